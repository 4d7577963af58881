/** Renders the 81 cells of a model. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { facesOf, type CellFace } from './cells';
import { arePeers } from './geometry';
import { ALL_DIGITS, bitOf, cornerRows, digitsIn } from './marks';
import { boardIn, type Model } from './model';
import { isLocked } from './state';
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

function namesFor(
  cell: number,
  face: CellFace,
  { selected, selection }: Model,
  faces: readonly CellFace[],
): string {
  const names = ['cell', face.role];
  if (face.clash) names.push('clash');
  if (face.wrong) names.push('wrong');
  if (face.reason) names.push('reason');
  if (face.corrected !== 0) names.push('corrected');
  if (selected === null) return names.join(' ');
  const digit = faces[selected]!.digit;
  if (selection.includes(cell)) names.push('selected');
  else if (digit !== 0 && face.digit === digit) names.push('same');
  else if (selection.length === 1 && arePeers(cell, selected)) names.push('peer');
  return names.join(' ');
}

/**
 * A small digit, drawn by the style sheet: a screen reader reads the label of the cell, not its
 * text.
 */
const small = (digits: number | string): TemplateResult =>
  html`<span data-digits=${digits}></span>`;

function cornerMarks(corner: number): TemplateResult {
  const [top, bottom] = cornerRows(corner);
  return html`<span class="outer" part="corner"
    ><span>${top.map(small)}</span><span>${bottom.map(small)}</span></span
  >`;
}

/** Pencil marks: corner marks above and below, candidates in the middle. */
function marks({ corner, candidates, possible }: CellFace): TemplateResult {
  if (possible !== 0) {
    // Each digit has its own place, so that a missing digit shows as a gap.
    return html`<span class="whole" part="possible"
      >${ALL_DIGITS.map((digit) => small(possible & bitOf(digit) ? digit : ''))}</span
    >`;
  }
  return html`${corner === 0 ? nothing : cornerMarks(corner)}${
    candidates === 0
      ? nothing
      : html`<span class="inner" part="candidates">${small(digitsIn(candidates).join(''))}</span>`
  }`;
}

function content(face: CellFace): TemplateResult {
  if (face.digit === 0) return marks(face);
  if (face.role === 'differing') {
    return html`<span class="first" part="digit">${face.digit}</span
      ><span class="second" part="digit">${face.second}</span>`;
  }
  const was =
    face.corrected === 0 ? nothing : html`<s class="was" part="was">${face.corrected}</s>`;
  return html`<span part="digit">${face.digit}</span>${was}`;
}

export function grid(
  model: Model,
  texts: Messages,
  readOnly: boolean,
  on: GridEvents,
): TemplateResult {
  const board = boardIn(model);
  const faces = facesOf(board);
  const active = model.selected ?? 0;
  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    const names = namesFor(cell, face, model, faces);
    return html`<div
      role="gridcell"
      class=${names}
      part=${names}
      data-cell=${cell}
      tabindex=${cell === active ? 0 : -1}
      aria-label=${cellLabel(cell, face, texts)}
      aria-selected=${model.selection.includes(cell)}
      aria-readonly=${readOnly || isLocked(board, cell)}
      aria-invalid=${face.clash || face.wrong}
      @focus=${() => on.onFocus(cell)}
      @pointerdown=${(event: PointerEvent) => on.onPress(event, cell)}
      @click=${() => on.onClick(cell)}
    >
      ${content(face)}
    </div>`;
  };
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (__, column) => row * 9 + column),
  );
  return html`<div
    class="grid"
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
    ${rows.map((cells) => html`<div class="row" role="row">${cells.map(drawCell)}</div>`)}
  </div>`;
}
