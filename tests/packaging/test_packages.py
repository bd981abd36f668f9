"""What somebody gets who installs Kutter: a readme that shows, sources that build, a page with the
licences of what it carries."""

import re
import runpy
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from kutter import __version__
from kutter.server.http.app import PAGE

ROOT = Path(__file__).parent.parent.parent
NAMED = re.compile(r"(?:(?<=\()|(?<=`)|(?<=\s))((?:docs|benchmarks|locks|scripts|src)/[\w./-]+\w)")


def index_readme() -> str:
    told = runpy.run_path(str(ROOT / "hatch_build.py"))["without_what_lies_beside"]
    text: str = told((ROOT / "README.md").read_text(encoding="utf-8"))
    return text


def assert_shows_on_an_index(text: str) -> None:
    assert text.startswith("# Kutter\n")
    assert "<img" not in text
    assert "<p " not in text
    for target in re.findall(r"\]\(([^)]*)\)", text):
        assert target.startswith("https://"), target
    assert "kutter play" in text


def test_the_readme_of_an_index_has_no_relative_pictures_or_links() -> None:
    assert_shows_on_an_index(index_readme())
    assert len(index_readme().splitlines()) > 80


def test_the_page_tells_whose_code_it_carries() -> None:
    text = (PAGE / "licences.txt").read_text(encoding="utf-8")
    for package in ("@fluent/bundle", "svelte", "vite"):
        assert re.search(rf"^{package} [\d.]+(, by .*)?: ", text, re.M), package
    assert "Permission is hereby granted, free of charge" in text
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in text
    licences = set(re.findall(r"^\S+ [\d.]+(?:, by .*)?: (.*)$", text, re.M))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["license"].split(" AND ")) == {"MIT", *licences}


def test_the_page_leads_to_its_licences() -> None:
    scripts = [path.read_text(encoding="utf-8") for path in (PAGE / "assets").glob("*.js")]
    assert any("/licences.txt" in script for script in scripts)


def built(target: str, source: Path, folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True, timeout=600)
    (made,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def check_metadata(metadata: Message) -> None:
    assert metadata["Version"] == __version__
    assert metadata["Author"] == "The Kutter authors"
    assert_shows_on_an_index(str(metadata.get_payload()))


@pytest.mark.slow
def test_the_sources_hold_what_the_readme_names_and_make_a_wheel_that_runs(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    source = tmp_path / f"kutter-{__version__}"
    readme = (source / "README.md").read_text(encoding="utf-8")
    for name in [
        "Makefile",
        "Containerfile",
        "benchmarks/load/__main__.py",
        *NAMED.findall(readme),
    ]:
        assert (source / name).exists(), name
    check_metadata(message_from_bytes((source / "PKG-INFO").read_bytes()))
    assert not (source / "web" / "node_modules").exists()

    wheel = built("wheel", source, tmp_path / "wheel")
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        check_metadata(message_from_bytes(packed.read(about)))
    assert {"kutter/web/index.html", "kutter/web/licences.txt", "kutter/py.typed"} <= set(names)
    assert not [name for name in names if name.startswith(("tests", "docs", "web"))]

    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", home], check=True, timeout=300)
    pip: list[str | Path] = [
        home / "bin" / "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        wheel,
    ]
    subprocess.run(pip, check=True, timeout=300)
    (site,) = (home / "lib").glob("python*/site-packages")
    (site / "what-it-needs.pth").write_text(sysconfig.get_path("purelib") + "\n")
    told = subprocess.run([home / "bin" / "kutter", "--version"], cwd=tmp_path, check=True,
                          capture_output=True, text=True, env={}, timeout=300)  # fmt: skip
    assert told.stdout == f"kutter {__version__}\n"
    where = subprocess.run([home / "bin" / "python", "-c", "import kutter; print(kutter.__file__)"],
                           cwd=tmp_path, check=True, capture_output=True, text=True, env={},
                           timeout=300)  # fmt: skip
    assert Path(where.stdout.strip()).is_relative_to(site)
