/** How far somebody has come in a stretch of a guide, and what moves on to the next step. */
import type { GuideStepOut, GuideStretchOut, TableOut } from '../../protocol/messages';
import type { Fact, Step } from '../../protocol/types';

export class Lesson {
  at = $state(0);
  /** What happened that was last waited for: texts say who it was. */
  about = $state.raw<Pick<Fact, 'who'> | null>(null);
  readonly step = $derived.by(() => this.stretch.steps[this.at] ?? this.lastStep);
  /** The table holds still while something is read. */
  readonly holds = $derived(this.step.until === 'next');
  readonly isLast = $derived.by(() => this.at >= this.stretch.steps.length - 1);

  constructor(readonly stretch: GuideStretchOut) {}

  /** From where somebody left it. */
  resume(at: number, about: Lesson['about']): void {
    this.at = Math.min(Math.max(0, at), this.stretch.steps.length - 1);
    this.about = about;
  }

  next(): void {
    if (!this.isLast) this.at += 1;
  }

  /** A move that has just been shown. */
  see({ move, facts }: Step, seat: number): void {
    const isOwn = move.startsWith(`${seat} `);
    // Who plays on has read enough.
    if (isOwn && this.holds) this.at = this.waitingFrom(this.at) ?? this.at;
    const { until } = this.step;
    const awaited = facts.find(({ what }) => what === until);
    if (awaited) this.about = awaited;
    if (awaited || (until === 'move' && isOwn)) this.next();
  }

  /** The table as it is shown now. Where a stretch is over, what was waited for will not come. */
  look({ eyes, moves, position, result }: TableOut): void {
    if (moves >= this.stretch.end || result) this.at = Math.max(this.at, this.closing);
    const phase = position?.phase ?? '';
    const isDue = typeof eyes === 'number' && (position?.owing.includes(eyes) ?? false);
    while (isDue && ['turn', `turn:${phase}`].includes(this.step.until)) this.next();
  }

  /** Where nothing is waited for any more. */
  private get closing(): number {
    return this.stretch.steps.findLastIndex(({ until }) => until !== 'next') + 1;
  }

  private waitingFrom(index: number): number | null {
    const found = this.stretch.steps.findIndex(({ until }, at) => at >= index && until !== 'next');
    return found < 0 ? null : found;
  }

  private get lastStep(): GuideStepOut {
    return this.stretch.steps.at(-1) ?? { text: null, at: null, until: 'next' };
  }
}
