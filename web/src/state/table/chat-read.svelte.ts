/** How far this browser has read a table's chat; kept for the latest tables. */
import type { ChatLine } from '../../protocol/messages';
import { keepAt, keptAt } from '../keeping';

const NAME = 'kutter-chat-read';

export class ChatRead {
  /** The number of the last line that was seen. */
  last = $state(0);

  constructor(private readonly table: string) {
    const last = keptAt(table, NAME);
    if (typeof last === 'number') this.last = last;
  }

  see(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.last) return;
    this.last = last;
    keepAt(this.table, NAME, last);
  }

  readonly isUnread = ({ number }: Pick<ChatLine, 'number'>): boolean => number > this.last;
}
