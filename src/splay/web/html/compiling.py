"""How templates are turned into Python: Jinja's environment, with two of its costs taken out.

It uses nothing of Jinja but its documented interface: `compile`, `make_globals`, the nodes and their visitor.
"""

from collections.abc import MutableMapping
from operator import call
from typing import Any, Final

from jinja2 import Environment, nodes
from jinja2.visitor import NodeTransformer

CALL: Final = "call"
"""The filter that calls what it filters."""


class QuickEnvironment(Environment):
    """An environment whose templates call and look up things in a quicker way.

    What all templates know is looked up in one dictionary: Jinja's chain of them is copied for every include.
    Jinja examines everything that is called, in case it needs the context; a filter it simply calls, at compile time
    if all its arguments are constant.  So templates are compiled with filters where calls were written.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.filters[CALL] = call

    def compile(
        self,
        source: str | nodes.Template,
        name: str | None = None,
        filename: str | None = None,
        *more: Any,
        **named: Any,
    ) -> Any:
        """Turn a template into Python; arguments and result are those of Jinja's method."""
        tree = self.parse(source, name, filename) if isinstance(source, str) else source
        return super().compile(_CallsToFilters(self).visit(tree), name, filename, *more, **named)

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template knows."""
        return {**self.globals, **(d or {})}


class _CallsToFilters(NodeTransformer):
    """Changes calls into filters.

    A function that is also a filter becomes it: ``icon('crown')`` becomes ``'crown'|icon``; templates use the names of
    these for nothing else.  Macros, and whatever is called of what a template shows, need no context and become
    arguments of the filter that calls them: ``pile(cards)`` becomes ``pile|call(cards)``.
    """

    def __init__(self, environment: Environment) -> None:
        self._environment = environment

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:  # noqa: N802 - Jinja's name
        """Change a call and any calls among its arguments."""
        self.generic_visit(node)
        called = node.node
        if not isinstance(called, nodes.Name) or called.name not in self._environment.globals:
            return self._filter(node, called, CALL, node.args)
        if called.name in self._environment.filters and node.args:
            return self._filter(node, node.args[0], called.name, node.args[1:])
        return node

    def visit_CallBlock(self, node: nodes.CallBlock) -> nodes.CallBlock:  # noqa: N802 - Jinja's name
        """Change what stands in a block that is handed to a macro; the call itself has to remain one."""
        itself = node.call
        self.generic_visit(node)
        node.call = itself
        return node

    def _filter(self, node: nodes.Call, first: nodes.Expr, name: str, args: list[nodes.Expr]) -> nodes.Filter:
        more = (args, node.kwargs, node.dyn_args, node.dyn_kwargs)
        return nodes.Filter(first, name, *more, lineno=node.lineno, environment=self._environment)
