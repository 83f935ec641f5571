"""The guard of import_memory: a file changes what is remembered only after a human has seen the difference."""

from __future__ import annotations

from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm


def memory_import(args: Args, facts: Facts) -> GuardVerdict:
    """Allow an import that changes nothing; `facts` say how many entries would."""
    changes = facts["changes"]
    if not changes:
        return ALLOW
    return confirm("memory_changes", count=changes)


def facts_deletion(args: Args, facts: Facts) -> GuardVerdict:
    """Confirm that several facts are forgotten at once, or one that was found by what it is about, which the binding
    puts in a list: none of them comes back."""
    given = args["fact_id"]
    if not isinstance(given, list):
        return ALLOW
    return confirm("facts_forgotten", count=len(given)) if len(given) > 1 else confirm("fact_meant")
