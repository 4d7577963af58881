/** Renders the cells of a model. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { facesOf, placedFace, type CellFace } from './cells';
import { fillOf } from './colors';
import { exhibited, layer, type Exhibit } from './exhibit';
import { cellsThatFit } from './filter';
import { cellsOf, CLASSIC, peersOf, valuesOf, wholeGrid, type Layout } from './layout';
import { cornerRows, has, valuesIn } from './marks';
import { boardIn, digitInFocus, markingOf, reachedCells, type Model } from './model';
import { figureLayer, lines } from './shapes/drawing';
import { figuresOf, type Margins } from './shapes/figures';
import { labelsOf, marginsOf, shapeView, voidLabel, type ShapeView } from './shapes/view';
import { isComplete, isLocked, type Board } from './state';
import { signOf } from './values';
import { cellLabel } from './words';

export interface GridEvents {
  readonly onFocus: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: (event: PointerEvent) => void;
  readonly onMove: (event: PointerEvent) => void;
  readonly onRelease: (event: PointerEvent) => void;
  /** The browser cancels a pointer, such as to scroll. */
  readonly onCancel: () => void;
  /** A finger moves that has begun where strokes do not scroll. */
  readonly onTouchMove: (event: TouchEvent) => void;
  readonly onClick: (cell: number) => void;
}

/** What a person can do with a board at present. */
export interface Use {
  readonly readOnly: boolean;
  /** Whether a tool draws with the selected cells. */
  readonly draws: boolean;
  /** The room around the grid that the tool needs. */
  readonly margins: Margins | undefined;
  /** Whether rows and columns have labels. */
  readonly labels: boolean;
  /** What is shown in place of the board's own content; null for nothing. */
  readonly exhibit: Exhibit | null;
}

/** What is shaded to guide the eye. */
interface Focus {
  /** The digit of which all cells and notes are shaded; null for none. */
  readonly digit: number | null;
  /** The cells that cannot hold the value of the selected one. */
  readonly peers: ReadonlySet<number>;
}

/** Nothing is shaded beside the shapes of an exhibit, where a tool draws, or on a board that a person has solved. */
function focusOf(model: Model, faces: readonly CellFace[], isBusy: boolean): Focus {
  const { selected, selection, settings, filter } = model;
  const shades = (what: 'digits' | 'peers'): boolean =>
    !isBusy && (settings.highlight === what || settings.highlight === 'all');
  const isFiltered = !isBusy && filter !== null;
  const isOne = selected !== null && selection.length === 1 && !isFiltered;
  return {
    digit: isFiltered || shades('digits') ? digitInFocus(model, faces) : null,
    peers: isOne && shades('peers') ? peersOf(boardIn(model).layout, selected) : new Set(),
  };
}

/** The names of what is selected, and of the cells that concern it. */
function namesOfSelection(
  cell: number,
  face: CellFace,
  { selected, selection }: Model,
  { digit, peers }: Focus,
  draws: boolean,
): string {
  // Marked cells have one line around them all.
  if (draws) return cell === selected ? ' selected' : selection.includes(cell) ? ' marked' : '';
  if (selection.includes(cell)) return ' selected';
  if (digit !== null && face.value === digit) return ' same';
  return peers.has(cell) ? ' peer' : '';
}

function namesFor(face: CellFace): string {
  const names = ['cell', face.role];
  if (face.clash) names.push('clash');
  if (face.wrong) names.push('wrong');
  if (face.reason) names.push('reason');
  if (face.fits !== null) names.push('fits');
  if (face.corrected !== null) names.push('corrected');
  if (face.colors !== 0) names.push('colored');
  return names.join(' ');
}

/**
 * Small signs, drawn by the style sheet: a screen reader reads the label of the cell, not its
 * text.
 */
const small = (signs: string, look = ''): TemplateResult =>
  html`<span class=${look === '' ? nothing : look} data-digits=${signs}></span>`;

/** How the marks of a board are shown. */
interface BoardNotes {
  readonly layout: Layout;
  /** The value whose marks are shaded; null for none. */
  readonly digit: number | null;
}

/** And how those of a cell are. */
interface Notes extends BoardNotes {
  /** The values that a given excludes, as a mask. */
  readonly excluded: number;
}

const lookOf = (value: number, { layout, digit, excluded }: Notes): string =>
  [value === digit ? 'same' : '', has(excluded, value, layout) ? 'excluded' : ''].join(' ').trim();

function cornerMarks(corner: number, notes: Notes): TemplateResult {
  const { layout } = notes;
  const [top, bottom] = cornerRows(corner, layout);
  const draw = (value: number): TemplateResult =>
    small(signOf(value, layout.high), lookOf(value, notes));
  return html`<span class="outer" part="corner"
    ><span>${top.map(draw)}</span><span>${bottom.map(draw)}</span></span
  >`;
}

/** Values in places of their own, so that a missing one shows as a gap. */
const inPlaces = (mask: number, notes: Notes): readonly TemplateResult[] =>
  valuesOf(notes.layout).map((value) =>
    has(mask, value, notes.layout)
      ? small(signOf(value, notes.layout.high), lookOf(value, notes))
      : small(''),
  );

/** Candidates between corner marks, one after the other; each that looks otherwise than the rest is apart. */
function inMiddle(candidates: number, notes: Notes): readonly TemplateResult[] {
  const { high } = notes.layout;
  const gap = signOf(high, high).length > 1 ? ' ' : '';
  const parts: { look: string; signs: string }[] = [];
  for (const value of valuesIn(candidates, notes.layout)) {
    const [look, sign, last] = [lookOf(value, notes), signOf(value, high), parts.at(-1)];
    if (last !== undefined) last.signs += gap;
    if (last?.look === '' && look === '') last.signs += sign;
    else parts.push({ look, signs: sign });
  }
  return parts.map(({ look, signs }) => small(signs, look));
}

/** Pencil marks: corner marks above and below, candidates in places of their own, or between these. */
function marks(face: CellFace, board: BoardNotes): TemplateResult {
  const { corner, candidates, excluded, possible } = face;
  const notes = { ...board, excluded };
  if (possible !== 0) {
    const plain = { ...notes, digit: null };
    return html`<span class="whole" part="possible">${inPlaces(possible, plain)}</span>`;
  }
  const middle =
    corner === 0
      ? html`<span class="whole fixed" part="candidates">${inPlaces(candidates, notes)}</span>`
      : html`<span class="inner" part="candidates">${inMiddle(candidates, notes)}</span>`;
  return html`${corner === 0 ? nothing : cornerMarks(corner, notes)}${
    candidates === 0 ? nothing : middle
  }`;
}

function content(face: CellFace, notes: BoardNotes): TemplateResult {
  if (face.value === null) return marks(face, notes);
  const { layout } = notes;
  const sign = (value: number | null): string | typeof nothing =>
    value === null ? nothing : signOf(value, layout.high);
  if (face.role === 'differing') {
    return html`<span class="first" part="digit">${sign(face.value)}</span
      ><span class="second" part="digit">${sign(face.second)}</span>`;
  }
  const was =
    face.corrected === null ? nothing : html`<s class="was" part="was">${sign(face.corrected)}</s>`;
  return html`<span part="digit">${sign(face.value)}</span>${was}`;
}

/** The cells of the whole grid, row by row. */
function gridCells(
  model: Model,
  board: Board,
  texts: Messages,
  { readOnly, draws, exhibit }: Use,
  shape: ShapeView | null,
  on: GridEvents,
): readonly TemplateResult[] {
  const { layout } = board;
  const { selected, selection } = model;
  const isBusy = draws || exhibit !== null || isComplete(board);
  const plain = facesOf(board, markingOf(model));
  const reason = new Set(model.hint?.reason);
  const placed = exhibit?.placed;
  const fitting = new Set(isBusy ? [] : cellsThatFit(model, plain));
  const faces = plain.map((face, cell) => {
    if (cell === placed?.cell) return placedFace(face, placed.digit);
    if (fitting.has(cell)) return { ...face, fits: model.filter };
    return reason.has(cell) ? { ...face, reason: true } : face;
  });
  const focus = focusOf(model, faces, isBusy);
  const notes = { layout, digit: focus.digit };
  const parts = new Set(cellsOf(layout));
  const cursor = selected ?? reachedCells(model)[0];
  return wholeGrid(layout).map((cell) => {
    const face = faces[cell]!;
    const isPart = parts.has(cell);
    const isReached = isPart || model.reachesVoids;
    const names =
      (isPart ? namesFor(face) + (shape?.nameOf(cell) ?? '') : 'cell void') +
      namesOfSelection(cell, face, model, focus, draws);
    // A cell that a tool makes void keeps its element, and with it the focus. (A listener for touches delays scrolling, so it
    // is only where there is none.)
    return html`<div
      role="gridcell"
      class=${names}
      part=${names}
      .style=${fillOf(face.colors)}
      data-cell=${isReached ? cell : nothing}
      tabindex=${isReached ? (cell === cursor ? 0 : -1) : nothing}
      aria-label=${isPart ? cellLabel(cell, face, layout, texts) : voidLabel(cell, layout, texts)}
      aria-selected=${selection.includes(cell)}
      aria-disabled=${isReached ? nothing : true}
      aria-readonly=${readOnly || isLocked(board, cell)}
      aria-invalid=${face.clash || face.wrong}
      @focus=${() => on.onFocus(cell)}
      @click=${() => on.onClick(cell)}
      @touchmove=${!draws && selection.includes(cell) ? on.onTouchMove : nothing}
    >
      ${shape?.under(cell)} ${isPart ? content(face, notes) : nothing}
    </div>`;
  });
}

export function grid(model: Model, texts: Messages, use: Use, on: GridEvents): TemplateResult {
  const { readOnly, draws, margins: tool, labels, exhibit } = use;
  const own = boardIn(model);
  const board = exhibit === null ? own : exhibited(own, exhibit);
  const { layout } = board;
  const margins = marginsOf(layout, tool, labels);
  const isPlain = layout === CLASSIC && tool === undefined && !labels;
  const shape = isPlain ? null : shapeView(layout, margins);
  const { under, over } = figuresOf(layout);
  const { rows, cols } = layout;
  const cells = gridCells(model, board, texts, use, shape, on);
  const name = `grid${shape?.name ?? ''}${draws ? ' drawing' : ''}${exhibit === null ? '' : ' exhibit'}`;
  const marked = draws && model.selection.length > 1 ? model.selection : [];
  const drawRow = (_: unknown, row: number): TemplateResult =>
    html`<div class="row" role="row">${cells.slice(row * cols, (row + 1) * cols)}</div>`;
  return html`<div
    class=${shape?.isLarge ? 'scroller large' : 'scroller'}
    .style=${shape?.style ?? ''}
  >
    <div
      class=${name}
      part="grid"
      role="grid"
      aria-label=${shape === null ? texts.board.label : texts.shapes.label(rows, cols)}
      aria-multiselectable="true"
      aria-readonly=${readOnly}
      @keydown=${on.onKey}
      @pointerdown=${on.onPress}
      @pointermove=${on.onMove}
      @pointerup=${on.onRelease}
      @pointercancel=${on.onCancel}
      @touchmove=${draws ? on.onTouchMove : nothing}
    >
      ${Array.from({ length: rows }, drawRow)} ${figureLayer('under', under, layout)}
      ${shape === null && !draws ? nothing : lines(layout, marked)}
      ${figureLayer('over', labels ? [...over, labelsOf(layout, margins)] : over, layout)}
      ${
        exhibit === null
          ? nothing
          : html`${layer('under', exhibit.drawing.under, layout)}
            ${layer('over', exhibit.drawing.over, layout)}`
      }
    </div>
  </div>`;
}
