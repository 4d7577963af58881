/** Draws the dialog with the camera, the choice of a picture, and what was read. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { cellName, CLASSIC } from '../../../../board/layout';
import type { PhotoPuzzle } from '../../../../api/engine';
import { dialog } from '../../../ui/dialog';
import { filePicker } from '../../../ui/file-picker';
import { button, checkbox } from '../../../ui/form';
import {
  gridOf,
  doubtfulCells,
  hasHandwriting,
  inOrder,
  type Checking,
  type Content,
  type ReadCell,
} from './model';
import type { Problem } from './problem';
import type { Frame, Stage } from './stage';
import type { Sight } from './steady';
import type { PhotoTexts } from './texts';
import { sentences } from '../../../../locales/sentences';

export const DIALOG = 'photo';

export interface PhotoEvents {
  readonly onClose: () => void;
  readonly onCamera: () => void;
  readonly onFile: (file: File) => void;
  readonly onTake: () => void;
  readonly onStop: () => void;
  readonly onPress: (cell: number) => void;
  readonly onFocus: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onEnter: (digit: number) => void;
  readonly onHandwriting: (takes: boolean) => void;
  readonly onTurn: () => void;
  readonly onNext: () => void;
  readonly onAgain: () => void;
  readonly onStart: () => void;
}

/** A picture from a file; a phone offers its camera, too. */
const pictureButton = ({ photo }: PhotoTexts, on: PhotoEvents, look = ''): TemplateResult =>
  filePicker(photo.choosePicture, 'image/*', ([file]) => on.onFile(file!), { look, isOne: true });

/** Why there is no puzzle. That a computer has no camera is no error. */
function problemLine(problem: Problem | null, { photo }: PhotoTexts): TemplateResult {
  const [headline, how] = problem === null ? [] : photo.problems[problem];
  const isError = problem !== 'no-camera';
  return html`<div role=${isError ? 'alert' : 'status'} class="problem ${isError ? 'alarm' : ''}">
    ${
      headline === undefined
        ? nothing
        : html`<p class="headline">${headline}</p>
            <p>${how}</p>`
    }
  </div>`;
}

const choosing = (
  problem: Problem | null,
  canFilm: boolean,
  texts: PhotoTexts,
  on: PhotoEvents,
): TemplateResult =>
  html`${problemLine(problem, texts)}
    ${problem === null ? html`<p>${texts.photo.choose}</p>` : nothing}
    <div class="line">
      ${pictureButton(texts, on, problem === 'no-camera' || !canFilm ? 'main' : '')}
      ${canFilm ? button(texts.photo.useCamera, on.onCamera) : nothing}
    </div>
    <p class="hint">${texts.photo.privacy}</p>`;

/** The lines of a grid that was found, as the path of an SVG in the pixels of the frame. */
function gridPath({ crossings }: PhotoPuzzle): string {
  const line = (first: number, step: number): string =>
    Array.from({ length: 10 }, (_, index) => {
      const { x, y } = crossings[first + step * index]!;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join('');
  const tens = Array.from({ length: 10 }, (_, index) => index);
  return tens.map((index) => line(10 * index, 1) + line(index, 10)).join('');
}

/** What the person shall do with the camera. */
function cameraWords({ puzzle, problem }: Sight, { photo }: PhotoTexts): string {
  if (puzzle !== null) return photo.camera.hold;
  return problem === null || problem === 'no-grid' ? photo.camera.point : photo.camera[problem];
}

const filming = (
  stream: MediaStream | null,
  sight: Sight,
  { width, height }: Frame,
  texts: PhotoTexts,
  on: PhotoEvents,
): TemplateResult =>
  html`<div class="film">
      <video
        autoplay
        muted
        playsinline
        aria-label=${texts.photo.camera.label}
        .srcObject=${stream}
      ></video>
      <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
        ${sight.puzzle === null ? nothing : svg`<path d=${gridPath(sight.puzzle)} />`}
      </svg>
    </div>
    <p role="status">${stream === null ? texts.photo.waiting : cameraWords(sight, texts)}</p>
    <div class="line">
      ${stream === null ? nothing : button(texts.photo.camera.take, on.onTake, { look: 'main' })}
      ${pictureButton(texts, on)}
    </div>
    <p class="hint">${texts.photo.privacy}</p>`;

const reading = (progress: number, { photo }: PhotoTexts, on: PhotoEvents): TemplateResult =>
  html`<p role="status">${photo.reading}</p>
    <progress aria-label=${photo.reading} max="1" .value=${progress}></progress>
    ${button(photo.stop, on.onStop)}`;

const nameOf = ({ digit, isByHand }: Content, { photo: { check } }: PhotoTexts): string =>
  digit === 0 ? check.blank : isByHand ? check.byHand(digit) : String(digit);

/** A cell in words: “row 3, column 4: 7, doubtful; or 1”. */
export function cellWords(
  { content, readings, isDoubtful }: ReadCell,
  cell: number,
  texts: PhotoTexts,
): string {
  const { check } = texts.photo;
  const held = nameOf(content, texts);
  const others = readings.map((reading) => nameOf(reading, texts)).filter((name) => name !== held);
  const words = isDoubtful && others.length > 0 ? check.or(held, others) : held;
  return check.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1, words);
}

/** What a reading says of itself. */
export function verdictWords(
  checking: Checking,
  { cellNames, photo: { check } }: PhotoTexts,
): string {
  const grid = gridOf(checking);
  if (grid.verdict === 'unread' && grid.flaw === null) return check.unread;
  const { length } = doubtfulCells(grid);
  const read = length === 0 ? check.sure : check.doubtful(length);
  if (grid.flaw === null) return read;
  if (grid.flaw === 'several') return check.several(read);
  const clashing = grid.cells.flatMap(({ isClashing }, cell) => (isClashing ? [cell] : []));
  return clashing.length === 0
    ? check.none(read)
    : check.clash(read, cellNames(clashing.map((cell) => cellName(cell, CLASSIC))));
}

/**
 * The cells over the photo. In the document the doubtful ones come first, so that the Tab key reaches each of them
 * before the others, of which one is a stop.
 */
function cells(checking: Checking, texts: PhotoTexts, on: PhotoEvents): TemplateResult {
  const grid = gridOf(checking);
  const { selected } = checking;
  const stop = grid.cells[selected]!.isDoubtful
    ? grid.cells.findIndex(({ isDoubtful }) => !isDoubtful)
    : selected;
  const look = (cell: number): string => {
    const { content, isDoubtful } = grid.cells[cell]!;
    return [
      'read-cell',
      `row-${Math.floor(cell / 9)} column-${cell % 9}`,
      ...(isDoubtful ? ['doubtful'] : []),
      ...(content.isByHand ? ['by-hand'] : []),
      ...(content.isByHand && !checking.takesHandwriting ? ['left-out'] : []),
      ...(cell === selected ? ['selected'] : []),
    ].join(' ');
  };
  return html`<div role="group" aria-label=${texts.photo.check.label} @keydown=${on.onKey}>
    ${inOrder(grid).map((cell) => {
      const { content, isDoubtful } = grid.cells[cell]!;
      return html`<button
        type="button"
        class=${look(cell)}
        data-cell=${cell}
        tabindex=${isDoubtful || cell === stop ? 0 : -1}
        aria-label=${cellWords(grid.cells[cell]!, cell, texts)}
        @click=${() => on.onPress(cell)}
        @focus=${() => on.onFocus(cell)}
      >
        ${content.digit === 0 && !isDoubtful ? nothing : html`<span>${content.digit === 0 ? '–' : content.digit}</span>`}
      </button>`;
    })}
  </div>`;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function comparing(checking: Checking, texts: PhotoTexts, on: PhotoEvents): TemplateResult {
  const { check } = texts.photo;
  const { grids, at, takesHandwriting } = checking;
  return html`<div class="compared">
      <canvas aria-hidden="true"></canvas>
      ${cells(checking, texts, on)}
    </div>
    <p class="legend">${check.legend}</p>
    <div class="digits" role="group" aria-label=${texts.keypad.label}>
      ${DIGITS.map((digit) => button(String(digit), () => on.onEnter(digit), { name: texts.keypad.digit(digit) }))}
      ${button('–', () => on.onEnter(0), { name: texts.keypad.leaveBlank })}
    </div>
    ${
      hasHandwriting(checking)
        ? checkbox(check.handwriting, takesHandwriting, on.onHandwriting)
        : nothing
    }
    <div class="line">
      ${button(check.start, on.onStart, { look: 'main' })} ${button(check.turn, on.onTurn)}
      ${button(check.again, on.onAgain)}
      ${grids.length < 2 ? nothing : button(check.other, on.onNext)}
    </div>
    <p class="hint">
      ${sentences(grids.length < 2 ? '' : check.which(at + 1, grids.length), check.how)}
    </p>`;
}

function content(
  stage: Stage,
  canFilm: boolean,
  texts: PhotoTexts,
  on: PhotoEvents,
): TemplateResult | null {
  switch (stage.kind) {
    case 'closed':
      return null;
    case 'choice':
      return choosing(stage.problem, canFilm, texts, on);
    case 'camera':
      return filming(stage.stream, stage.sight, stage.frame, texts, on);
    case 'reading':
      return reading(stage.progress, texts, on);
    case 'check':
      return comparing(stage.checking, texts, on);
  }
}

export const photoDialog = (
  stage: Stage,
  canFilm: boolean,
  texts: PhotoTexts,
  on: PhotoEvents,
): TemplateResult =>
  dialog(
    DIALOG,
    {
      title: texts.photo.title,
      close: texts.share.close,
      said: stage.kind === 'check' ? stage.said(texts) : '',
    },
    content(stage, canFilm, texts, on),
    on.onClose,
  );
