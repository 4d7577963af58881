/** What hints for puzzles of other shapes than a classic sudoku say, and how they look. */
import type { Drawing, Shape } from '../../hints/drawing';
import type { HintView, HintWords, Stage } from '../../hints/hints';
import type { Messages } from '../../locales/messages';
import { cellsIn } from '../../board/constraints';
import type { BoardHint, NextCell } from '../../board/next-cell';
import {
  cellName,
  colOf,
  housesOf,
  rowOf,
  type Cells,
  type House,
  type Layout,
} from '../../board/layout';
import { signOf, type Values } from '../../board/values';
import { houseName } from '../../board/shapes/words';
import { describeRule } from './names';
import { FIGURE_MESSAGES } from './texts';

/** Places are filled to their borders; the cell within them has an outline. */
const INSET = { house: 0, cover: 0, cell: 0.07 } as const;

const shapeOf = (look: keyof typeof INSET, cell: number, layout: Layout): Shape => {
  const inset = INSET[look];
  const side = 1 - 2 * inset;
  const [x, y] = [colOf(cell, layout) + inset, rowOf(cell, layout) + inset];
  return { look, path: `M${x} ${y}h${side}v${side}h${-side}z` };
};

/** The most rules that are named and drawn where each has only a part in it: all of a small board are no help. */
const MOST_RULES = 4;

/** The cells of all rules that a hint is about. */
const cellsOfRules = ({ cages, constraints }: NextCell, layout: Layout): Cells => [
  ...new Set([
    ...cages.flatMap((cage) => layout.cages[cage]!.cells),
    ...constraints.flatMap(cellsIn),
  ]),
];

/** The house of a hint, if it is about one. */
const houseOf = ({ reason }: NextCell) => ('house' in reason ? reason.house : null);

function drawingOf(next: NextCell, stage: Stage, layout: Layout): Drawing {
  const house = houseOf(next)?.cells ?? [];
  const rules = cellsOfRules(next, layout).filter((cell) => cell !== next.cell);
  const isWhere = stage === 'where';
  // At first only the place is shown, not the cell, where that is another one.
  const isHidden = isWhere && house.length > 0;
  return {
    under: [
      ...house.map((cell) => shapeOf('house', cell, layout)),
      ...(isWhere ? [] : rules.map((cell) => shapeOf('cover', cell, layout))),
      ...(isHidden ? [] : [shapeOf('cell', next.cell, layout)]),
    ],
    over: [],
  };
}

const drawingOfCells = (cells: Cells, look: 'house' | 'cell', layout: Layout): Drawing => ({
  under: cells.map((cell) => shapeOf(look, cell, layout)),
  over: [],
});

/** The rules that a hint is about, in words. */
function rulesOfHint({ cages, constraints }: NextCell, layout: Layout, texts: Messages): string[] {
  const { item } = FIGURE_MESSAGES[texts.language];
  const named = cages.map((cage) => {
    const { sum, cells } = layout.cages[cage]!;
    const names = cells.map((cell) => cellName(cell, layout)).join(' ');
    return item(texts.shapes.regions.cage(sum!), names);
  });
  const described = constraints.map((constraint) =>
    describeRule(constraint, layout, texts.language),
  );
  return [...named, ...described];
}

const viewOf = (headline: string, details: readonly string[], drawing: Drawing): HintView => ({
  words: { headline, details },
  drawing,
  needsCandidates: false,
  placed: null,
});

function viewOfCell(
  whole: NextCell,
  stage: Stage,
  layout: Layout,
  texts: Messages,
  { cellAt }: HintWords,
): HintView {
  const { next: words } = FIGURE_MESSAGES[texts.language];
  const isVague = whole.reason.kind === 'steps' || whole.reason.kind === 'trial';
  const isMuch = isVague && whole.cages.length + whole.constraints.length > MOST_RULES;
  const next = isMuch ? { ...whole, cages: [], constraints: [] } : whole;
  const { cell, value, reason } = next;
  const name = cellName(cell, layout);
  const house = houseOf(next);
  const drawing = drawingOf(next, stage, layout);
  if (stage === 'where') {
    const place = cellAt(rowOf(cell, layout) + 1, colOf(cell, layout) + 1);
    return viewOf(words.where(house === null ? place : houseName(house, texts)), [], drawing);
  }
  const sign = signOf(value, layout.high);
  const view = (...why: readonly string[]): HintView => viewOf(words.is(name, sign), why, drawing);
  const told = rulesOfHint(next, layout, texts);
  switch (reason.kind) {
    case 'seen':
      return view(words.seen);
    case 'place':
      return view(words.place(houseName(reason.house, texts), sign));
    case 'rules':
      return view(words.rules, ...told);
    case 'place-by-rules':
      return view(words.placeByRules(houseName(reason.house, texts), sign), ...told);
    case 'steps':
      return view(words.steps, ...told);
    case 'trial': {
      const signs = reason.left.map((left) => signOf(left, layout.high));
      return view(words.trial(signs), ...told);
    }
  }
}

const isPiece = ({ kind }: House): boolean => kind === 'box' || kind === 'area';

/** The house in which something is to be mended: a box or another piece, else a row or whatever there is. */
function houseAround(cell: number, layout: Layout): House | null {
  const around = housesOf(layout).filter(({ cells }) => cells.includes(cell));
  return around.find(isPiece) ?? around[0] ?? null;
}

/** As of `BoardRules`. */
export function viewOfHint(
  hint: BoardHint,
  stage: Stage,
  board: { readonly layout: Layout; readonly own: Values },
  texts: Messages,
  hintWords: HintWords,
): HintView {
  const { states } = hintWords;
  const { layout } = board;
  const { next: words } = FIGURE_MESSAGES[texts.language];
  const plain = (headline: string, cells: Cells, ...details: string[]): HintView =>
    viewOf(headline, details, drawingOfCells(cells, 'cell', layout));
  const nameOf = (cell: number): string => cellName(cell, layout);
  const names = (cells: Cells): string => texts.cellNames(cells.map(nameOf));
  const inside = ([cell]: Cells, detail: string): HintView => {
    const house = houseAround(cell!, layout);
    const place = house === null ? nameOf(cell!) : houseName(house, texts);
    const drawing = drawingOfCells(house?.cells ?? [cell!], 'house', layout);
    return viewOf(words.where(place), [detail], drawing);
  };
  switch (hint.kind) {
    case 'cell':
      return viewOfCell(hint, stage, layout, texts, hintWords);
    case 'solved':
      return plain(states.solved, []);
    case 'several-solutions':
      return plain(states.severalSolutions, []);
    case 'no-solution':
      return plain(states.noSolution, []);
    case 'wrong-digit': {
      if (stage === 'where') return inside(hint.cells, states.wrongInside);
      const cell = hint.cells[0]!;
      const sign = signOf(board.own[cell]!, layout.high);
      return plain(states.wrongDigit(nameOf(cell), sign), hint.cells, states.takeBack);
    }
    case 'missing-mark':
      if (stage === 'where') return inside(hint.cells, states.markInside);
      return plain(states.missingMark(names(hint.cells)), hint.cells, states.addMarks);
    // The teacher alone tells these, of classic sudokus.
    case 'step':
    case 'clash':
    case 'stuck':
      return plain(states.stuck, []);
  }
}
