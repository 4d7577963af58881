/** Screenshots of sudoku programs as they look in the world, drawn here: boards with what is around them. */

/** What is on a board, 81 characters each. */
export interface Game {
  readonly givens: string;
  /** Digits that the player has entered. */
  readonly entries?: string;
  /** Cells with candidates as small digits. */
  readonly marked?: readonly number[];
}

interface Line {
  readonly color: string;
  readonly width: number;
  readonly dashes?: string;
}

interface Writing {
  readonly color: string;
  readonly weight?: number;
  /** As a part of the cell. */
  readonly size?: number;
}

/** How a program draws its board. */
export interface Look {
  readonly page: string;
  readonly board: string;
  readonly ink: string;
  readonly thin: Line;
  readonly thick: Line;
  readonly frame: Line;
  /** Of the frame, in cells. */
  readonly radius?: number;
  readonly given: Writing;
  readonly entry: Writing;
  readonly family?: string;
  /** The ground of a cell, where it has one of its own. */
  readonly ground?: (cell: number, game: Game) => string | null;
  /** Cells are tiles with rounded corners and gaps between them. */
  readonly tiles?: boolean;
  /** Dashed cages with sums. */
  readonly cages?: boolean;
}

const rowOf = (cell: number): number => Math.floor(cell / 9);
const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

const LIGHT: Look = {
  page: '#ffffff',
  board: '#ffffff',
  ink: '#333333',
  thin: { color: '#bec6d4', width: 1 },
  thick: { color: '#344861', width: 2.5 },
  frame: { color: '#344861', width: 3 },
  given: { color: '#344861' },
  entry: { color: '#325aaf' },
};

const DARK: Look = {
  page: '#16181c',
  board: '#202329',
  ink: '#c8ccd4',
  thin: { color: '#3c414b', width: 1 },
  thick: { color: '#7d8694', width: 2.5 },
  frame: { color: '#7d8694', width: 3 },
  given: { color: '#e8eaee' },
  entry: { color: '#6ea8fe' },
};

/** Looks by what is special about them. */
export const LOOKS = {
  light: LIGHT,
  dark: DARK,
  'thick and thin lines, givens on grey': {
    ...LIGHT,
    thin: { color: '#b8b8b8', width: 1 },
    thick: { color: '#000000', width: 4 },
    frame: { color: '#000000', width: 4 },
    given: { color: '#000000', weight: 700, size: 0.62 },
    entry: { color: '#222222', size: 0.62 },
    ground: (cell, { givens }) => (givens[cell] === '.' ? null : '#e3e3e3'),
  },
  'coloured boxes': {
    ...LIGHT,
    given: { color: '#1b1b1b', weight: 700 },
    entry: { color: '#c2410c' },
    ground: (cell) => (boxOf(cell) % 2 === 0 ? '#fdeec2' : '#d7ecd9'),
  },
  'dotted inner lines': {
    ...LIGHT,
    thin: { color: '#777777', width: 1.5, dashes: '2 4' },
    thick: { color: '#111111', width: 2 },
    frame: { color: '#111111', width: 3 },
    given: { color: '#111111' },
  },
  'a highlighted row, column and box': {
    ...LIGHT,
    ground: (cell, { givens }) => {
      const selected = 31;
      if (cell === selected) return '#bbdefb';
      if (givens[cell] !== '.' && givens[cell] === givens[10]) return '#c3d7ea';
      const together =
        rowOf(cell) === rowOf(selected) ||
        cell % 9 === selected % 9 ||
        boxOf(cell) === boxOf(selected);
      return together ? '#e2ebf3' : null;
    },
  },
  'round corners in the dark, a highlighted row and column': {
    ...DARK,
    radius: 0.4,
    ground: (cell) =>
      cell === 40 ? '#3b5b8c' : rowOf(cell) === 4 || cell % 9 === 4 ? '#2b3442' : null,
  },
  'round corners': { ...LIGHT, radius: 0.5, frame: { color: '#9aa5b8', width: 2 } },
  'thin grey lines': {
    ...LIGHT,
    thin: { color: '#e0e0e0', width: 1 },
    thick: { color: '#a8a8a8', width: 1.5 },
    frame: { color: '#a8a8a8', width: 1.5 },
    given: { color: '#222222', size: 0.5 },
    entry: { color: '#1d6ae5', size: 0.5 },
  },
  cages: {
    ...LIGHT,
    thin: { color: '#cfcfcf', width: 1 },
    thick: { color: '#000000', width: 3 },
    frame: { color: '#000000', width: 3 },
    given: { color: '#000000', size: 0.5 },
    entry: { color: '#1d6ae5', size: 0.5 },
    cages: true,
  },
  tiles: {
    ...LIGHT,
    page: '#efeae2',
    board: '#b9ad9b',
    ink: '#4a4036',
    tiles: true,
    thin: { color: '#b9ad9b', width: 4 },
    thick: { color: '#8a7c68', width: 7 },
    frame: { color: '#8a7c68', width: 8 },
    given: { color: '#4a4036', weight: 700 },
    entry: { color: '#b4532a' },
    ground: () => '#fbf8f3',
  },
  'white lines between coloured cells': {
    ...LIGHT,
    thin: { color: '#ffffff', width: 2 },
    thick: { color: '#ffffff', width: 6 },
    frame: { color: '#ffffff', width: 6 },
    board: '#cfe0f1',
    given: { color: '#12324f', weight: 700 },
    entry: { color: '#9a3412' },
  },
} satisfies Record<string, Look>;

const SIZES = {
  phone: { width: 1080, height: 2100, left: 24, top: 520, cell: 114, unit: 3 },
  desktop: { width: 1280, height: 800, left: 120, top: 130, cell: 60, unit: 1 },
} as const;

/** A screenshot while it is drawn. */
class Screen {
  readonly out: string[] = [];
  readonly look: Look;
  readonly isPhone: boolean;
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly unit: number;

  constructor(look: Look, size: keyof typeof SIZES) {
    this.look = look;
    this.isPhone = size === 'phone';
    ({ left: this.left, top: this.top, cell: this.side, unit: this.unit } = SIZES[size]);
  }

  put(tag: string, attributes: Readonly<Record<string, string | number>>, text = ''): void {
    const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    this.out.push(`<${tag}${all.join('')}>${text}</${tag}>`);
  }

  write(
    text: string,
    x: number,
    y: number,
    height: number,
    { color, weight = 400 }: Writing,
    anchor = 'middle',
  ): void {
    const family = this.look.family ?? "'DejaVu Sans', Arial, sans-serif";
    this.put(
      'text',
      {
        x,
        y: y + 0.36 * height,
        'font-size': height,
        'font-weight': weight,
        'font-family': family,
        'text-anchor': anchor,
        fill: color,
      },
      text,
    );
  }

  cornerOf(cell: number): readonly [number, number] {
    return [this.left + (cell % 9) * this.side, this.top + rowOf(cell) * this.side];
  }
}

/** What is around the board: a title, a clock, buttons, and a keypad that looks like a row of cells. */
function drawSurroundings(screen: Screen): void {
  const { look, left, top, side, isPhone } = screen;
  screen.write(
    'Sudoku',
    left,
    top - 2.2 * side,
    0.6 * side,
    { color: look.ink, weight: 700 },
    'start',
  );
  screen.write('Expert', left, top - 0.7 * side, 0.32 * side, { color: look.ink }, 'start');
  screen.write('12:34', left + 9 * side, top - 0.7 * side, 0.32 * side, { color: look.ink }, 'end');
  for (let digit = 1; digit <= 9; ++digit) {
    const [x, y] = isPhone
      ? [left + (digit - 1) * side, top + 11 * side]
      : [
          left + (10.5 + ((digit - 1) % 3) * 1.3) * side,
          top + (2 + Math.floor((digit - 1) / 3) * 1.3) * side,
        ];
    const width = isPhone ? 0.9 * side : 1.2 * side;
    const frame = { rx: 0.1 * side, fill: look.board, stroke: look.thin.color };
    screen.put('rect', { x, y, width, height: width, ...frame });
    screen.write(String(digit), x + width / 2, y + width / 2, 0.6 * side, look.entry);
  }
}

/** The ground of the cells, the lines, and the frame. */
function drawBoard(screen: Screen, game: Game): void {
  const { look, out, left, top, side, unit } = screen;
  const radius = (look.radius ?? 0) * side;
  screen.put(
    'clipPath',
    { id: 'board' },
    `<rect x="${left}" y="${top}" width="${9 * side}" height="${9 * side}" rx="${radius}"/>`,
  );
  out.push('<g clip-path="url(#board)">');
  screen.put('rect', { x: left, y: top, width: 9 * side, height: 9 * side, fill: look.board });
  for (let cell = 0; cell < 81; ++cell) {
    const ground = look.ground?.(cell, game) ?? null;
    if (ground === null || look.tiles) continue;
    const [x, y] = screen.cornerOf(cell);
    screen.put('rect', { x, y, width: side, height: side, fill: ground });
  }
  for (const isThick of [false, true]) {
    const { color, width: thickness, dashes } = isThick ? look.thick : look.thin;
    const dashed = dashes?.replace(/\d+/g, (number) => String(unit * Number(number)));
    for (let line = 1; line < 9; ++line) {
      if ((line % 3 === 0) !== isThick) continue;
      const at = line * side;
      const style = {
        stroke: color,
        'stroke-width': thickness * unit,
        ...(dashed === undefined ? {} : { 'stroke-dasharray': dashed }),
      };
      screen.put('line', { x1: left + at, x2: left + at, y1: top, y2: top + 9 * side, ...style });
      screen.put('line', { y1: top + at, y2: top + at, x1: left, x2: left + 9 * side, ...style });
    }
  }
  out.push('</g>');
  const half = (look.frame.width * unit) / 2;
  screen.put('rect', {
    x: left + half / 2,
    y: top + half / 2,
    width: 9 * side - half,
    height: 9 * side - half,
    rx: radius,
    fill: 'none',
    stroke: look.frame.color,
    'stroke-width': look.frame.width * unit,
  });
}

/** A tile or a cage where the look has them. */
function drawShapes(screen: Screen, game: Game, cell: number): void {
  const { look, side, unit } = screen;
  const [x, y] = screen.cornerOf(cell);
  if (look.tiles) {
    const gap = 0.04 * side;
    screen.put('rect', {
      x: x + gap,
      y: y + gap,
      width: side - 2 * gap,
      height: side - 2 * gap,
      rx: 0.12 * side,
      fill: look.ground?.(cell, game) ?? look.page,
    });
  }
  if (look.cages && cell % 2 === 0) {
    // A cage of two cells side by side, and one of one cell at the end of a row.
    const last = cell % 9 === 8;
    const [inset, dash] = [0.07 * side, 0.06 * side];
    const color = '#333333';
    screen.put('rect', {
      x: x + inset,
      y: y + inset,
      width: (last ? 1 : 2) * side - 2 * inset,
      height: side - 2 * inset,
      fill: 'none',
      stroke: color,
      'stroke-width': unit,
      'stroke-dasharray': `${dash} ${dash}`,
    });
    screen.write(String(3 + (cell % 15)), x + 0.2 * side, y + 0.2 * side, 0.2 * side, { color });
  }
}

/** The digit of a cell, or its marks. */
function drawContent(screen: Screen, game: Game, cell: number): void {
  const { look, side } = screen;
  const [x, y] = screen.cornerOf(cell);
  const [middleX, middleY] = [x + side / 2, y + side / 2];
  const given = game.givens[cell]!;
  const entry = game.entries?.[cell] ?? '.';
  if (given !== '.') {
    screen.write(given, middleX, middleY, (look.given.size ?? 0.66) * side, look.given);
  } else if (entry !== '.') {
    screen.write(entry, middleX, middleY, (look.entry.size ?? 0.66) * side, look.entry);
  } else if (game.marked?.includes(cell)) {
    for (let digit = 1; digit <= 9; ++digit) {
      if ((digit * 7 + cell) % 3 === 0) continue;
      const [across, down] = [((digit - 1) % 3) - 1, Math.floor((digit - 1) / 3) - 1];
      const at = [middleX + 0.28 * across * side, middleY + 0.28 * down * side] as const;
      screen.write(String(digit), ...at, 0.24 * side, { color: look.ink });
    }
  }
}

/** A screenshot as an SVG picture. */
export function drawScreen(look: Look, game: Game, size: keyof typeof SIZES): string {
  const { width, height } = SIZES[size];
  const screen = new Screen(look, size);
  screen.put('rect', { width, height, fill: look.page });
  drawSurroundings(screen);
  drawBoard(screen, game);
  for (let cell = 0; cell < 81; ++cell) {
    drawShapes(screen, game, cell);
    drawContent(screen, game, cell);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${screen.out.join('')}</svg>`;
}
