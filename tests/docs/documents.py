"""What README.md and docs/ promise: commands, programs, links, names of files."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EVERYTHING = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.DOTALL)
IN_A_TABLE = re.compile(r"^\|.*\|$", re.M)
CODE = re.compile(r"`((?:kutter|python) [^`]+)`")
HEADING = re.compile(r"^#+ +(.*)$", re.M)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
NAMED_FILE = re.compile(r"`((?:docs|src|tests|web|locks|scripts|benchmarks|fuzz)/[\w./-]*)`")


@dataclass(frozen=True)
class Block:
    """Something to run: a line for a shell, or a program in Python."""

    language: str
    text: str
    at: int


def blocks(document: Path) -> list[Block]:
    """In their order. A fenced block without a language is for a shell; so is code in tables."""
    text = document.read_text(encoding="utf-8")
    found = []
    for block in FENCED.finditer(text):
        language = block[1] or "shell"
        if language == "shell":
            lines = block[2].replace("\\\n", " ").splitlines()
            found += [Block(language, line, block.start()) for line in lines if line.strip()]
        elif language == "python":
            found.append(Block(language, block[2], block.start()))
    for row in IN_A_TABLE.finditer(text):
        found += [Block("shell", code, row.start()) for code in CODE.findall(row[0])]
    return sorted(found, key=lambda each: each.at)


def mentioned(document: Path) -> list[str]:
    """Every command of ours in the running text as well, its words only."""
    text = document.read_text(encoding="utf-8")
    return [each.text for each in blocks(document) if each.language == "shell"] + [
        " ".join(code.split()) for code in CODE.findall(FENCED.sub("", text))
    ]


def anchors(document: Path) -> set[str]:
    """As hosts of repositories make them of headings, and those set by hand."""
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text)]
    return {heading.replace(" ", "-") for heading in plain} | set(
        re.findall(r'<a id="(.+?)"', text)
    )


def links(document: Path) -> list[str]:
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    return [one or other for one, other in LINK.findall(text)]
