"""The catalogues: both languages say the same things, and every sentence is used."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kutter
from kutter.language.catalogues import LANGUAGES, Texts, catalogue, environment_language

SOURCES = Path(kutter.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"


def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(catalogue(language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(message)
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, german = messages("en"), messages("de")
    assert set(english) == set(german)
    for name, message in english.items():
        assert variables(message) == variables(german[name]), name


def test_every_message_is_used() -> None:
    """By its name, or by one that is put together: then what fills it stands in the code, too."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in code_files())
    quoted = set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", code))
    quoted |= set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", catalogue("en")))  # by another message
    templates = {
        re.sub(r"\$?\{[^{}]*\}", filled, found)
        for filled in ("(.+)", "(.+?)")
        for found in re.findall(r"""["'`]((?:[a-z0-9-]|\$?\{[^{}"'`]*\})+)["'`]""", code)
        if "{" in found and "-" in found
    }
    words = {word.lower() for word in re.findall(r"""["'`>]-{0,2}~?([A-Za-z][\w-]*)["'`<]""", code)}
    words |= {word.rstrip("ab") for word in words} | set(re.findall(r"([a-z]+): [\[{']", code))

    def is_put_together(name: str) -> bool:
        for found in filter(None, (re.fullmatch(template, name) for template in templates)):
            if all(each in words or words.issuperset(each.split("-")) for each in found.groups()):
                return True
        return False

    assert [
        name for name in messages("en") if name not in quoted and not is_put_together(name)
    ] == []


def code_files() -> list[Path]:
    pages = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return [*SOURCES.rglob("*.py"), *SOURCES.rglob("guides/*.json"), *pages]


def test_no_exclamation_marks() -> None:
    for language in LANGUAGES:
        assert "!" not in catalogue(language)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de", "LANG": "en_US"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_a_missing_argument_is_an_error_not_a_hole() -> None:
    with pytest.raises(Exception, match="number"):
        Texts("en").say("seat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_read_with_all_that_it_mentions(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(catalogue(language)))
    for name, message in messages(language).items():
        if mentions(message):
            alone = Texts(language)
            assert alone.knows(name)
            said = [bundle.get_message(name).value for bundle in (alone._bundle, whole)]
            assert said[0] is not None
            assert said[1] is not None
            assert alone._bundle.format_pattern(said[0])[0] == whole.format_pattern(said[1])[0]


def mentions(message: ast.Message) -> bool:
    found: list[str] = []

    class Finder(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.append(node.id.name)

    Finder().visit(message)
    return bool(found)
