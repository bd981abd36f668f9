import type { GameFolder } from '../../boards/contract';
import { KEYS } from './keys';
import type { Scene } from './motion/beats';
import type { FishingView } from './view';

export default {
  loadPicture: async () => (await import('./drawings/Picture.svelte')).default,
  async loadBoard() {
    const [{ default: Board }, { status }] = await Promise.all([
      import('./Fishing.svelte'),
      import('./status'),
    ]);
    return { Board, status };
  },
  loadFixed: async () => (await import('./deal')).fixedBySetup,
  loadBestMoment: async () => (await import('./moment')).bestMoment,
  rulesOfFacts: {
    'fishing-passed': 'F4.3',
    'fishing-caught-by-zero': 'F4.1',
    'fishing-caught-by-all': 'F4.2',
    'fishing-lost-points': 'F4.4',
    'fishing-won-trick': 'F3.3',
    'fishing-leads': 'F5.1',
    'fishing-called': 'F5.2',
    'fishing-low-next': 'F5.3',
    'fishing-scored': 'F6.2',
    'fishing-round-begins': 'F6.1',
    'fishing-drew-from': 'F6.3',
    'fishing-overfished': 'F6.5',
    'fishing-won': 'F6.6',
  },
  keys: KEYS,
  switches: ['memory', 'flow'],
} satisfies GameFolder<FishingView, Scene>;
