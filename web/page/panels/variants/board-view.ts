/** Renders a board of any shape: its cells as a grid, and the lines of its regions over them. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Texts } from './texts';
import { blamedCells } from './blame';
import { facesOf, type CellFace } from './faces';
import { puzzleOf, stepOf, type Model } from './model';
import {
  connectedParts,
  isConnected,
  pathAround,
  pathBetween,
} from '../../../board/shapes/outline';
import { peersOf, diagonalsOf, piecesOf, regionsOf } from '../../../board/layout';
import { layoutOf, VOID, type Puzzle } from './puzzle';
import type { RegionKind } from '../../../board/layout';
import { signOf } from '../../../board/values';
import { letterOf, regionNames, splitCages } from '../../../board/shapes/names';
import { cellLabel } from './words';

export interface BoardEvents {
  readonly onFocus: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** The kinds of regions whose cells get a letter if they are not connected. */
const LETTERED: ReadonlySet<RegionKind> = new Set(['box', 'area', 'extra']);

/** The distance between the edge of a cell and the lines of cages and extra regions, in cells. */
const CAGE_INSET = 0.08;
const EXTRA_INSET = 0.04;

/** The drawn parts of a puzzle besides its digits; typing digits does not change them. */
interface Drawing {
  readonly names: readonly (readonly string[])[];
  readonly frames: string;
  readonly cages: readonly string[];
  /** By cell, at the top left of a cage; a cage in several parts has a letter at each. */
  readonly sums: ReadonlyMap<number, string>;
  /** The cells in a shaded region. */
  readonly shaded: ReadonlySet<number>;
  readonly extras: readonly string[];
  /** By cell, for regions whose shape does not show which cells belong to them. */
  readonly letters: ReadonlyMap<number, string>;
  readonly diagonals: readonly string[];
}

/** The thick lines around pieces, and around the whole puzzle. */
function framesOf(puzzle: Puzzle): string {
  const { rows, cols, cells } = puzzle;
  const numbers = cells.map((value): number => (value === VOID ? VOID : 0));
  for (const [index, piece] of piecesOf(layoutOf(puzzle)).entries()) {
    for (const cell of piece) numbers[cell] = index + 1;
  }
  return pathBetween(numbers, rows, cols, VOID);
}

/** The labels at the top left of cages. */
function sumsOf(puzzle: Puzzle): ReadonlyMap<number, string> {
  const letters = splitCages(layoutOf(puzzle));
  const sums = new Map<number, string>();
  for (const [index, { sum, cells }] of puzzle.cages.entries()) {
    const letter = letters.get(index) ?? '';
    const top = Math.min(...cells);
    for (const part of connectedParts(cells, puzzle.cols)) {
      const cell = Math.min(...part);
      const sign = cell === top ? `${sum ?? ''}${letter}` : letter;
      if (sign !== '') sums.set(cell, sign);
    }
  }
  return sums;
}

function drawingOf(puzzle: Puzzle, texts: Texts): Drawing {
  const { cols, rows, extras, cages } = puzzle;
  const letters = new Map<number, string>();
  const lettered = regionsOf(layoutOf(puzzle)).filter(({ kind }) => LETTERED.has(kind));
  for (const { cells, index } of lettered.filter((region) => !isConnected(region.cells, cols))) {
    for (const cell of cells) letters.set(cell, letterOf(index));
  }
  const whole = extras.filter((cells) => isConnected(cells, cols));
  return {
    names: regionNames(layoutOf(puzzle), texts),
    frames: framesOf(puzzle),
    cages: cages.map(({ cells }) => pathAround(cells, cols, CAGE_INSET)),
    sums: sumsOf(puzzle),
    shaded: new Set(whole.flat()),
    extras: whole.map((cells) => pathAround(cells, cols, EXTRA_INSET)),
    letters,
    diagonals:
      diagonalsOf(layoutOf(puzzle)).length === 0
        ? []
        : [`M0 0L${cols} ${rows}`, `M${cols} 0L0 ${rows}`],
  };
}

const drawings = new WeakMap<Texts, WeakMap<Puzzle, Drawing>>();

/** Returns the drawing of a puzzle in a language; cached per puzzle. */
function drawing(puzzle: Puzzle, texts: Texts): Drawing {
  const ofLanguage = drawings.get(texts) ?? new WeakMap<Puzzle, Drawing>();
  drawings.set(texts, ofLanguage);
  const made = ofLanguage.get(puzzle) ?? drawingOf(puzzle, texts);
  ofLanguage.set(puzzle, made);
  return made;
}

function lines({ frames, cages, extras, diagonals }: Drawing, model: Model): TemplateResult {
  const { rows, cols } = puzzleOf(model);
  const marked = model.selection.length === 0 ? '' : pathAround(model.selection, cols, 0);
  return html`<svg
    class="lines"
    viewBox="0 0 ${cols} ${rows}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${diagonals.map((path) => svg`<path class="diagonal" d=${path} />`)}
    ${extras.map((path) => svg`<path class="extra" d=${path} />`)}
    ${cages.map((path) => svg`<path class="cage" d=${path} />`)}
    <path class="frame" d=${frames} />
    <path class="marked" d=${marked} />
  </svg>`;
}

function content(face: CellFace, high: number): TemplateResult | typeof nothing {
  if (face.value === null) return nothing;
  const value = signOf(face.value, high);
  if (face.second === null) return html`<span>${value}</span>`;
  return html`<span class="first">${value}</span
    ><span class="second" data-sign=${signOf(face.second, high)}></span>`;
}

export function boardView(model: Model, texts: Texts, on: BoardEvents): TemplateResult {
  const puzzle = puzzleOf(model);
  const { rows, cols, high } = puzzle;
  const { cursor, mode } = model;
  const drawn = drawing(puzzle, texts);
  const faces = facesOf(stepOf(model), blamedCells(model));
  const marked = new Set(model.selection);
  const peers =
    cursor === null || mode !== 'digits' ? new Set<number>() : peersOf(layoutOf(puzzle), cursor);
  const words = texts.variants.board;

  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    const names = ['cell', face.role];
    if (face.fault !== null) names.push('fault');
    if (drawn.shaded.has(cell)) names.push('shaded');
    if (marked.has(cell)) names.push('marking');
    if (peers.has(cell)) names.push('peer');
    if (cell === cursor) names.push('selected');
    const label = cellLabel(cell, face, puzzle, drawn.names[cell]!, texts);
    const sum = drawn.sums.get(cell);
    const letter = drawn.letters.get(cell);
    return html`<div
      role="gridcell"
      class=${names.join(' ')}
      data-cell=${cell}
      tabindex=${cell === (cursor ?? 0) ? 0 : -1}
      aria-label=${marked.has(cell) ? words.cellMarked(label) : label}
      aria-selected=${mode === 'digits' ? cell === cursor : marked.has(cell)}
      aria-invalid=${face.fault !== null}
      @focus=${() => on.onFocus(cell)}
    >
      ${content(face, high)}
      ${sum === undefined ? nothing : html`<span class="sum" data-sign=${sum}></span>`}
      ${letter === undefined ? nothing : html`<span class="letter" data-sign=${letter}></span>`}
    </div>`;
  };

  const signs = signOf(high, high).length;
  return html`<div
    class="shaped ${mode === 'digits' ? '' : 'drawing'}"
    .style=${`--rows: ${rows}; --cols: ${cols}; --signs: ${signs}`}
  >
    <div
      class="cells"
      role="grid"
      aria-label=${words.label(rows, cols)}
      aria-multiselectable=${mode !== 'digits'}
      aria-describedby="variants-keys"
      @keydown=${on.onKey}
      @pointerdown=${on.onPointerDown}
      @pointermove=${on.onPointerMove}
      @pointerup=${on.onPointerUp}
      @pointercancel=${on.onPointerCancel}
    >
      ${Array.from(
        { length: rows },
        (_, row) =>
          html`<div class="row" role="row">
            ${Array.from({ length: cols }, (__, col) => drawCell(row * cols + col))}
          </div>`,
      )}
    </div>
    ${lines(drawn, model)}
  </div>`;
}
