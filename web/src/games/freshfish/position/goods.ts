/** What is sold on the square, and the tiles that the stack is made of. */
import type { Space } from '../view';

export type Good = NonNullable<Space['good']>;
export type Tile = Good | 'flea';

export const GOODS: readonly Good[] = ['fish', 'soda', 'cheese', 'ice'];
export const TILES: readonly Tile[] = [...GOODS, 'flea'];
