/** A table's shuffle as this browser follows it: what it added, kept, and found at the end. */
import { folderOf } from '../../boards/registry';
import { api } from '../../protocol/api';
import type { TableOut } from '../../protocol/messages';
import { canHash } from './dealing';
import { keptDeal, type KeptDeal } from './kept-deals';
import { faultsAtEnd, faultsAtStart, isMixedIn, type Fault } from './proof';
import { addShares } from './shares';

/** How far the check has come. */
export type Stage =
  'gathering' | 'playing' | 'checking' | 'checked' | 'without-hash' | 'without-draws';

export interface Verdict {
  stage: Stage;
  faults: Fault[];
  /** Since before the start. */
  kept: KeptDeal | null;
  /** Whether a share of this browser's own is in the deal. */
  mixedIn: boolean;
  /** How many deals were checked. */
  deals: number;
}

export class Shuffle {
  verdict = $state.raw<Verdict | null>(null);
  /** Moves of chance as this page was shown them. */
  private readonly seen = new Map<number, Set<string>>();
  private checked: Pick<Verdict, 'stage' | 'faults' | 'deals'> | null = null;

  /** Whenever the table has changed. */
  see(table: TableOut): void {
    this.noteDeals(table);
    void addShares(table);
    if (table.seed !== null && table.position && !this.checked) void this.check(table);
    this.judge(table);
  }

  /** What came before the position that a table goes on from was dealt elsewhere. */
  private noteDeals({ log, begins_at }: TableOut): void {
    for (const { number, move } of log)
      if (move.startsWith('*') && number > begins_at)
        this.seen.set(number, (this.seen.get(number) ?? new Set()).add(move));
  }

  private judge(table: TableOut): void {
    const kept = keptDeal(table.id);
    const stage = table.position ? 'playing' : 'gathering';
    const { faults, ...found } = this.checked ?? { stage, faults: [], deals: 0 };
    this.verdict = {
      ...found,
      faults: [...new Set([...faultsAtStart(table, kept), ...faults])],
      kept,
      mixedIn: isMixedIn(table, kept),
    };
  }

  private async check(table: TableOut): Promise<void> {
    this.checked = { stage: canHash() ? 'checking' : 'without-hash', faults: [], deals: 0 };
    if (!canHash()) return;
    try {
      const drawn = await api.draws(table.id);
      // Where a game went on from a position, its set-up was dealt elsewhere.
      const dealt = table.takes_shares || table.deal_is_shared;
      const fixedBySetup = dealt && (await folderOf(table.setting.game).loadFixed?.());
      const fixed = fixedBySetup ? fixedBySetup(table, drawn) : null;
      const faults = await faultsAtEnd(table, keptDeal(table.id), drawn, this.seen, fixed);
      this.checked = { stage: 'checked', faults, deals: drawn.deals.length };
    } catch {
      this.checked = { stage: 'without-draws', faults: [], deals: 0 };
    }
    this.judge(table);
  }
}

/** What stands in one line: the least that was shown. */
export type Level =
  | 'wrong'
  | 'gathering'
  | 'playing'
  | 'checking'
  | 'without-hash'
  | 'without-draws'
  | 'alone'
  | 'shared'
  | 'proven'
  | 'fixed'
  | 'agrees';

export function levelOf({ stage, faults, kept, mixedIn }: Verdict, table: TableOut): Level {
  if (faults.length > 0) return 'wrong';
  const isAlone = table.position ? table.deal_is_shared || !table.shares : !table.takes_shares;
  if (isAlone && stage !== 'without-hash' && stage !== 'without-draws')
    return table.deal_is_shared ? 'shared' : 'alone';
  if (stage !== 'checked') return stage;
  if (mixedIn) return 'proven';
  return kept ? 'fixed' : 'agrees';
}
