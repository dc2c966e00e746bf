"""The small words of the English catalogue: nouns, amounts, filters, modifiers, costs, links. Holds no logic."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_NOUNS = {
    "you": "you", "your": "your", "they": "they", "them": "them", "their": "their", "theirs": "theirs",
    "and": "and", "or": "or", "who": "who", "that": "that",
    "role.you": "you", "role.active_player": "the active player", "role.opponents": "each opponent",
    "role.everyone": "each player", "role.holder": "the holder", "role.nobody": "nobody", "role.anyone": "any player",
    "somebody": "that player", "somebody.anyone": "a player", "somebody.opponents": "an opponent",
    "somebody.active_player": "the active player", "some_player": "a player", "the_source": "whoever dealt it",
    "of": "the {thing} of {who}", "owned": "{who}'s {thing}", "owned_by": "of {who}",
    "of_yours": "{cards} of yours", "of_theirs": "{cards} of theirs",
    "tile": "Tile", "region": "Region", "challenge.word": "Challenge", "turn": "turn", "next_turn": "next turn", "hand": "hand", "boon": "Boon", "heart": "Heart",
    "place.altar": "the Altar", "place.this_tile": "this Tile", "ruin_on": "the Ruin on {place}",
    "region_named": "the {region} Region", "region_of": "{whose}",
    "that.card": "that card", "that.tile": "that Tile", "that.status": "that status", "that.to_tile": "that Tile",
    "that.from_tile": "the Tile they left", "nothing": "nothing happens",
    "kind.blank": "blank", "kind.ruin": "Ruin", "kind.event": "Event", "kind.warp": "Warp", "kind.terrain": "Terrain",
    "kind.settlement": "Settlement", "kind.altar": "Altar", "kind.region": "Region", "kind.alone": "Settlement",
    "side.ready": "ready", "side.spent": "spent", "stunned": "Stunned", "tagged": "{tag} card",
    "status.cold": "Cold", "status.poison": "Poisoned", "status.silenced": "Silenced", "status.invisible": "Invisible",
    "type.attack": "Attack Card", "type.spell": "Spell", "type.hex": "Hex", "type.trap": "Trap Card",
    "type.any": "Action Card", "challenge.of": "a {stat} Challenge", "challenge.any": "a Challenge", "challenge.bare": "{stat} Challenge",
}  # fmt: skip

_SETS = {
    "set.everyone": "player|players", "set.opponents": "opponent|opponents", "set.you": "player|players",
    "set.revealed_tiles": "Tile|Tiles", "set.tiles_next_to_you": "Tile|Tiles", "set.line_from_you": "Tile|Tiles",
    "set.this_tile": "Tile|Tiles", "set.your_hand": "Action Card|Action Cards", "set.your_relics": "Relic|Relics",
    "set.your_items": "Item|Items", "set.discarded_actions": "Action Card|Action Cards",
    "set.discarded_relics": "Relic|Relics", "set.your_banners": "Banner|Banners", "set.all_banners": "Banner|Banners",
    "set.ruins": "Ruin|Ruins", "set.traps": "trapped Tile|trapped Tiles", "set.regions_with_tiles": "Region|Regions",
    "set.hand": "Action Card|Action Cards", "set.relics": "Relic|Relics", "set.items": "Item|Items",
    "set.banners": "Banner|Banners",
    "set.tiles_next_to_you.before": "adjacent", "set.line_from_you.behind": "in a straight line of Connected Tiles",
    "set.your_hand.at": "in your hand", "set.your_relics.at": "of yours", "set.your_items.at": "of yours",
    "set.your_banners.at": "of yours", "set.all_banners.at": "held by players",
    "set.discarded_actions.at": "in the discard pile", "set.discarded_relics.at": "in the discard pile",
    "set.held": "held by players", "set.discarded_actions.from": "from the discard pile", "set.discarded_relics.from": "from the discard pile",
    "set.your_hand.from": "from your hand", "set.all_banners.from": "from a player",
    "set.ruins.at": "on the board", "set.traps.at": "on the board", "set.revealed_tiles.at": "on the board",
    "take.all": "all {thing}", "take.any": "any number of {thing}", "take.some": "one or more {thing}",
    "take.exactly": "{low} {thing}", "take.upto": "up to {high} {thing}", "take.range": "{low} to {high} {thing}",
    "each": "each {thing}", "each_of": "each of {who}", "any": "any {thing}", "any.other": "any other {thing}", "another": "another {thing}",
    "random": "random {thing}", "random.many": "random {thing}", "random.other": "random other {thing}",
    "of_choice": "{thing} of your choice",
}  # fmt: skip

_FILTERS = {
    "on": "on {place}", "on.another": "on another Tile", "on.adjacent": "on an adjacent Tile",
    "on.connected": "on a Connected Tile", "on.adjacent.to": "on a Tile adjacent to {place}",
    "on.connected.to": "on a Tile Connected to {place}", "on.here_or_adjacent": "on your Tile or an adjacent one",
    "adjacent": "adjacent", "connected": "Connected", "adjacent.to": "adjacent to {place}",
    "connected.to": "Connected to {place}", "in_line": "in a straight line of Connected Tiles",
    "in_line.any": "in any straight line of Connected Tiles", "in_line.mark": "straight line",
    "within": "up to {n} Connected {n:Tile|Tiles} away", "within.mark": "away",
    "within.of": "up to {n} Connected {n:Tile|Tiles} from {place}", "anywhere": "anywhere",
    "occupied": "with a player on it", "occupied.not": "with no player on it", "trapped": "with a Trap Token",
    "trapped.not": "without a Trap Token", "whose_boon": "whose Boon is {side}", "with": "with {what}",
    "not_kind": "that is not {kind}", "you_included": "{tail}, you included,",
    "lowest": "with the least {what}", "highest": "with the most {what}", "lowest.pieces": "with the fewest {what}",
    "highest.pieces": "with the most {what}",
}  # fmt: skip

_AMOUNTS = {
    "number": "that many", "number.dealt": "the damage dealt", "number.lost": "the Hearts lost", "number.amount": "that",
    "amount.count": "the number of {things}", "amount.count.bound": "that many", "amount.half.up": "half {of} (rounded up)",
    "amount.half.down": "half {of} (rounded down)", "amount.sum": " plus ", "amount.least": "the least of {of}",
    "amount.most": "the most of {of}", "amount.least.number": "{of}, but at most {number}",
    "amount.most.number": "{of}, but at least {number}",
    "stat.fight": "Fight", "stat.charm": "Charm", "stat.wit": "Wit", "stat.hearts": "Hearts",
    "tally.favor": "Favor", "tally.energy": "Energy", "tally.relics": "Relics", "tally.hand": "Action Cards",
    "tally.banners": "Banners", "tally.cracked_hearts": "cracked Hearts", "tally.hand.most": "Action Cards in hand",
    "tally.favor.many": "Favor", "tally.energy.many": "Energy", "tally.relics.many": "Relics",
    "tally.hand.many": "Action Cards", "tally.banners.many": "Banners", "tally.cracked_hearts.many": "cracked Hearts",
    "tally.relics.one": "Relic", "tally.hand.one": "Action Card", "tally.banners.one": "Banner",
    "tally.cracked_hearts.one": "cracked Heart",
    "some": "a {thing}", "none": "no {thing}", "compare.equals": "exactly {n} {thing}",
    "compare.at_least": "at least {n} {thing}", "compare.at_most": "at most {n} {thing}",
    "compare.above": "more than {n} {thing}", "compare.below": "fewer than {n} {thing}",
    "compare.below.mass": "less than {n} {thing}", "test.equals": "is {n}", "test.at_least": "is at least {n}",
    "test.at_most": "is at most {n}", "test.above": "is above {n}", "test.below": "is below {n}",
    "per": "{verb} for each {thing}", "per.plus": "{verb}, plus 1 for each {thing}", "per.cap": "{text}, up to {n}",
    "times.equals": "exactly {n} {n:time|times}", "times.at_least": "at least {n} {n:time|times}",
    "times.at_most": "at most {n} {n:time|times}", "times.above": "more than {n} {n:time|times}",
    "times.below": "less than {n} {n:time|times}",
    "or_between": "{low} or {high}", "to_between": "{low} to {high}",
}  # fmt: skip

_DONE = {
    "done.basic_move": "made a Basic Movement", "done.tile_entered": "come onto a Tile",
    "done.trap_sprung": "sprung a Trap", "done.challenge_rolled": "made a Challenge",
    "done.settlement_rolled": "rolled at a Settlement", "done.basic_attacked": "made a Basic Attack",
    "done.tile_revealed": "revealed a Tile", "done.item_used": "used an Item",
    "done.action_card_played": "played an Action Card", "done.played": "played {card}",
    "done.event_drawn": "drawn an Event Card", "done.favor_gained": "gained Favor", "done.card_drawn": "drawn cards",
    "done.relic_gained": "gained a Relic", "done.relic_lost": "lost a Relic",
    "done.banner_captured": "captured a Banner", "done.offered": "made an Offering", "done.boon_used": "used a Boon",
    "done.delved": "Delved", "done.damage_dealt": "dealt damage", "done.stunned": "Stunned a player",
    "done.healed": "healed",
}  # fmt: skip

_MODIFIERS = {
    "modifier.has": "[have/has] {bonus}", "bonus": "{n} {stat}", "base": "base {stat}", "modifier.set_base": "is {n}",
    "modifier.add": "is raised by {n}", "modifier.times": "is multiplied by {n}", "modifier.times.two": "is doubled",
    "modifier.multiply": "multiply {what} by {n}", "modifier.multiply.two": "double {what}",
    "modifier.force": "is always {n}", "modifier.force.while": "is {n}", "modifier.cost": "[cost/costs] {price}",
    "modifier.pays": "[pay/pays] {price} for {things}", "modifier.forbid": "cannot {things}",
    "price.more": "{n} more Energy", "price.less": "{n} less Energy", "price.add": "more Energy: {n}",
    "price.set_base": "{n} Energy", "price.force": "{n} Energy", "price.times": "{n} times the Energy",
    "the_first": "first {things} each turn", "the_next": "next {things}", "the_next.turn": "next {things} this turn",
    "forbid.basic_move": "make Basic Movements", "forbid.basic_attack": "make Basic Attacks", "forbid.delve": "Delve",
    "forbid.offer": "make Offerings", "forbid.settlement_roll": "roll at Settlements",
    "forbid.use_boon": "use {their} Boon", "forbid.use_items": "use Items",
    "forbid.play_action_cards": "play Action Cards", "forbid.spring_trap": "Traps do not spring for {who}",
    "forbid.be_targeted": "opponents' Action Cards cannot target {who}",
    "cost.basic_move": "Basic Movement|Basic Movements", "cost.basic_attack": "Basic Attack|Basic Attacks",
    "cost.delve": "Delve|Delves", "cost.offer": "Offering|Offerings",
    "cost.settlement_roll": "Settlement roll|Settlement rolls", "cost.action": "Action Card|Action Cards",
    "cost.attack": "Attack Card|Attack Cards", "cost.spell": "Spell|Spells", "cost.hex": "Hex|Hexes",
    "cost.trap": "Trap Card|Trap Cards",
    "duration.end_of_turn_of": "until the end of {whose}", "duration.start_of_turn_of": "until the start of {next}",
    "duration.end_of_next_turn_of": "until the end of {next}", "duration.uses": "until it has worked {n} {n:time|times}",
    "duration.leaves_play": "while this is in play",
}  # fmt: skip

_LINKS = {
    "link.and": " and ", "link.then": ", then ", "afterwards": "afterwards, {text}", "if": "if {text}",
    "unless": "unless {text}", "while": "while {text}", "if_before": "if {condition}, {text}",
    "only_if": "{text}, if {condition}", "may": "may {act}", "you_may": "you may {act}", "the": "the {thing}", "from": "from {place}",
    "cost.energy": "pay {n} Energy", "cost.discard_this": "discard this", "cost.flip_boon": "spend your Boon",
    "cost.to": "{cost} to {text}", "cost.colon": "{cost}: {text}",
    "reaction": "{word} {event}, {effects}", "when": "when", "whenever": "whenever", "after": "after", "at": "{event}, {effects}", "first": "{text} first",
    "next_time": "the next time {event}, {effects}", "next_time.turn": "the next time {event} this turn, {effects}",
    "for_a_while": "{until}, whenever {event}, {effects}", "limited": "{limit}, {text}", "limit.once": "once",
    "limit.twice": "twice", "limit.often": "{n} times", "per.turn": "a turn", "per.your_turn": "on each of your turns",
    "per.game": "a game", "on_your_turn": " on your turn", "on_another_turn": " on another player's turn",
    "cause.basic_attack": "Basic Attack", "cause.attack_card": "Attack Card", "cause.spell": "Spell",
    "cause.hex": "Hex", "cause.trap": "Trap", "cause.status": "status", "cause.relic": "Relic", "cause.item": "Item",
    "cause.god": "God Card", "cause.event": "Event", "cause.terrain": "Terrain", "cause.boon": "Boon",
    "cause.with": " with {causes}", "cause.from": " from {causes}",
    "playable": "play this only if {text}", "status": "{until}, {text}",
}  # fmt: skip

SMALL: Mapping[str, str] = MappingProxyType(
    {**_NOUNS, **_SETS, **_FILTERS, **_AMOUNTS, **_DONE, **_MODIFIERS, **_LINKS}
)
"""Everything but verbs, conditions and events."""
