/** Pixels: who is no farther from the end reads what is newest. */
const NEAR_END = 24;

/** Scrolls a list so that an element in it is seen; the page around it stays where it is. */
export function keepInView(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const inner = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
}

/** Shows the end of a list however it grows, unless its reader has scrolled up. */
export function staysAtEnd(list: Element): (() => void) | undefined {
  const scroller = scrollerOf(list);
  if (!scroller) return;
  let atEnd = true;
  const look = () => {
    const hidden = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    atEnd = hidden < NEAR_END;
  };
  const follow = () => {
    if (atEnd) scroller.scrollTop = scroller.scrollHeight;
  };
  const resizing = new ResizeObserver(follow);
  resizing.observe(scroller);
  const growing = new MutationObserver(follow);
  growing.observe(list, { childList: true, subtree: true });
  scroller.addEventListener('scroll', look, { passive: true });
  follow();
  return () => {
    resizing.disconnect();
    growing.disconnect();
    scroller.removeEventListener('scroll', look);
  };
}

/** Does something to a list that makes it longer above what is read, which stays where it is. */
export async function growAbove(list: Element, grow: () => Promise<void>): Promise<void> {
  const scroller = scrollerOf(list);
  const below = scroller ? scroller.scrollHeight - scroller.scrollTop : 0;
  await grow();
  if (scroller) scroller.scrollTop = scroller.scrollHeight - below;
}

function scrollerOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}
