import type { GameFolder } from '../../boards/contract';
import { KEYS } from './keys';
import type { Scene } from './position/scene';
import type { FreshFishView } from './view';

export default {
  loadPicture: async () => (await import('./drawings/Picture.svelte')).default,
  async loadBoard() {
    const [{ default: Board }, { status }] = await Promise.all([
      import('./FreshFish.svelte'),
      import('./position/status'),
    ]);
    return { Board, status };
  },
  loadFixed: async () => (await import('./deal')).fixedBySetup,
  loadFigures: async () => (await import('./rules-figures')).withFigures,
  loadBestMoment: async () => (await import('./moment')).bestMoment,
  rulesOfFacts: {
    'freshfish-reserved': 'M3.1',
    'freshfish-draws': 'M3.2',
    'freshfish-auction-won': 'M4.2',
    'freshfish-tile-void': 'M4.1',
    'freshfish-stack-void': 'M3.5',
    'freshfish-table-placed': 'M3.3',
    'freshfish-stall-placed': 'M4.3',
    'freshfish-stall-outside': 'M4.3',
    'freshfish-path-in-full-area': 'M5',
    'freshfish-path-to-truck': 'M6.2',
    'freshfish-path-to-stall': 'M6.2',
    'freshfish-path-joins': 'M6.2',
    'freshfish-turn-again': 'M3.4',
    'freshfish-passed-over': 'M3.5',
    'freshfish-handed-out': 'M7.1',
    'freshfish-rest-became-paths': 'M7.2',
    'freshfish-measured': 'M7.3',
    'freshfish-scored': 'M7.6',
    'freshfish-won': 'M7.6',
  },
  keys: KEYS,
  scoring: { result: 'page-freshfish-least-win', chart: 'page-freshfish-chart' },
  /** Only the market has streets that may count (M7.4). */
  offers: (option, { variant }) => option !== 'streets' || variant === 'market',
} satisfies GameFolder<FreshFishView, Scene>;
