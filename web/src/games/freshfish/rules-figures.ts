/** Pictures of the square for rules that are hard to say in words; each joins its rule's example. */

/** A corner of the square, a letter a space: `.` empty, `+` path, `*` new path, `#` flea table,
 * `=` street, `1` a disc, `F S C I` trucks, `f s c i` stalls. */
interface Panel {
  rows: string[];
  columns: string;
  firstRow: number;
  /** Columns and rows of the spaces that a way leads over. */
  way?: [number, number][];
}

const FIGURES: Record<string, Panel[]> = {
  m5: [
    { rows: ['.#', '1.'], columns: 'cd', firstRow: 2 },
    { rows: ['##', '**'], columns: 'cd', firstRow: 2 },
  ],
  'm6-2': [
    { rows: ['F.#..S', '.+1.+.', 'C....I'], columns: 'abcdef', firstRow: 1 },
    { rows: ['F.#..S', '.+**+.', 'C.#..I'], columns: 'abcdef', firstRow: 1 },
  ],
  'm7-4': [
    {
      rows: ['=====', 'F++#+', '+++#f', '+++#+'],
      columns: 'abcde',
      firstRow: 0,
      way: [
        [4, 2],
        [4, 1],
        [4, 0],
        [3, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [0, 1],
      ],
    },
  ],
};

const SIZE = 36;
const MARGIN = 22;

/** Puts every figure at the end of the example that follows its rule. */
export function withFigures(html: string): string {
  return Object.entries(FIGURES).reduce((text, [rule, panels]) => {
    const anchor = text.indexOf(`id="${rule}"`);
    const end = text.indexOf('</blockquote>', anchor);
    if (anchor < 0 || end < 0) return text;
    const figure = `<div class="figure" aria-hidden="true">${panels.map(drawn).join('')}</div>`;
    return text.slice(0, end) + figure + text.slice(end);
  }, html);
}

function drawn({ rows, columns, firstRow, way }: Panel): string {
  const width = MARGIN + columns.length * SIZE + 2;
  const height = MARGIN + rows.length * SIZE + 2;
  const labels = [
    ...Array.from(columns, (name, x) => label(name, middle(x), 14)),
    ...rows.map((_, y) => label(rowName(firstRow + y), 10, middle(y) + 4)),
  ];
  const each = (draw: (on: string, x: number, y: number) => string) =>
    rows.flatMap((row, y) => Array.from(row, (on, x) => draw(on, x, y))).join('');
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    labels.join('') +
    each(ground) +
    (way ? line(way) : '') +
    each(thing) +
    '</svg>'
  );
}

/** Streets have no number. */
const rowName = (row: number) => (row > 0 ? String(row) : '');

function label(text: string, x: number, y: number): string {
  return `<text class="label" x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
}

const left = (x: number) => MARGIN + x * SIZE;
const middle = (x: number) => left(x) + SIZE / 2;

function ground(on: string, x: number, y: number): string {
  const kind = { '+': 'path', '*': 'new path', '=': 'street' }[on] ?? 'space';
  return `<rect class="${kind}" x="${left(x)}" y="${left(y)}" width="${SIZE}" height="${SIZE}"/>`;
}

function thing(on: string, x: number, y: number): string {
  const shape = shapeOf(on);
  return shape && `<g transform="translate(${left(x)} ${left(y)})">${shape}</g>`;
}

function shapeOf(on: string): string {
  const letter = `<text class="on" x="18" y="24" text-anchor="middle">${on.toUpperCase()}</text>`;
  if (on === '#') return '<path class="flea" d="M5 12h26v5H5zM8 17h3v12H8zM25 17h3v12h-3z"/>';
  if (on === '1') return '<circle class="disc" cx="18" cy="18" r="11"/>';
  if ('FSCI'.includes(on))
    return `<rect class="truck" x="4" y="7" width="28" height="22"/>${letter}`;
  if ('fsci'.includes(on)) return `<path class="stall" d="M5 13l4-7h18l4 7v18H5z"/>${letter}`;
  return '';
}

function line(way: [number, number][]): string {
  const points = way.map(([x, y]) => `${middle(x)},${middle(y)}`).join(' ');
  return `<polyline class="way" points="${points}"/>`;
}
