"""A patch leads from what was shown to what is shown now, whatever both are."""

from hypothesis import given
from hypothesis import strategies as st

from kutter.server.table.telling.patches import patch, replaced
from tests.server.patched import patched

values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)
objects = st.dictionaries(st.sampled_from("abc"), values)


@given(objects, objects)
def test_a_patch_leads_from_one_object_to_another(
    old: dict[str, object], new: dict[str, object]
) -> None:
    assert patched(old, patch(old, new)) == new


@given(objects, objects)
def test_so_does_one_that_sets_whole_values(old: dict[str, object], new: dict[str, object]) -> None:
    assert patched(old, replaced(old, new)) == new


def test_what_changes_as_a_whole_is_set_as_a_whole() -> None:
    old, new = {"hand": ["B2"], "why": {"B2": 0}}, {"hand": ["B2"], "why": {"B3": 0}}
    assert replaced(old, new) == {"why": [{"B3": 0}]}
    assert patch(old, new) == {"why": {"B2": [], "B3": [0]}}
