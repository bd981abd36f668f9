/** What this browser keeps of a table's deal since before its start, to check it by later. */
import { keep, kept } from '../keeping';

const NAME = 'kutter-deals';
const MOST_TABLES = 50;

export interface KeptDeal {
  /** As it was shown before the start. */
  commitment: string;
  /** Whether the players' shares were to decide it too. */
  mixes: boolean;
  /** What this browser added, by seat. */
  shares: Record<number, KeptShare>;
}

export interface KeptShare {
  share: string;
  /** Whether the server said that it has it. */
  taken: boolean;
}

/** Also where the browser keeps nothing. */
const remembered = new Map<string, KeptDeal>();

export function keptDeal(table: string): KeptDeal | null {
  const found = remembered.get(table) ?? (all()[table] as KeptDeal | undefined);
  return found && typeof found.commitment === 'string' && found.shares ? found : null;
}

export function keepDeal(table: string, deal: KeptDeal): void {
  remembered.set(table, deal);
  const { [table]: _, ...others } = all();
  const rest = Object.entries(others).slice(1 - MOST_TABLES);
  keep(NAME, Object.fromEntries([...rest, [table, deal]]));
}

function all(): Record<string, unknown> {
  return kept(NAME) as Record<string, unknown>;
}
