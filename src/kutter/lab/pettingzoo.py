"""The games for PettingZoo: `env` asks one seat at a time, `parallel_env` all at once.

Whoever imports this may `pettingzoo.make("aec", "kutter/Title-v1", players=…)`, with the title of a
game, or "parallel".

Versions:

- v1: actions and observations of version 1, as docs/research.md has them.
"""

from operator import index
from secrets import randbits
from typing import Any, ClassVar, Final, cast

import numpy as np

from kutter.games.contract import Json
from kutter.lab.drawing import MODES, drawing_of
from kutter.lab.extras import environments, needs
from kutter.lab.spaces import new_spaces
from kutter.lab.tables import Table
from kutter.language.errors import BadInput

try:
    from pettingzoo import AECEnv, ParallelEnv, register
except ModuleNotFoundError as missing:
    raise needs("PettingZoo") from missing

Observation = dict[str, Any]
SEED_BITS: Final = 63


class Seats:
    """What both kinds have: a table, its agents and their spaces."""

    kind: ClassVar[dict[str, Any]] = {}
    """What is said of it in `metadata`."""
    waiting: ClassVar[int]
    """How many actions there are for who owes no move."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Json | None = None,
        *,
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        """`options`, `history`, `floats`, `setups` and `box` as in `lab.batch`."""
        self.render_mode = render_mode
        self.table: Final = Table(game, players, options, **how)
        self.table.begin(randbits(SEED_BITS))
        self.metadata: dict[str, Any] = {
            "name": f"kutter_{game}_v1",
            "render_modes": [],
            **self.kind,
        }
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        lab, history, floats = self.table.lab, self.table.history, self.table.floats
        spaces = {
            agent: new_spaces(lab, history, floats, self.waiting) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: each[0] for agent, each in spaces.items()}
        self.action_spaces = {agent: each[1] for agent, each in spaces.items()}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return drawing_of(self.table) if self.render_mode in MODES else None

    def close(self) -> None:
        self.table.close()

    def begin(self, seed: int | None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]

    def gains(self) -> dict[str, float]:
        """Each seat's share of the win less the fair share, once a game is over."""
        return dict(zip(self.possible_agents, self.table.arrays.reward[0].tolist(), strict=True))


class raw_env(Seats, AECEnv):  # type: ignore[misc]  # noqa: N801  its name in PettingZoo
    """One decision a step. Where several seats owe one, they are asked in the order of their seats:
    choices are sealed until all have chosen.

    Only who is asked is observed; others when `observe` asks for them. What is not legal is
    refused. Who observes after the end sees zeros.
    """

    kind: ClassVar[dict[str, Any]] = {"is_parallelizable": False}
    waiting: ClassVar[int] = 0

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.table.over:
            self._was_dead_step(action)
        elif self.table.take(index(cast("int", action))):
            self.rewards = self.gains()
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]


env = raw_env
"""Without wrappers: it checks actions itself."""


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """A decision of every seat that owes one, together. There is one action more, the last: to
    wait. Who owes nothing may only wait, who owes something may not.
    """

    waiting: ClassVar[int] = 1

    def reset(
        self, seed: int | None = None, options: Json | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        found = {}
        self.legal: list[Any] = []
        for seat, agent in enumerate(self.possible_agents):
            seen = self.table.observe(seat)
            mask = seen["action_mask"]
            may_wait = not (self.table.over or mask.any())
            self.legal.append(mask)
            found[agent] = {**seen, "action_mask": np.append(mask, np.int8(may_wait))}
        return found

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Who may only wait can be left out."""
        agents, wait = self.agents, self.table.lab.actions.size
        if not agents:
            return {}, {}, {}, {}, {}
        chosen = [index(actions.get(agent, wait)) for agent in self.possible_agents]
        self.check(chosen)
        for seat in np.flatnonzero(self.table.arrays.owing[0]).tolist():
            self.table.take(chosen[seat])
        over = self.table.over
        self.agents = [] if over else agents
        return (
            self.observations(),
            self.gains(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def check(self, chosen: list[int]) -> None:
        """All of them before any is taken."""
        wait = self.table.lab.actions.size
        owing = self.table.arrays.owing[0].tolist()
        for action, owes, mask in zip(chosen, owing, self.legal, strict=True):
            is_legal = 0 <= action < wait and mask[action] == 1 if owes else action == wait
            if not is_legal:
                raise BadInput("lab-action-illegal", game="0", action=str(action))


for environment, name in environments():
    register("aec", environment, env, kwargs={"game": name})
    register("parallel", environment, parallel_env, kwargs={"game": name})
