/** The part of the square that is seen, and how it is moved: by buttons, keys, wheel and fingers. */
import type { Box } from '../square/drawing';
import { UNIT } from '../square/drawing';
import type { Point } from '../square/geometry';
import {
  fitting,
  kept,
  MOST_SCALE,
  revealing,
  seenBox,
  wholeView,
  zoomedAt,
  type Size,
  type Zoom,
} from './zoom';

const STEP = 1.4;

export class Lens {
  pane: Size = $state({ width: 1, height: 1 });
  #drawing: () => Size;
  #zoom: Zoom | null = $state.raw(null);

  constructor(drawing: () => Size) {
    this.#drawing = drawing;
  }

  #now = $derived.by(() => this.#kept(this.#zoom ?? wholeView(this.#drawing())));
  seen: Box = $derived.by(() => seenBox(this.#now, this.pane, this.#drawing()));
  isWhole = $derived(this.#now.scale === 1);
  isNearest = $derived(this.#now.scale >= MOST_SCALE);
  /** How many pixels wide a space is seen. */
  spaceWidth = $derived.by(() => fitting(this.pane, this.#drawing()) * this.#now.scale * UNIT);

  fit(): void {
    this.#zoom = null;
  }

  nearer(): void {
    this.zoomAt(STEP, this.#now.middle);
  }

  farther(): void {
    this.zoomAt(1 / STEP, this.#now.middle);
  }

  zoomAt(factor: number, point: Point): void {
    this.#zoom = this.#kept(zoomedAt(this.#now, factor, point));
  }

  /** Moves what is seen by pixels of the pane. */
  drag(dx: number, dy: number): void {
    const { width } = this.seen;
    const units = width / this.pane.width;
    const { scale, middle } = this.#now;
    this.#zoom = this.#kept({
      scale,
      middle: { x: middle.x - dx * units, y: middle.y - dy * units },
    });
  }

  reveal(box: Box): void {
    this.#zoom = this.#kept(revealing(this.#now, box, this.pane, this.#drawing()));
  }

  /** From a point of the pane to the drawing. */
  pointAt(x: number, y: number): Point {
    const { seen, pane } = this;
    return {
      x: seen.x + (x * seen.width) / pane.width,
      y: seen.y + (y * seen.height) / pane.height,
    };
  }

  #kept(zoom: Zoom): Zoom {
    return kept(zoom, this.pane, this.#drawing());
  }
}
