"""Threads that all do the same whenever they are asked; to ask a pool of futures takes longer."""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from weakref import finalize

from kutter.language.errors import BadInput

Task = Callable[[], int]
Answers = SimpleQueue[int | BaseException]
Tasks = SimpleQueue[tuple[Task, Answers] | None]


class Team:
    """They end with it, or when they are dismissed."""

    def __init__(self, number: int) -> None:
        self._tasks: Tasks = SimpleQueue()
        self._members: list[Thread] = []
        self._answers: Answers = SimpleQueue()
        self._asked = 0
        self._dismissal = finalize(self, dismiss, self._tasks, number)
        for _ in range(number):
            member = Thread(target=work, args=(self._tasks,), daemon=True)
            member.start()
            self._members.append(member)

    def ask(self, task: Task) -> None:
        """Each of them, once."""
        if not self._dismissal.alive:
            raise BadInput("lab-batch-is-closed")
        self._answers, self._asked = SimpleQueue(), 0
        for _ in self._members:
            self._tasks.put((task, self._answers))
            self._asked += 1

    def answers(self) -> list[int]:
        """Of all, also if somebody interrupts; what one of them raised is raised."""
        found: list[int | BaseException] = []
        while self._asked > 0:
            try:
                found.append(self._answers.get())
                self._asked -= 1
            except KeyboardInterrupt:
                continue
        for each in found:
            if isinstance(each, BaseException):
                raise each
        return [each for each in found if isinstance(each, int)]

    def dismiss(self) -> None:
        self._dismissal()
        for member in self._members:
            member.join()


def dismiss(tasks: Tasks, number: int) -> None:
    for _ in range(number):
        tasks.put(None)


def work(tasks: Tasks) -> None:
    while do_next(tasks):
        pass  # and nothing that was asked is held any longer


def do_next(tasks: Tasks) -> bool:
    asked = tasks.get()
    if asked is None:
        return False
    task, answers = asked
    try:
        answers.put(task())
    except BaseException as error:
        answers.put(error)
    return True
