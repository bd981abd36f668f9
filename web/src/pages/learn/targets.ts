/** What steps point at: names that a board gives, or any of its own marks (`card:R0`). */

/** The first is pointed at; the others are to be seen beside it. */
export function selectorsOf(targets: string | null, me: number, who: number): string[] {
  return (targets?.split(' ') ?? []).map((target) => {
    const [mark = '', value] = target
      .replaceAll('{me}', String(me))
      .replaceAll('{who}', String(who))
      .split(':');
    return value === undefined ? `[data-guide="${mark}"]` : `[data-${mark}="${value}"]`;
  });
}

/** The first of its kind that is seen. */
export function find(selector: string | undefined): HTMLElement | SVGElement | null {
  if (!selector) return null;
  const found = document.querySelectorAll<HTMLElement | SVGElement>(`#main ${selector}`);
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

const CONTROL =
  'button:not([disabled], [aria-disabled="true"], [tabindex="-1"]), [tabindex="0"]:not(button)';

/** Takes the keyboard to what is pointed at. */
export function focusOn(target: HTMLElement | SVGElement): void {
  const control = target.matches('button, [tabindex]')
    ? target
    : target.querySelector<HTMLElement | SVGElement>(CONTROL);
  control?.focus({ preventScroll: true });
}
