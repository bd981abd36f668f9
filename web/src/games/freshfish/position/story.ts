/** Why the last building has changed the square: its sentences in the log, and where they belong. */
import type { LogLine } from '../../../protocol/messages';
import type { Says } from '../../../protocol/types';
import type { PathReason } from '../questions/foresight';

export interface Story {
  /** What forced paths and sent discs back, in words. */
  says: readonly Says[];
  /** By space, why it has become a path. */
  reasons: Readonly<Record<string, PathReason>>;
}

const BUILDINGS = ['freshfish-table-placed', 'freshfish-stall-placed'];
const REASONS: Readonly<Record<string, PathReason>> = {
  'freshfish-path-in-full-area': 'full',
  'freshfish-path-to-truck': 'access',
  'freshfish-path-to-stall': 'access',
  'freshfish-path-joins': 'cut',
};
const TOLD = [...Object.keys(REASONS), 'freshfish-disc-returned'];

/** It stands until something else is built. */
export function storyOf(log: readonly LogLine[]): Story {
  const line = log.findLast(({ says }) => says.some(({ message }) => BUILDINGS.includes(message)));
  const says = line?.says.filter(({ message }) => TOLD.includes(message)) ?? [];
  const reasons = says.flatMap(({ message, arguments: { space, spaces } }) => {
    const reason = REASONS[message];
    return reason ? [spaces ?? space].flat().map((name) => [String(name), reason]) : [];
  });
  return { says, reasons: Object.fromEntries(reasons) as Story['reasons'] };
}
