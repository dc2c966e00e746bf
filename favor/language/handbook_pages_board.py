"""Pages of the rules reference: the map, moving on it, and what its tiles do. Text only."""

from __future__ import annotations

from favor.language.handbook_page import page
from favor.language.tongue import t

CHAPTER = t("The board")

PAGES = (
    page(
        "altar",
        "The Altar and its exits",
        "middle centre start corner exit leave home",
        "The Altar covers nine cells and is one space: all who stand on it share a tile and may attack each other. It is a "
        "Region of its own, cannot be moved, and takes no Trap.",
        "It has eight exits, two at each corner. An exit draws from the Region of the Settlement on that side.",
        "The four Settlements stand at the middle of its sides and turn their backs to it. Unless a house rule opens that "
        "road, the way from Altar to Settlement takes two steps at least: out by an exit, then in from the side.",
        "A tile laid beside the Altar from elsewhere is joined to it when its path meets an exit.",
        see="offering settlements revealing house-rules",
        rulings="14 18 44 51 136",
    ),
    page(
        "tiles",
        "Tiles and their symbols",
        "symbols regions kinds ruin event warp terrain blank clearing icons forest marshland mountain wasteland",
        "There are {region_tiles} Region Tiles in four Regions. A broken gate is a Ruin, a star an Event, a spiral a Warp, "
        "a plate a Terrain, a house a Settlement. A bare tile is only a road.",
        "A small square badge on a tile is no piece: it names whoever laid that tile since your last turn.",
        "Each tile belongs to the Region printed on it, wherever it comes to lie. Paths run to its open edges; where both "
        "touching edges carry a path, there is a way.",
        "The board has no border and a tile has room for everybody.",
        see="ruins events warp terrain settlements geometry",
        rulings="13 46 51",
    ),
    page(
        "moving",
        "Moving",
        "move basic movement walk step go travel path blocked cold dead end teleport",
        "A Basic Movement costs {basic_move} Energy and takes you to a Connected Tile, along a Warp, or onto unexplored "
        "ground. Cold makes each one dearer; without the whole price there is no step.",
        "A path that ends at a bare edge leads nowhere: there is a tile, but no door. From a dead end you walk back, Warp, "
        "or wait for a card.",
        "Cards that let you walk or teleport are no Basic Movements. They cost what the card costs, follow known paths "
        "unless the card says more, and neither Cold nor Poison minds them.",
        "A walk of several tiles arrives at each of them in turn, and ends early if you are Stunned or carried off.",
        see="revealing arriving warp geometry energy",
        rulings="33 39 42 57 58 64 65",
    ),
    page(
        "revealing",
        "Revealing a tile",
        "explore unexplored dashed new tile draw rotate turn place orientation stack empty region unknown",
        "Step along a path into the unknown and you pay one Basic Movement, draw the top tile of the stack, lay it there "
        "and stand on it. It acts on you at once.",
        "The stack is that of the tile you leave: a Settlement draws its own Region, the Altar that of the Settlement on "
        "the side you leave by.",
        "Turn the tile any way that carries on your path. Its other edges need not fit: where only one side has a path "
        "there is simply no way, and where both have one they are joined, whatever the Regions.",
        "There is no look before you pay, and a drawn tile cannot be handed back. If the stack is empty the step is "
        "refused and costs nothing.",
        see="moving altar arriving changing-the-board",
        rulings="33-38 40 41 45",
    ),
    page(
        "arriving",
        "Coming onto a tile",
        "arrive enter moves onto trigger trap poison event terrain forced teleport swap order standing still",
        "You come onto a tile whenever your standing piece changes tiles, by your own step or by anybody's card. Starting "
        "a turn, standing still and standing up again are no arrivals.",
        "Then, in this order: a Trap there springs; Poison bites, if it was a Basic Movement; the Event or Terrain acts. A "
        "Stun ends it there.",
        "If a card moved you, the card is finished first. An Event or Terrain acts in another player's turn as well, and "
        "whoever was moved decides and rolls. A house rule may let only Basic Movements wake them.",
        "When two players change places, the one whose turn it is arrives first. Between players on the same tile nothing "
        "happens.",
        see="traps events terrain statuses house-rules",
        rulings="52-56 59 97 99 119 138 139",
    ),
    page(
        "ruins",
        "Ruins and Delving",
        "delve relic treasure token ready spent check cross replenish dig",
        "A Ruin's token lies ready when the tile is revealed, by whomever. Stand there, pay {delve} Energy, turn the "
        "token to its spent side and draw 1 Relic. That is Delving.",
        "Delve as often as you stand on a ready Ruin and can pay. What you draw cannot be refused, not even a Curse.",
        "God Cards and Action Cards Replenish Ruins: spent tokens on the map turn ready again. The token travels with its "
        "tile.",
        "If no Relic is left anywhere, Delving is refused and costs nothing.",
        see="relics offering god-cards",
        rulings="66-70 118",
    ),
    page(
        "warp",
        "Warps",
        "warp tile spiral portal teleport jump link shortcut",
        "From a Warp Tile a Basic Movement may lead to any other revealed Warp, or to the Altar. It costs what a step "
        "costs, Poison bites, and you arrive as always.",
        "Nobody is ever made to Warp. The Altar is a goal only: there is no Warp away from it, unless a house rule opens "
        "the way.",
        "A Warp link is no path: tiles joined by it are neither Connected nor adjacent.",
        see="moving geometry house-rules",
        rulings="48 60-62",
    ),
    page(
        "terrain",
        "Terrains",
        "terrain tile text plate good bad swamp",
        "A Terrain does what is written on it to everybody who comes there, and again at each arrival. Every Region has a "
        "kind one and an unkind one.",
        "Many ask for a Challenge. Standing on one does nothing more; you have to come again.",
        see="arriving challenges",
        rulings="56 63",
    ),
    page(
        "events",
        "Events",
        "event card star draw choose one option encounter item",
        "Whoever comes onto an Event Tile draws an Event Card, does what it says and discards it. The same tile acts again "
        "at each arrival, several times in a turn if you like.",
        'On "choose one" you must choose. An option that can do nothing may be taken only if no option can do anything; a '
        "Challenge counts as able if either outcome could do something.",
        "Some Events leave you an Item. An Event Tile that is revealed without anybody stepping on it draws no card.",
        see="arriving items challenges",
        rulings="97-99 105",
    ),
    page(
        "settlements",
        "Settlements",
        "town settle settlement roll capture charm banner village steal",
        "A Settlement lies at each side of the Altar and never moves. It belongs to its Region and has three open edges: "
        "both flanks and the outer one.",
        "On a Settlement you may pay {settlement_roll} Energy for a Settlement roll: a Charm Challenge. Success captures "
        "its Banner for 1 Favor, even out of another player's hands. Failure costs only the Energy.",
        "Try as often as you can pay, but never for a Banner you already hold. Its owner rolls no defence; where they are "
        "and how strong does not matter.",
        see="banners challenges altar",
        rulings="14 45 87-89",
    ),
    page(
        "geometry",
        "Connected, adjacent, straight line",
        "range reach distance near line of sight row column neighbour path adjacent connected diagonal",
        "Connected: neighbours whose touching edges both carry a path. Warps do not count.",
        "Adjacent: sharing a side, with or without a path. Never your own tile, never across a corner. The Altar's "
        "neighbours are the Settlements and the tiles beyond its exits.",
        "Straight line: your own tile and those in one row or column, each Connected to the one before. A gap ends it, "
        "pieces do not, and everybody along it is in reach.",
        "A line may run across the Altar, which counts as one tile, so that all who stand there are in reach. From the "
        "Altar lines start at its eight exits. A house rule may end them there.",
        see="altar warp attacks house-rules",
        rulings="47-50 108",
    ),
    page(
        "changing-the-board",
        "Cards that change the board",
        "move rotate turn shift a tile add place god card earthquake sealed map closed unconnected",
        "A card may move or turn a Region Tile that no piece stands on. Altar and Settlements stay. It must be done "
        "if any such change is possible; turning by nothing is no change.",
        "The tile must join a path where it comes to lie, and afterwards every tile must still have a way to the Altar or "
        "a Settlement. Warps are no way. Traps and Ruin tokens travel along.",
        "To add a tile, choose the Region before you see the tile, then any place where a path meets a path, also on "
        "another Region's side. Nobody moves, so nothing is triggered.",
        "A map that has closed on all sides is allowed; such cards are the way out.",
        see="revealing geometry god-cards",
        rulings="43 118 132-136",
    ),
)
