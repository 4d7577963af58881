/** Renders the cells of a model. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { facesOf, type CellFace } from './cells';
import { cellsOf, CLASSIC, isCell, peersOf, valuesOf, type Layout } from './layout';
import { cornerRows, has, valuesIn } from './marks';
import { boardIn, type Model } from './model';
import { shapeView, voidCell } from './shapes/view';
import { isLocked } from './state';
import { signOf } from './values';
import { cellLabel } from './words';

export interface GridEvents {
  readonly onFocus: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPress: (event: PointerEvent, cell: number) => void;
  readonly onMove: (event: PointerEvent) => void;
  /** A pointer was released or cancelled (the browser cancels it to scroll). */
  readonly onRelease: () => void;
  readonly onClick: (cell: number) => void;
}

function namesFor(cell: number, face: CellFace, model: Model, faces: readonly CellFace[]): string {
  const { selected, selection } = model;
  const names = ['cell', face.role];
  if (face.clash) names.push('clash');
  if (face.wrong) names.push('wrong');
  if (face.reason) names.push('reason');
  if (face.corrected !== null) names.push('corrected');
  if (selected === null) return names.join(' ');
  const { value } = faces[selected]!;
  const { layout } = boardIn(model);
  if (selection.includes(cell)) names.push('selected');
  else if (value !== null && face.value === value) names.push('same');
  else if (selection.length === 1 && peersOf(layout, selected).has(cell)) names.push('peer');
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
  const middle = valuesIn(candidates, layout).map(sign).join('');
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
  readOnly: boolean,
  on: GridEvents,
): TemplateResult {
  const board = boardIn(model);
  const faces = facesOf(board);
  const { layout } = board;
  const shape = layout === CLASSIC ? null : shapeView(layout);
  const active = model.selected ?? cellsOf(layout)[0];
  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    if (!isCell(cell, layout)) return voidCell(texts);
    const names = namesFor(cell, face, model, faces) + (shape?.nameOf(cell) ?? '');
    return html`<div
      role="gridcell"
      class=${names}
      part=${names}
      data-cell=${cell}
      tabindex=${cell === active ? 0 : -1}
      aria-label=${cellLabel(cell, face, layout, texts)}
      aria-selected=${model.selection.includes(cell)}
      aria-readonly=${readOnly || isLocked(board, cell)}
      aria-invalid=${face.clash || face.wrong}
      @focus=${() => on.onFocus(cell)}
      @pointerdown=${(event: PointerEvent) => on.onPress(event, cell)}
      @click=${() => on.onClick(cell)}
    >
      ${content(face, layout)} ${shape?.over(cell)}
    </div>`;
  };
  const { rows, cols } = layout;
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => row * cols + col),
  );
  return html`<div
    class=${shape === null ? 'grid' : 'grid shaped'}
    .style=${shape?.style ?? ''}
    part="grid"
    role="grid"
    aria-label=${texts.board.label}
    aria-multiselectable="true"
    aria-readonly=${readOnly}
    @keydown=${on.onKey}
    @pointermove=${on.onMove}
    @pointerup=${on.onRelease}
    @pointercancel=${on.onRelease}
  >
    ${lines.map((cells) => html`<div class="row" role="row">${cells.map(drawCell)}</div>`)}
    ${shape?.lines}
  </div>`;
}
