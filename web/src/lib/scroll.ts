/** Scrolls a list so that an element in it is seen; the page around it stays where it is. */
export function keepInView(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const inner = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
}

function scrollerOf(element: Element): Element | null {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return null;
}
