"""What plain Python calls of the rules is kept: anything else is compiled anew in every process."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

from kutter.engine.compiled import PatientCache
from kutter.games.registry import metas


def modules_of(game: str) -> Iterator[ModuleType]:
    package = import_module(f"kutter.games.{game}")
    folder = str(Path(package.__path__[0]))
    learning, _, _ = (metas()[game].learning or "").partition(":")
    for each in walk_packages([folder], f"{package.__name__}."):
        if each.name != learning:  # which calls no rules, and needs PyTorch
            yield import_module(each.name)


def plain_functions(module: ModuleType) -> Iterator[FunctionType]:
    owners: list[Any] = [module]
    owners += [each for _, each in inspect.getmembers(module, inspect.isclass)]
    for owner in owners:
        for _, each in inspect.getmembers(owner, inspect.isfunction):
            if each.__module__ == module.__name__:
                yield each


def names_in(code: CodeType) -> set[str]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return {*code.co_names}.union(*map(names_in, inner))


@pytest.mark.parametrize("game", list(metas()))
def test_what_python_calls_is_kept(game: str) -> None:
    functions = [each for module in modules_of(game) for each in plain_functions(module)]
    assert len(functions) > 50
    for function in functions:
        for name in names_in(function.__code__):
            called = function.__globals__.get(name)
            if isinstance(called, Dispatcher):
                told = f"{function.__module__}.{function.__qualname__} calls {name}"
                assert isinstance(vars(called)["_cache"], PatientCache), told
