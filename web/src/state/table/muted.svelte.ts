/** Whom this browser does not want to hear at a table; kept for the latest tables. */
import { keepAt, keptAt } from '../keeping';

const NAME = 'kutter-muted';

export class Muted {
  names: string[] = $state.raw([]);

  constructor(private readonly table: string) {
    const names = keptAt(table, NAME);
    if (Array.isArray(names)) this.names = names.filter((name) => typeof name === 'string');
  }

  readonly hears = ({ name }: { name: string }): boolean => !this.names.includes(name);

  set(names: string[]): void {
    this.names = names;
    keepAt(this.table, NAME, names.length > 0 ? names : undefined);
  }
}
