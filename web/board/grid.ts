/** Draws the 81 cells of a model. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locales/messages';
import { facesOf, type CellFace } from './cells';
import { arePeers } from './geometry';
import { boardIn, type Model } from './model';
import { isLocked } from './state';
import { cellLabel } from './words';

export interface GridEvents {
  readonly onSelect: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function namesFor(
  cell: number,
  face: CellFace,
  selected: number | null,
  faces: readonly CellFace[],
): string {
  const names = ['cell', face.role];
  if (face.clash) names.push('clash');
  if (face.wrong) names.push('wrong');
  if (face.corrected !== 0) names.push('corrected');
  if (selected === null) return names.join(' ');
  const digit = faces[selected]!.digit;
  if (cell === selected) names.push('selected');
  else if (digit !== 0 && face.digit === digit) names.push('same');
  else if (arePeers(cell, selected)) names.push('peer');
  return names.join(' ');
}

function content(face: CellFace): TemplateResult | typeof nothing {
  if (face.digit === 0) return nothing;
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
  events: GridEvents,
): TemplateResult {
  const board = boardIn(model);
  const faces = facesOf(board);
  const { selected } = model;
  const active = selected ?? 0;
  const drawCell = (cell: number): TemplateResult => {
    const face = faces[cell]!;
    const names = namesFor(cell, face, selected, faces);
    return html`<div
      role="gridcell"
      class=${names}
      part=${names}
      data-cell=${cell}
      tabindex=${cell === active ? 0 : -1}
      aria-label=${cellLabel(cell, face, texts)}
      aria-selected=${cell === selected}
      aria-readonly=${readOnly || isLocked(board, cell)}
      aria-invalid=${face.clash || face.wrong}
      @focus=${() => events.onSelect(cell)}
      @click=${() => events.onSelect(cell)}
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
    aria-readonly=${readOnly}
    @keydown=${events.onKey}
  >
    ${rows.map((cells) => html`<div class="row" role="row">${cells.map(drawCell)}</div>`)}
  </div>`;
}
