"""Records packed, piped and marked: read wherever a file is, within bounds, and written too."""

import gzip
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from kutter.records.packing import MOST_UNPACKED, MOST_UNPACKED_PER_BYTE
from tests.cli.helpers import KUTTER, cut, game, kutter, kutter_process, surroundings, write

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PACK: dict[str, Callable[[bytes], bytes]] = {".gz": gzip.compress, ".zst": zstd.compress}
UNPACK: dict[str, Callable[[bytes], bytes]] = {".gz": gzip.decompress, ".zst": zstd.decompress}
KINDS = pytest.mark.parametrize("kind", PACK)
MARK = b"\xef\xbb\xbf"
LOOKS = (
    ["moves", "--at", "7"],
    ["replay"],
    ["export", "--seat", "0"],
    ["hint", "--at", "30", "--budget", "20sims"],
)


def lines(*records: object) -> bytes:
    return b"".join(json.dumps(record).encode() + b"\n" for record in records)


def spread_out(record: object) -> bytes:
    return json.dumps(record, indent=1).encode()


@KINDS
def test_packed_records_are_read_like_plain_ones(kind: str, tmp_path: Path) -> None:
    plain = write(tmp_path / "games.kutter.jsonl", game(), cut(game(), 40), game(3))
    single = write(tmp_path / "game.kutter.json", game(5))
    for path in (plain, single):
        Path(f"{path}{kind}").write_bytes(PACK[kind](path.read_bytes()))
    done = kutter("verify", f"{plain}{kind}", f"{single}{kind}", f"{plain}{kind}:2")
    assert done.code == 0
    expected = kutter("verify", plain, single, f"{plain}:2").out
    assert done.out.replace(kind, "") == expected
    for command, *options in LOOKS:
        for place in ("games.kutter.jsonl{}:3", "game.kutter.json{}"):
            packed = kutter(command, tmp_path / place.format(kind), *options)
            usual = kutter(command, tmp_path / place.format(""), *options)
            assert packed.code == 0
            assert packed.out == usual.out


@pytest.mark.parametrize("pack", [bytes, *PACK.values()], ids=["plain", *PACK])
def test_the_standard_input_is_read_wherever_a_file_is(pack: Callable[[bytes], bytes]) -> None:
    many = pack(lines(game(), cut(game(), 40), game(3)))
    done = kutter("verify", "-", stdin=many)
    assert done.code == 0
    assert [line.split(": ")[0] for line in done.lines] == ["-:1", "-:2", "-:3"]
    assert kutter("verify", "-:2", stdin=many).out == "-:2: holds, 40 moves, not finished\n"
    for single in (
        lines(game(3)),
        spread_out(game(3)),
        spread_out(game(3)).replace(b"\n", b"\r\n"),
    ):
        assert kutter("verify", "-", stdin=pack(single)).code == 0
        for command, *options in LOOKS:
            assert kutter(command, "-", *options, stdin=pack(single)).code == 0
            assert kutter(command, "-:3", *options, stdin=many).code == 0
    assert (
        kutter("replay", "-", stdin=many).refusal().startswith("kutter: -: the file holds several")
    )


def test_a_file_that_is_called_dash_is_still_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(Path("-"), game())
    assert (
        kutter("verify", "./-").out
        == f"{tmp_path}/-: holds, {len(game()['moves'])} moves, finished\n"
    )
    assert kutter("verify", "-").out == "-: the file is empty\n"


def test_a_broken_first_line_does_not_hide_the_others() -> None:
    done = kutter("verify", "-", stdin=b'{"format": nonsense}\n' + lines(game()))
    assert [line.split(": ")[0] for line in done.lines] == ["-:1", "-:2"]
    assert ": holds, " in done.lines[1]


def test_a_byte_order_mark_is_accepted_at_the_start_and_where_files_were_joined(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.kutter.jsonl"
    path.write_bytes(MARK + lines(game()) + MARK + lines(game(3)))
    assert kutter("verify", path).code == 0
    for text in (lines(game()), spread_out(game())):
        assert kutter("verify", "-", stdin=MARK + text).code == 0
    single = tmp_path / "game.kutter.json"
    single.write_bytes(MARK + spread_out(game()))
    assert kutter("replay", single).code == 0
    single.write_bytes(MARK + MARK + spread_out(game()))
    assert "this is not JSON" in kutter("verify", single).out


@pytest.mark.parametrize("kind", [".gz", pytest.param(".zst", marks=pytest.mark.slow)])
def test_simulate_arena_and_play_write_packed_records(kind: str, tmp_path: Path) -> None:
    plain, packed = tmp_path / "plain.kutter.jsonl", tmp_path / f"packed.kutter.jsonl{kind}"
    arena = ["arena", "fishing", "--bots", "random", "--games", "2", "--jobs", "1"]
    simulate = ["simulate", "fishing", "--games", "3"]
    for command in (arena, simulate):
        for out in (plain, packed):
            assert kutter(*command, "--out", out).code == 0
        assert UNPACK[kind](packed.read_bytes()) == plain.read_bytes()
        assert kutter("verify", packed).code == 0
    once = packed.read_bytes()
    assert kutter(*simulate, "--out", packed).code == 0
    assert packed.read_bytes() == once, "packed twice, it is the same twice"
    played = tmp_path / f"mine.kutter.json{kind}"
    assert kutter("play", "--terminal", "--record", played, stdin="q\n").code == 0
    assert json.loads(UNPACK[kind](played.read_bytes()))["game"] == "fishing"
    assert kutter("verify", played).code == 0


@KINDS
def test_a_packed_file_that_is_cut_off_or_damaged_is_one_line_with_its_place(
    kind: str, tmp_path: Path
) -> None:
    path = tmp_path / f"games.kutter.jsonl{kind}"
    whole = PACK[kind](lines(*(game(3, number % 3) for number in range(9)), *[game()] * 3))
    for length in [*range(0, len(whole), len(whole) // 12), len(whole) - 1]:
        path.write_bytes(whole[:length])
        done = kutter("verify", path)
        assert (done.code, done.err) == (1, "")
        assert all(": holds, " in line for line in done.lines[:-1])
        if length == 0 and kind == ".gz":  # that is nothing, packed
            assert done.out == f"{path}: the file is empty\n"
            continue
        places = (f"{path}:{len(done.lines)}", str(path))
        assert done.lines[-1].split(": ")[0] in places
        assert ": the packed file cannot be read from byte " in done.lines[-1]
    assert "the packed file cannot be read" in kutter("replay", f"{path}:99").refusal()
    assert kutter("replay", f"{path}:1").code == 0 or kind == ".zst"
    path.write_bytes(b"this was never packed" * 100)
    assert "the packed file cannot be read from byte 1 " in kutter("verify", path).out
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 0xFF
    path.write_bytes(damaged)
    assert kutter("verify", path).code == 1


def gzip_bomb() -> bytes:
    """A gigabyte in one member, of which one part is packed, a hundred times."""
    packer, spaces = zlib.compressobj(wbits=31), b" " * 10_000_000
    first, again = (packer.compress(spaces) + packer.flush(zlib.Z_FULL_FLUSH) for _ in range(2))
    return first + again * 99


def zstd_bomb() -> bytes:
    frame = zstd.compress(b" " * 100_000_000)
    return frame * (1_000_000 // len(frame))


def empty_frames() -> bytes:
    return zstd.compress(b"") * 100_000


def short_lines() -> bytes:
    return zstd.compress(b"\n" * 300_000_000)


def empty_members() -> bytes:
    return gzip.compress(b"") * 50_000


MEASURED = """
import resource, subprocess, sys
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
code = subprocess.run(sys.argv[1:], check=False).returncode
most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(most // (1_000_000 if sys.platform == "darwin" else 1_000), file=sys.stderr)
sys.exit(code)
"""
"""Runs a command and tells the memory that it took, in megabytes."""


MORE_BOMBS = (zstd_bomb, short_lines, empty_members)


@pytest.mark.parametrize(
    "bomb",
    [
        gzip_bomb,
        empty_frames,
        *(pytest.param(each, marks=pytest.mark.slow) for each in MORE_BOMBS),
    ],
)
def test_a_bomb_costs_neither_memory_nor_much_time(
    bomb: Callable[[], bytes], tmp_path: Path
) -> None:
    packed = bomb()
    assert len(packed) <= 1_100_000
    kind = ".gz" if packed.startswith(b"\x1f\x8b") else ".zst"
    path = tmp_path / f"games.kutter.jsonl{kind}"
    path.write_bytes(packed)
    for words in (["verify", "-"], ["replay", f"{path}:99999999"]):
        with path.open("rb") as stdin:
            done = subprocess.run(
                [sys.executable, "-c", MEASURED, KUTTER, *words],
                stdin=stdin, capture_output=True, text=True, env=surroundings({}), timeout=100,
                check=False,
            )  # fmt: skip
        *complaint, megabytes = done.stderr.splitlines()
        assert done.returncode == 1, done
        assert int(megabytes) < 400
        assert "Traceback" not in complaint
        assert len(done.stdout + done.stderr) < 200_000


def test_honest_files_are_far_from_the_bound() -> None:
    plain = lines(*(game(players, number) for players in (3, 4, 5) for number in range(3)))
    for pack in PACK.values():
        assert len(plain) < len(pack(plain)) * MOST_UNPACKED_PER_BYTE / 5
    assert MOST_UNPACKED >= 32 * 1_000_000


@KINDS
def test_a_line_that_is_too_long_is_skipped_in_a_packed_file(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"games.kutter.jsonl{kind}"
    noise = os.urandom(700_000).hex().encode()
    path.write_bytes(PACK[kind](lines(game()) + noise + b"\n" + lines(game(3))))
    first, second, third = kutter("verify", path).lines
    assert ": holds, " in first
    assert second == f"{path}:2: a file or line has at most 1,000,000 bytes"
    assert third.startswith(f"{path}:3: holds, ")


def test_an_input_without_end_ends() -> None:
    with Path("/dev/zero").open("rb") as endless:
        done = subprocess.run([KUTTER, "verify", "-"], stdin=endless, capture_output=True,
                              env=surroundings({}), timeout=100, check=False)  # fmt: skip
    assert done.returncode == 1
    assert done.stdout.decode().splitlines()[-1] == "-:1: a line has no end after 100,000,000 bytes"


def test_records_are_answered_as_they_come_through_a_pipe() -> None:
    with subprocess.Popen([KUTTER, "verify", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          env=surroundings({})) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        for number in (1, 2):
            process.stdin.write(lines(game()))
            process.stdin.flush()
            assert process.stdout.readline().startswith(f"-:{number}: holds, ".encode())
        process.stdin.close()
        assert process.wait(60) == 0


def test_without_a_standard_input_it_is_empty() -> None:
    done = kutter_process("verify", "-", stdin=b"")
    assert (done.code, done.out) == (1, "-: the file is empty\n")
    closed = subprocess.run(f"{KUTTER} verify - <&-", shell=True, capture_output=True, text=True,
                            env=surroundings({}), timeout=100, check=False)  # fmt: skip
    assert (closed.returncode, closed.stdout) == (1, "-: the file is empty\n"), closed.stderr
