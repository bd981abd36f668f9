/** What people at a table have just shown with one tap. */
import { SvelteMap } from 'svelte/reactivity';
import type { ChatLine } from '../../protocol/messages';
import type { Reaction } from '../../protocol/types';
import type { Muted } from './muted.svelte';

/** Milliseconds: long enough for who looked elsewhere. */
export const STANDS = 5_000;

export class Reactions {
  /** By seat; null: the last one of those who watch. */
  private readonly standing = new SvelteMap<number | null, ChatLine>();

  constructor(private readonly muted: Muted) {}

  show(line: ChatLine): void {
    if (!line.reaction) return;
    const { seat, number } = line;
    this.standing.set(seat, line);
    setTimeout(() => {
      if (this.standing.get(seat)?.number === number) this.standing.delete(seat);
    }, STANDS);
  }

  /** Beside a seat now. */
  readonly of = (seat: number): Reaction | null => this.heard(seat)?.reaction ?? null;

  /** Of somebody who watches, with their name. */
  ofWatcher(): ChatLine | null {
    return this.heard(null);
  }

  private heard(seat: number | null): ChatLine | null {
    const line = this.standing.get(seat);
    return line && this.muted.hears(line) ? line : null;
  }
}
