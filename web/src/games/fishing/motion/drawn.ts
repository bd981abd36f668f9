/** What can be asked of the table as it is drawn: where things are, and copies of them that fly. */
export class DrawnTable {
  private ways: Animation[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
  ) {}

  card(name: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-card="${name}"]`);
  }

  place(name: string): DOMRect | null {
    return this.root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() ?? null;
  }

  /** A copy of something on the board that can leave it; it goes when its time is over. */
  copy(original: HTMLElement, from: DOMRect, duration: number): HTMLElement {
    const copy = original.cloneNode(true) as HTMLElement;
    const origin = this.layer.getBoundingClientRect();
    for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-card]')]) {
      delete marked.dataset['card'];
    }
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
    });
    copy.hidden = false;
    delete copy.dataset['template'];
    this.layer.append(copy);
    setTimeout(() => copy.remove(), duration);
    return copy;
  }

  template(name: string): HTMLElement | null {
    return this.layer.querySelector<HTMLElement>(`[data-template="${name}"]`);
  }

  animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.ways.push(element.animate(frames, timing));
  }

  /** Everything is where it belongs. */
  clear(): void {
    for (const copy of this.layer.querySelectorAll(':scope > :not([data-template])')) copy.remove();
    for (const way of this.ways) way.cancel();
    this.ways = [];
  }
}
