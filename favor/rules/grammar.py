"""All handlers of the card language in one table."""

from __future__ import annotations

from types import MappingProxyType

from favor.rules.amounts import AMOUNTS
from favor.rules.compiler import Grammar
from favor.rules.conditions import CONDITIONS
from favor.rules.effects import flow, gaining, harming, instead, moving

GRAMMAR = Grammar(
    verbs=MappingProxyType(dict((*harming.VERBS, *gaining.VERBS, *moving.VERBS, *flow.VERBS, *instead.VERBS))),
    conditions=CONDITIONS,
    amounts=AMOUNTS,
)
