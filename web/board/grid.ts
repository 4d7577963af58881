/** Renders the cells of a model. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { facesOf, type CellFace } from './cells';
import { cellsOf, CLASSIC, peersOf, valuesOf, wholeGrid, type Layout } from './layout';
import { cornerRows, has, valuesIn } from './marks';
import { boardIn, reachedCells, type Model } from './model';
import { lines } from './shapes/drawing';
import { shapeView, voidLabel } from './shapes/view';
import { isLocked } from './state';
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
  readonly onClick: (cell: number) => void;
}

/** What a person can do with a board at present. */
export interface Use {
  readonly readOnly: boolean;
  /** Whether a tool draws with the selected cells. */
  readonly draws: boolean;
}

/** The names of what is selected, and of the cells that concern it. */
function namesOfSelection(
  cell: number,
  face: CellFace,
  model: Model,
  faces: readonly CellFace[],
  draws: boolean,
): string {
  const { selected, selection } = model;
  if (selected === null) return '';
  // Marked cells have one line around them all.
  if (draws) return cell === selected ? ' selected' : selection.includes(cell) ? ' marked' : '';
  if (selection.includes(cell)) return ' selected';
  const { value } = faces[selected]!;
  if (value !== null && face.value === value) return ' same';
  const isPeer = selection.length === 1 && peersOf(boardIn(model).layout, selected).has(cell);
  return isPeer ? ' peer' : '';
}

function namesFor(face: CellFace): string {
  const names = ['cell', face.role];
  if (face.clash) names.push('clash');
  if (face.wrong) names.push('wrong');
  if (face.reason) names.push('reason');
  if (face.corrected !== null) names.push('corrected');
  return names.join(' ');
}

/**
 * Small signs, drawn by the style sheet: a screen reader reads the label of the cell, not its
 * text.
 */
const small = (signs: string): TemplateResult => html`<span data-digits=${signs}></span>`;

function cornerMarks(corner: number, layout: Layout): TemplateResult {
  const [top, bottom] = cornerRows(corner, layout);
  const draw = (value: number): TemplateResult => small(signOf(value, layout.high));
  return html`<span class="outer" part="corner"
    ><span>${top.map(draw)}</span><span>${bottom.map(draw)}</span></span
  >`;
}

/** Pencil marks: corner marks above and below, candidates in the middle. */
function marks({ corner, candidates, possible }: CellFace, layout: Layout): TemplateResult {
  const sign = (value: number): string => signOf(value, layout.high);
  if (possible !== 0) {
    // Each value has its own place, so that a missing one shows as a gap.
    return html`<span class="whole" part="possible"
      >${valuesOf(layout).map((value) => small(has(possible, value, layout) ? sign(value) : ''))}</span
    >`;
  }
  const signs = valuesIn(candidates, layout).map(sign);
  const middle = signs.join(sign(layout.high).length > 1 ? ' ' : '');
  return html`${corner === 0 ? nothing : cornerMarks(corner, layout)}${
    candidates === 0 ? nothing : html`<span class="inner" part="candidates">${small(middle)}</span>`
  }`;
}

function content(face: CellFace, layout: Layout): TemplateResult {
  if (face.value === null) return marks(face, layout);
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

export function grid(
  model: Model,
  texts: Messages,
  { readOnly, draws }: Use,
  on: GridEvents,
): TemplateResult {
  const board = boardIn(model);
  const faces = facesOf(board);
  const { layout } = board;
  const { selected, selection } = model;
  const shape = layout === CLASSIC ? null : shapeView(layout);
  const parts = new Set(cellsOf(layout));
  const reached = reachedCells(model);
  const cursor = selected ?? reached[0];
  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    const isPart = parts.has(cell);
    const isReached = isPart || model.reachesVoids;
    const names =
      (isPart ? namesFor(face) + (shape?.nameOf(cell) ?? '') : 'cell void') +
      namesOfSelection(cell, face, model, faces, draws);
    // A cell that a tool makes void keeps its element, and with it the focus.
    return html`<div
      role="gridcell"
      class=${names}
      part=${names}
      data-cell=${isReached ? cell : nothing}
      tabindex=${isReached ? (cell === cursor ? 0 : -1) : nothing}
      aria-label=${isPart ? cellLabel(cell, face, layout, texts) : voidLabel(cell, layout, texts)}
      aria-selected=${selection.includes(cell)}
      aria-disabled=${isReached ? nothing : true}
      aria-readonly=${readOnly || isLocked(board, cell)}
      aria-invalid=${face.clash || face.wrong}
      @focus=${() => on.onFocus(cell)}
      @click=${() => on.onClick(cell)}
    >
      ${isPart ? content(face, layout) : nothing} ${shape?.over(cell)}
    </div>`;
  };
  const { rows, cols } = layout;
  const all = wholeGrid(layout);
  const name = `grid${shape?.name ?? ''}${draws ? ' drawing' : ''}`;
  const marked = draws && selection.length > 1 ? selection : [];
  const drawRow = (_: unknown, row: number): TemplateResult =>
    html`<div class="row" role="row">
      ${all.slice(row * cols, (row + 1) * cols).map(drawCell)}
    </div>`;
  return html`<div class=${shape?.isLarge ? 'scroller large' : 'scroller'}>
    <div
      class=${name}
      .style=${shape?.style ?? ''}
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
    >
      ${Array.from({ length: rows }, drawRow)}
      ${shape === null && !draws ? nothing : lines(layout, marked)}
    </div>
  </div>`;
}
