"""What Numba's compiler does with rules: each is simplified once, and entries become machine code.

Left to itself it would optimize every function with all that it calls, and make machine code of
it: a rule ten calls deep ten times over. And one that is long would be copied to wherever it is
called, which takes minutes and gains nothing.
"""

from collections.abc import Callable
from typing import Any, Final

from numba.core import codegen as untyped_codegen
from numba.core import compiler as untyped_compiler

codegen: Any = untyped_codegen
compiler: Any = untyped_compiler
LONG: Final = 2000
"""Lines of the compiler's own code: what has fewer goes into whatever calls it, with all that went
into it. Search and play are as fast as if everything did; at 800 search loses a twentieth."""


class EntryCompiler(compiler.Compiler):  # type: ignore[misc]
    """For what Python calls. Where a rule calls it, the optimizer may choose."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.flags.forceinline = False


class RuleCompiler(EntryCompiler):
    """For what only other rules call: it ends before machine code."""

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        state = self.state
        state.flags.no_compile = state.flags.no_cpython_wrapper = True
        state.library = RuleLibrary(state.targetctx.codegen(), function.__qualname__)
        result = super().compile_extra(function)
        name_for_callers = object()
        state.targetctx.insert_user_function(name_for_callers, result.fndesc, [result.library])
        return result._replace(entry_point=name_for_callers)


class RuleLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule's code, and that of the long rules that it calls."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        passes, builder = self._codegen._module_pass_manager(
            opt=0, loop_vectorize=False, slp_vectorize=False, cost="cheap"
        )
        passes.run(self._final_module, builder)
        for function in self._final_module.functions:
            is_own = not function.is_declaration and function.linkage.name == "external"
            if is_own and str(function).count("\n") < LONG:
                function.add_function_attribute("alwaysinline")
        self._finalized = True
