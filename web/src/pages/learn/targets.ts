/** What a step points at: a name that a board gives, or any of its own marks (`card:R0`). */
export function selectorOf(target: string, me: number, who: number): string {
  const [mark = '', value] = target
    .replaceAll('{me}', String(me))
    .replaceAll('{who}', String(who))
    .split(':');
  const [attribute, name] = value === undefined ? ['guide', mark] : [mark, value];
  return `[data-${attribute}="${name}"]`;
}

/** The first of these that is seen. */
export function find(selector: string): HTMLElement | SVGElement | null {
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
