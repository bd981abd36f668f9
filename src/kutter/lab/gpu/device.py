"""Runs exported kernels on a GPU: many games in step, as `kutter.lab.batch` does on the CPU.

This file is copied beside the kernels and needs nothing of Kutter, nor a compiler: NumPy, an
NVIDIA driver, and PyTorch or CuPy for arrays. `Batch(folder, case, 65536)` begins.
"""

import ctypes
import hashlib
import json
from argparse import ArgumentParser
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np

BLOCK: Final = 64
"""Threads that are launched together; the kernel `step` is made for as many."""
ADVISERS: Final = 8
"""The same for mates: of more, each would wait while the others think of something else."""
BEGIN: Final = -1
RANDOM: Final = -2
WAIT: Final = -3
MATE: Final = -4
"""What an action may be beside a number of the list: see docs/research.md."""
COMPARED: Final = 256
STEPS: Final = 600
"""Enough for every game to end more than once."""
ASKED: Final = 32
PLAYED_OUT: Final = 3
PLAY_SEED: Final = "play"
MOST_TOLD: Final = 3
PTX_LOG: Final = 8192
ERROR_LOG_BUFFER: Final = 5
ERROR_LOG_BYTES: Final = 6
CARVEOUT: Final = 9
"""Options of the driver."""
SHARED: Final = 50
"""Percent of a processor's quick memory that blocks share; the rest is its cache for states."""


class Driver:
    """CUDA's driver, as far as kernels need it."""

    def __init__(self) -> None:
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self._call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), 0)
        # The one that PyTorch and CuPy use too.
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)

    def _call(self, name: str, *arguments: Any) -> None:
        code = getattr(self.cuda, name)(*arguments)
        if code != 0:
            text = ctypes.c_char_p()
            self.cuda.cuGetErrorName(code, ctypes.byref(text))
            raise RuntimeError(f"{name}: {(text.value or b'unknown').decode()} ({code})")

    def kernel(self, ptx: bytes) -> ctypes.c_void_p:
        """The one of a file, made for the GPU at hand."""
        module, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        log = ctypes.create_string_buffer(PTX_LOG)
        options = (ctypes.c_int * 2)(ERROR_LOG_BUFFER, ERROR_LOG_BYTES)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), PTX_LOG)
        try:
            self._call("cuModuleLoadDataEx", ctypes.byref(module), ptx + b"\0", 2, options, values)
        except RuntimeError as error:
            raise RuntimeError(f"{error}: {log.value.decode()}") from None
        name = ptx.split(b".entry ")[1].split(b"(")[0].strip()
        self._call("cuModuleGetFunction", ctypes.byref(kernel), module, name)
        if b".shared" in ptx:
            self._call("cuFuncSetAttribute", kernel, CARVEOUT, SHARED)
        return kernel

    def launch(
        self, kernel: ctypes.c_void_p, threads: int, block: int, words: list[int], stream: int
    ) -> None:
        """`words`: its arguments, each of eight bytes."""
        held = (ctypes.c_int64 * len(words))(*words)
        first, size = ctypes.addressof(held), ctypes.sizeof(ctypes.c_int64)
        places = (ctypes.c_void_p * len(words))(*(first + size * n for n in range(len(words))))
        grid = -(-threads // block)
        self._call(
            "cuLaunchKernel", kernel, grid, 1, 1, block, 1, 1, 0, ctypes.c_void_p(stream), places,
            None,
        )  # fmt: skip


class PyTorch:
    """Arrays are tensors on the GPU."""

    def __init__(self) -> None:
        self.torch: Any = import_module("torch")
        self.torch.zeros(1, device="cuda")

    def put(self, array: Any) -> Any:
        return self.torch.from_numpy(array).to("cuda")

    def get(self, array: Any) -> Any:
        return array.cpu().numpy()

    def address(self, array: Any) -> int:
        return int(array.data_ptr())

    def synchronize(self) -> None:
        self.torch.cuda.synchronize()

    def stream(self) -> int:
        return int(self.torch.cuda.current_stream().cuda_stream)

    def whole(self, array: Any) -> Any:
        """64-bit, on the GPU, one after the other."""
        return self.torch.as_tensor(array, dtype=self.torch.int64, device="cuda").contiguous()

    def taken(self, table: Any, codes: Any) -> Any:
        return table[codes.long()]

    def divided(self, codes: Any, most: int) -> Any:
        return codes.float() / most

    def joined(self, parts: list[Any]) -> Any:
        return self.torch.cat(parts, 1)


class CuPy:
    """Arrays are CuPy's."""

    def __init__(self) -> None:
        self.cupy: Any = import_module("cupy")
        self.cupy.zeros(1)

    def put(self, array: Any) -> Any:
        return self.cupy.asarray(array)

    def get(self, array: Any) -> Any:
        return array.get()

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def synchronize(self) -> None:
        self.cupy.cuda.Device().synchronize()

    def stream(self) -> int:
        return int(self.cupy.cuda.get_current_stream().ptr)

    def whole(self, array: Any) -> Any:
        return self.cupy.asarray(array, self.cupy.int64, order="C")

    def taken(self, table: Any, codes: Any) -> Any:
        return table[codes]

    def divided(self, codes: Any, most: int) -> Any:
        return codes.astype(self.cupy.float32) / self.cupy.float32(most)

    def joined(self, parts: list[Any]) -> Any:
        return self.cupy.concatenate(parts, 1)


def memory() -> PyTorch | CuPy:
    """PyTorch's, or CuPy's where that is missing."""
    try:
        return PyTorch()
    except ImportError:
        return CuPy()


class Kernels:
    """Of one game, from a folder that `python -m kutter.lab.gpu` wrote."""

    def __init__(self, folder: str | Path, game: str, arrays: PyTorch | CuPy | None = None) -> None:
        self.folder = Path(folder)
        self.manifest = json.loads((self.folder / "manifest.json").read_text())
        self.game = self.manifest["games"][game]
        self.arrays = arrays or memory()
        self.driver = Driver()
        self._files = {name: self.folder / f"{game}-{name}.ptx" for name in self.game["kernels"]}
        self._kernels: dict[str, Any] = {}

    def launch(self, name: str, threads: int, given: dict[str, Any], block: int = BLOCK) -> None:
        """A thread a game, on the stream of the moment. The first launch makes it for the GPU."""
        if name not in self._kernels:
            self._kernels[name] = self.driver.kernel(self._files[name].read_bytes())
        words: list[int] = []
        for argument in self.game["kernels"][name]:
            found = given[argument["name"]]
            if argument["bytes"] is None:
                words.append(int(found))
            else:
                words += words_of(self.arrays.address(found), found.shape, argument)
        self.driver.launch(self._kernels[name], threads, block, words, self.arrays.stream())


def words_of(address: int, shape: Any, argument: dict[str, Any]) -> list[int]:
    """An array as Numba's kernels take it: nobody's, nobody's, how many, how large, where, then its
    shape and its strides. Structs are rows of bytes to us, and one thing each to them."""
    size = argument["bytes"]
    shape = [int(each) for each in shape][: argument["axes"]]
    items = int(np.prod(shape))
    strides = [size * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    return [0, 0, items, size, address, *shape, *strides]


class Batch:
    """Some games in step on a GPU, with the same games as `kutter.lab.batch` of the same seed.

    `arrays` has what that has: seat, owing, mask, plain, history, perfect, done, reward, score.
    An illegal action leaves its game as it was and is told by `illegal`, which has a row a game.
    """

    def __init__(
        self, folder: str | Path, case: str, n: int, seed: int = 0, *, history: bool = False,
        perfect: bool = False, arrays: PyTorch | CuPy | None = None,
    ) -> None:  # fmt: skip
        manifest = json.loads((Path(folder) / "manifest.json").read_text())
        self.case = manifest["cases"][case]
        self.kernels = Kernels(folder, self.case["game"], arrays)
        self.memory = self.kernels.arrays
        self.game = self.kernels.game
        self.right = np.load(Path(folder) / f"{case}.npz")
        starts = self.right["starts"]
        self.n = n
        put, players = self.memory.put, self.case["players"]
        courses = np.zeros((n, 3), np.uint64)
        courses[:, 0] = [first_bits("lab", seed, game) for game in range(n)]
        choosers = [first_bits("lab choices", seed, game) for game in range(n)]
        sizes = {name: size_of(layout) for name, layout in self.game["layouts"].items()}
        self.arrays = {
            "seat": put(np.zeros(n, np.int64)),
            "owing": put(np.zeros((n, players), np.bool_)),
            "mask": put(np.zeros((n, self.game["actions"]), np.bool_)),
            "plain": put(np.zeros((n, sizes["plain"]), np.uint8)),
            "history": put(np.zeros((n if history else 0, sizes["history"]), np.uint8)),
            "perfect": put(np.zeros((n if perfect else 0, sizes["perfect"]), np.uint8)),
            "done": put(np.zeros(n, np.bool_)),
            "reward": put(np.zeros((n, players), np.float32)),
            "score": put(np.zeros((n, players), np.int16)),
        }
        self.illegal = put(np.zeros(n, np.bool_))
        self._held = {
            "states": put(np.zeros((n, starts.shape[1]), np.uint8)),
            "starts": put(starts),
            "courses": put(courses.view(np.uint8)),
            "choosers": put(np.array(choosers, np.uint64).view(np.uint8).reshape(n, 8)),
            "legal": put(np.zeros((n, self.game["words"]), np.int64)),
            "illegal": self.illegal,
            **self.arrays,
        }
        self._take(put(np.full(n, BEGIN, np.int64)), 1)

    def step(self, actions: Any) -> dict[str, Any]:
        """Takes an action in each game: whole numbers, on the GPU or not."""
        found = self.memory.whole(actions)
        if tuple(found.shape) != (self.n,):
            raise ValueError(f"one action a game is wanted: {self.n}")
        self._take(found, 1)
        return self.arrays

    def play_random(self, decisions: int) -> dict[str, Any]:
        """So many decisions at random in each game."""
        self._take(self.memory.put(np.full(self.n, RANDOM, np.int64)), decisions)
        return self.arrays

    def _take(self, actions: Any, times: int) -> None:
        given = {**self._held, "actions": actions, "times": times}
        self.kernels.launch("step", self.n, given)

    def see(self, sights: Any) -> Any:
        """Fills bytes, all zero and a row a game, with what the game's net sees."""
        self.kernels.launch("see", self.n, {**self._held, "sights": sights})
        return sights

    def advise(self, actions: Any) -> Any:
        """Puts in place of each MATE the action that a mate would take."""
        found = self.memory.whole(actions)
        if "rooms" not in self._held:
            self._held["rooms"] = self.memory.put(np.zeros((self.n, self.game["room"]), np.uint8))
        self.kernels.launch("advise", self.n, {**self._held, "actions": found}, ADVISERS)
        return found

    def floats(self, kind: str) -> Any:
        """Plain, history or perfect observations as float32, by the tables of docs/research.md."""
        found, made, start = self.arrays[kind], [], 0
        for field in self.game["layouts"][kind]:
            piece = found[:, start : start + size_of([field])]
            start += size_of([field])
            if field["codes"] is None:
                made.append(self.memory.divided(piece, field["most"]))
            else:
                table = self.memory.put(np.array(field["codes"], np.float32))
                made.append(self.memory.taken(table, piece).reshape(self.n, -1))
        return self.memory.joined(made)


class PlayOuts:
    """Whole games at random, each from its beginning, some in every thread."""

    def __init__(self, batch: Batch, seed: object = 0) -> None:
        put, n = batch.memory.put, batch.n
        rngs = np.array([first_bits(seed, thread) for thread in range(n)], np.uint64)
        self.kernels = batch.kernels
        self.threads = n
        self.ends = put(np.zeros((n, batch.right["starts"].shape[1]), np.uint8))
        """The states in which each thread's last game ended, as bytes."""
        self.decisions = put(np.zeros(n, np.int64))
        self._held = {
            "starts": put(batch.right["starts"]),
            "states": self.ends,
            "rngs": put(rngs.view(np.uint8).reshape(n, 8)),
            "decisions": self.decisions,
        }

    def play(self, games: int, block: int = BLOCK) -> None:
        self.kernels.launch("play", self.threads, {**self._held, "games": games}, block)


def size_of(layout: list[dict[str, Any]]) -> int:
    return sum(int(np.prod(field["shape"])) for field in layout)


def first_bits(*seed: object) -> int:
    """Where the course of a game sets out."""
    digest = hashlib.sha256(" ".join(map(str, seed)).encode()).digest()
    return int.from_bytes(digest[:8], "big") | 1


# Equality with the CPU


def digests_of_steps(
    arrays: dict[str, Any], step: Callable[[Any], Any], get: Callable[[Any], Any] = np.asarray
) -> Any:
    """Takes steps that follow from the masks; after each, a number for each of the arrays."""
    digests = []
    for number in range(STEPS):
        step(some_action(get(arrays["mask"]), number))
        found = [np.ascontiguousarray(get(array)).tobytes() for array in arrays.values()]
        digests.append([int(hashlib.sha256(each).hexdigest()[:16], 16) for each in found])
    return np.array(digests, np.uint64)


def step_and_ask(games: Any, arrays: dict[str, Any], has_mates: bool) -> Callable[[Any], None]:
    """A step, after which one of ASKED games asks a mate: what that says joins the arrays."""
    number = count()

    def step(actions: Any) -> None:
        games.step(actions)
        if has_mates:
            asked = np.arange(COMPARED) % ASKED == next(number) % ASKED
            arrays["advice"] = games.advise(np.where(asked, MATE, WAIT))

    return step


def some_action(masks: Any, number: int) -> Any:
    """A legal one for each row."""
    wanted = (number * 7919 + np.arange(len(masks)) * 104_729) % masks.sum(1)
    return (masks.cumsum(1, dtype=np.int16) == wanted[:, None] + 1).argmax(1)


def differences(folder: Path, case: str, arrays: PyTorch | CuPy) -> list[str]:
    """Where games on the GPU are not those of the CPU."""
    games = Batch(folder, case, COMPARED, history=True, perfect=True, arrays=arrays)
    shown = dict(games.arrays)
    step = step_and_ask(games, shown, games.game["room"] is not None)
    found = digests_of_steps(shown, step, arrays.get)
    told = [
        f"{case}: step {number}, {list(shown)[column]}"
        for number, column in np.argwhere(found != games.right["steps"])[:MOST_TOLD]
    ]
    play_outs = PlayOuts(games, PLAY_SEED)
    play_outs.play(PLAYED_OUT)
    other = np.flatnonzero((arrays.get(play_outs.ends) != games.right["ends"]).any(1))
    return told + [f"{case}: the end of game {game}" for game in other[:MOST_TOLD]]


def cases_in(folder: Path) -> list[str]:
    return list(json.loads((folder / "manifest.json").read_text())["cases"])


def main() -> int:
    """Compares every case with the CPU's games."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--cupy", action="store_true", help="arrays of CuPy, also beside PyTorch")
    arguments = parser.parse_args()
    arrays = CuPy() if arguments.cupy else memory()
    folder, wrong = Path(__file__).parent, 0
    for case in cases_in(folder):
        told = differences(folder, case, arrays)
        wrong += len(told)
        print(case, "is not the CPU's: " + "; ".join(told) if told else "equals the CPU's")
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
