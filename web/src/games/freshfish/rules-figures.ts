/** Pictures of the square for rules that are hard to say in words; each joins its rule's example. */

/** A corner of the square, a letter a space: `.` empty, `+` path, `*` new path, `#` flea table,
 * `=` street, `1 2 3` discs of these seats, `F S C I` trucks, `f s c i` stalls. */
interface Panel {
  rows: string[];
  columns: string;
  firstRow: number;
  /** The areas, a letter a space, and the numbers on the signposts of those that are shown. */
  areas?: string[];
  signposts?: Record<string, number>;
  /** Columns and rows of the spaces that a route leads over. */
  route?: [number, number][];
}

/** The corner in which the first turns are told. */
const CORNER = { columns: 'abcd', firstRow: 1, areas: ['aaab', 'ccbb', 'cddd'] };

const FIGURES: Record<string, Panel[]> = {
  'first-turns': [
    { ...CORNER, rows: ['F++.', '....', '....'], signposts: { b: 2, c: 2, d: 1 } },
    { ...CORNER, rows: ['F++1', '...2', '..13'], signposts: { b: 2, c: 2, d: 1 } },
    {
      ...CORNER,
      rows: ['F++f', '...2', '.**#'],
      signposts: { b: 2, c: 2 },
      route: [
        [3, 0],
        [2, 0],
        [1, 0],
        [0, 0],
      ],
    },
  ],
  m5: [
    { rows: ['.#', '1.'], columns: 'cd', firstRow: 2 },
    { rows: ['##', '**'], columns: 'cd', firstRow: 2 },
  ],
  'm6-2': [
    { rows: ['F.#..S', '.+2.+.', 'C....I'], columns: 'abcdef', firstRow: 1 },
    { rows: ['F.#..S', '.+**+.', 'C.#..I'], columns: 'abcdef', firstRow: 1 },
  ],
  'm7-4': [
    {
      rows: ['=====', 'F++#+', '+++#f', '+++#+'],
      columns: 'abcde',
      firstRow: 0,
      route: [
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

/** Puts every figure into the example that follows its rule: for the signs there, or at its end. */
export function withFigures(html: string): string {
  return Object.entries(FIGURES).reduce((text, [rule, panels]) => {
    const anchor = text.indexOf(`id="${rule}"`);
    const end = text.indexOf('</blockquote>', anchor);
    if (anchor < 0 || end < 0) return text;
    const figure = `<div class="figure" aria-hidden="true">${panels.map(drawn).join('')}</div>`;
    const example = text.slice(anchor, end);
    const pictured = example.replace(/<pre.*?<\/pre>|$/s, figure);
    return text.slice(0, anchor) + pictured + text.slice(end);
  }, html);
}

function drawn({ rows, columns, firstRow, areas, signposts, route }: Panel): string {
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
    (areas ? borders(areas) + posts(areas, signposts ?? {}, rows) : '') +
    (route ? line(route) : '') +
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
  if ('123'.includes(on)) return `<circle class="disc of-${on}" cx="18" cy="18" r="11"/>`;
  if ('FSCI'.includes(on))
    return `<rect class="truck" x="4" y="7" width="28" height="22"/>${letter}`;
  if ('fsci'.includes(on)) return `<path class="stall" d="M5 13l4-7h18l4 7v18H5z"/>${letter}`;
  return '';
}

/** Firm lines where areas meet. */
function borders(areas: string[]): string {
  const edges = areas.flatMap((row, y) =>
    Array.from(row, (area, x) => {
      const isEast = x + 1 < row.length && row[x + 1] !== area;
      const isSouth = y + 1 < areas.length && areas[y + 1]?.[x] !== area;
      return (
        (isEast ? `M${left(x + 1)} ${left(y)}v${SIZE}` : '') +
        (isSouth ? `M${left(x)} ${left(y + 1)}h${SIZE}` : '')
      );
    }),
  );
  return `<path class="border" d="${edges.join('')}"/>`;
}

/** Each number in the corner of a space of its area on which nothing stands. */
function posts(areas: string[], signposts: Record<string, number>, rows: string[]): string {
  const isFree = (area: string, x: number, y: number) =>
    areas[y]?.[x] === area && rows[y]?.[x] === '.';
  return Object.entries(signposts)
    .map(([area, number]) => {
      const y = rows.findIndex((row, y) => Array.from(row).some((_, x) => isFree(area, x, y)));
      const x = Array.from(rows[y] ?? '').findIndex((_, x) => isFree(area, x, y));
      return `<text class="post" x="${left(x) + 4}" y="${left(y) + 13}">${number}</text>`;
    })
    .join('');
}

function line(route: [number, number][]): string {
  const points = route.map(([x, y]) => `${middle(x)},${middle(y)}`).join(' ');
  return `<polyline class="route" points="${points}"/>`;
}
