/** Whom this browser does not want to hear at a table; kept for the latest tables. */
import { keep, kept } from '../keeping';

const NAME = 'kutter-muted';
const MOST_TABLES = 50;

export class Muted {
  names: string[] = $state.raw([]);

  constructor(private readonly table: string) {
    const names: unknown = all()[table];
    if (Array.isArray(names)) this.names = names.filter((name) => typeof name === 'string');
  }

  readonly hears = ({ name }: { name: string }): boolean => !this.names.includes(name);

  set(names: string[]): void {
    this.names = names;
    const { [this.table]: _, ...others } = all();
    const rest = Object.entries(others).slice(1 - MOST_TABLES);
    keep(NAME, Object.fromEntries(names.length > 0 ? [...rest, [this.table, names]] : rest));
  }
}

function all(): Record<string, unknown> {
  return kept(NAME) as Record<string, unknown>;
}
