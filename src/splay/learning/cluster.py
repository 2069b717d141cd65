"""Self-play on more than one machine, with Ray."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from types import TracebackType
from typing import Any, TypeVar

from splay.env.errors import need

Task = TypeVar("Task")
Done = TypeVar("Done")


class Cluster:
    """Machines that share work; to be used in a ``with`` statement, at whose end they are left.

    Attributes:
        processes: how many tasks they can do at once.
    """

    def __init__(self, address: str) -> None:
        """Join a cluster.

        Args:
            address: of its head, as Ray has it: ``auto`` for the one this machine belongs to, ``local`` to start one
                on this machine alone.

        Raises:
            MissingPackage: Ray is not installed.
            ConnectionError: there is no cluster at this address.
        """
        need("a cluster", "ray")
        ray: Any = import_module("ray")
        self._ray = ray
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
        self.processes = int(ray.cluster_resources().get("CPU", 1))

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()

    def each(self, work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
        """Do all tasks, and give what comes of each as soon as it is done.

        Args:
            work: does one; it and the tasks are sent to other machines, which need the same version of Splay.
            tasks: what is to be done.
            processes: ignored: Ray knows where there is room.
        """
        remote = self._ray.remote(work)
        left = [remote.remote(task) for task in tasks]
        while left:
            done, left = self._ray.wait(left)
            yield from self._ray.get(done)
