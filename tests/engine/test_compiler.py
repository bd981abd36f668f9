"""What becomes of rules: short ones go into what calls them, and entries become machine code."""

from typing import Any

import pytest

from kutter.engine import compiler as module
from kutter.engine.compiled import compiled, entry, numba

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")


def new_rule() -> Any:
    @compiled
    def steps(number: int) -> int:
        total = 0
        while number != 1:
            number = number // 2 if number % 2 == 0 else 3 * number + 1
            total += 1
        return total

    return steps


def made_of(rule: Any) -> Any:
    rule.compile((numba.int64,))
    (made,) = rule.overloads.values()
    made.library._ensure_finalized()
    return made


@pytest.mark.parametrize(("long", "is_copied"), [(2000, True), (10, False)])
def test_a_short_rule_goes_into_what_calls_it_and_a_long_one_is_called(
    long: int, is_copied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONG", long)
    made = made_of(new_rule())
    function = made.library.get_function(made.fndesc.llvm_func_name)
    words = {word for group in function.attributes for word in group.split()}
    assert (b"alwaysinline" in words) == is_copied


def test_a_rule_has_nothing_that_only_python_needs() -> None:
    made = made_of(new_rule())
    assert [each.name for each in made.library.get_defined_functions()] == [
        made.fndesc.llvm_func_name
    ]


def test_python_may_call_a_rule_all_the_same() -> None:
    steps = new_rule()

    @entry
    def twice(number: int) -> int:
        once: int = steps(number)
        return 2 * once

    assert steps(6) == 8
    assert twice(6) == 2 * 8
    assert steps(6) == 8


def test_an_error_that_a_rule_raises_comes_out_of_the_entry() -> None:
    @compiled
    def small(number: int) -> int:
        if number > 9:
            raise ValueError("too much")
        return number

    @entry
    def called(number: int) -> int:
        return small(number)

    assert called(9) == 9
    with pytest.raises(ValueError, match="too much"):
        called(10)
