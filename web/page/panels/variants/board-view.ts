/** Renders a board of any shape: its cells as a grid, and the lines of its regions over them. */
import { html, nothing, type TemplateResult } from 'lit';
import { peersOf } from '../../../board/layout';
import { drawingOf, lines } from '../../../board/shapes/drawing';
import { regionNames } from '../../../board/shapes/names';
import { signOf } from '../../../board/values';
import { blamedCells } from './blame';
import { facesOf, type CellFace } from './faces';
import { puzzleOf, stepOf, type Model } from './model';
import { layoutOf } from './puzzle';
import type { Texts } from './texts';
import { cellLabel } from './words';

export interface BoardEvents {
  readonly onFocus: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
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
  const layout = layoutOf(puzzle);
  const drawn = drawingOf(layout);
  const regions = regionNames(layout, texts);
  const faces = facesOf(stepOf(model), blamedCells(model));
  const marked = new Set(model.selection);
  const peers = cursor === null || mode !== 'digits' ? new Set<number>() : peersOf(layout, cursor);
  const words = texts.variants.board;

  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    const names = ['cell', face.role];
    if (face.fault !== null) names.push('fault');
    if (drawn.shaded.has(cell)) names.push('shaded');
    if (marked.has(cell)) names.push('marking');
    if (peers.has(cell)) names.push('peer');
    if (cell === cursor) names.push('selected');
    const label = cellLabel(cell, face, puzzle, regions[cell]!, texts);
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
    ${lines(layout, model.selection)}
  </div>`;
}
