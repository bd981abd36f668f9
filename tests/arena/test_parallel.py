"""The processes that share work."""

from multiprocessing import get_context

from kutter.arena.parallel import work


def test_a_process_ends_in_silence_when_its_answer_is_not_read() -> None:
    """As by Ctrl-C: whoever asked has gone, and what was sent to it is lost."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(len, theirs), daemon=True)
    process.start()
    theirs.close()
    ours.send("thing")
    assert ours.poll(60)
    ours.close()
    process.join(60)
    assert process.exitcode == 0
