"""Writes the golden playthroughs anew."""

from tests.golden.playthrough import FOLDER, cases, playthrough


def main() -> None:
    for name, game, players, options in cases():
        (FOLDER / f"{name}.txt").write_text(playthrough(game, players, options), encoding="utf-8")


if __name__ == "__main__":
    main()
