/**
 * Renders a board of the Rotate panel: its tiles, a table for screen readers, and a button on every
 * crossing. That reaches half a tile to every side, and at the edge to the edge, so that every point of the board belongs to
 * one: 29 px on a phone of 320 px for 10×10. One button is in the order of Tab; arrows go to the others.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from './texts';
import type { Hold } from '../../../board/hold';
import { stepOf, type Model } from './model';
import { filledIn, isFinished, nextMove, shownPosition } from './step';
import { boxesOf, clashingCells, completeLines, inPlace, type Position } from './position';
import { blockOf, type Turn } from './turns';

export interface BoardEvents {
  readonly hold: Hold;
  /** A click with Shift or the right button, or a long touch, turns the other way. */
  readonly onPress: (row: number, col: number, isOther: boolean) => void;
  readonly onFocus: (row: number, col: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The largest number of columns with room for arrows on a phone. */
const MANY = 6;

const longest = (tiles: readonly number[]): number =>
  Math.max(...tiles.map((tile) => String(tile).length));

const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** An arrow in the direction of the turn; a half turn has two heads. */
function arrow(turn: Turn): TemplateResult {
  const way =
    turn === 'half' ? 'M5 10a7 7 0 0 1 13-2M19 14a7 7 0 0 1-13 2' : 'M18.5 8.5a7.5 7.5 0 1 0 1 5';
  const heads = turn === 'half' ? 'M18.5 4v4.5H14M5.5 20v-4.5H10' : 'M19.5 3.5v5.5H14';
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" class=${turn}>
    <path d=${way} />
    <path d=${heads} />
  </svg>`;
}

/** The numbers row by row, for screen readers. */
function spokenTable(model: Model, position: Position, texts: Texts): TemplateResult {
  const { kind, rows, cols, tiles } = position;
  const { blank, ...words } = texts.rotate.board;
  const label = kind === 'sort' ? words.sort(rows, cols) : words[kind];
  const width = kind === 'sort' ? cols : 9;
  const height = tiles.length / width;
  const filled = filledIn(stepOf(model)) ?? tiles;
  const content = (at: number): number | string =>
    kind === 'sort' ? tiles[at]! : tiles[at]! || filled[at]! || blank;
  return html`<div class="spoken">
    <table aria-label=${label}>
      <tbody>
        ${count(height).map(
          (row) =>
            html`<tr>
              ${count(width).map((col) => html`<td>${content(row * width + col)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function tileFaces(position: Position): readonly TemplateResult[] {
  const { kind, tiles } = position;
  const placed = kind === 'sort' ? inPlace(position) : null;
  return tiles.map(
    (tile, index) =>
      html`<div class="unit" data-unit=${index}>
        <span class="tile ${placed?.[index] === true ? 'placed' : ''}">${tile}</span>
      </div>`,
  );
}

function boxFaces(model: Model, position: Position): readonly TemplateResult[] {
  const step = stepOf(model);
  const filled = boxesOf(filledIn(step) ?? position.tiles.map(() => 0));
  const clashes = clashingCells(position);
  const isClashing = boxesOf(position.tiles.map((_, cell) => (clashes.has(cell) ? 1 : 0)));
  // Under an answer the targets of the boxes are known, so clashes are not marked.
  const isPlay = step.answer === null && !isFinished(step);
  return boxesOf(position.tiles).map((digits, box) => {
    const isFilled = !filled[box]!.includes(0);
    const cell = (given: number, index: number): TemplateResult => {
      const solved = given === 0 && isFilled;
      const clash = isPlay && isClashing[box]![index] === 1;
      const name = given !== 0 ? (clash ? 'given clash' : 'given') : solved ? 'answer' : '';
      const digit = given !== 0 ? given : solved ? filled[box]![index]! : nothing;
      return html`<span class="cell ${name}">${digit}</span>`;
    };
    return html`<div class="unit" data-unit=${box}>
      <div class="box ${isFilled ? 'filled' : ''}">${digits.map(cell)}</div>
    </div>`;
  });
}

/** Marks beside the rows and above the columns that hold nine different digits. */
function lineMarks(position: Position): TemplateResult | typeof nothing {
  if (position.kind !== 'tripods') return nothing;
  const { rows, cols } = completeLines(position);
  const mark = (name: string, index: number): TemplateResult =>
    html`<i class="mark ${name}" .style=${`--at: ${index}`}></i>`;
  return html`${rows.map((row) => mark('row', row))}${cols.map((col) => mark('col', col))}`;
}

function buttons(model: Model, position: Position, texts: Texts, on: BoardEvents): TemplateResult {
  const words = texts.rotate.board;
  const { rows, cols, kind, tiles } = position;
  const cursor = model.cursors[kind];
  const next = nextMove(stepOf(model));
  const isShown = model.introduction === 'turn';
  const drawButton = (row: number, col: number): TemplateResult => {
    const isNext = next?.row === row && next.col === col;
    const isAt = cursor.row === row && cursor.col === col;
    const name =
      kind === 'boxes'
        ? words.boxButton(row + 1, col + 1)
        : words.button(
            row + 1,
            col + 1,
            blockOf({ row, col }, cols).map((place) => tiles[place]!),
          );
    const edges = [
      row === 0 ? 'top' : '',
      row === rows - 2 ? 'bottom' : '',
      col === 0 ? 'left' : '',
      col === cols - 2 ? 'right' : '',
    ].join(' ');
    return html`<button
      type="button"
      class="crossing ${edges} ${isNext ? 'next' : ''} ${isAt && isShown ? 'shown' : ''}"
      data-at=${`${row},${col}`}
      tabindex=${isAt ? 0 : -1}
      aria-label=${isNext ? `${name}, ${words.next}` : name}
      @click=${(event: MouseEvent) => {
        if (!on.hold.takes(event)) on.onPress(row, col, event.shiftKey);
      }}
      @contextmenu=${(event: MouseEvent) => {
        event.preventDefault();
        if (!on.hold.takes(event)) on.onPress(row, col, true);
      }}
      @pointerdown=${(event: PointerEvent) =>
        on.hold.start(event, () => on.onPress(row, col, true))}
      @focus=${() => on.onFocus(row, col)}
    >
      <span class="hub">${arrow(isNext ? next.turn : model.direction)}</span>
    </button>`;
  };
  return html`<div
    class="crossings"
    role="group"
    aria-label=${words.buttons}
    aria-describedby="rotate-help"
    .style=${`--across: ${cols - 1}; inset: ${50 / rows}% ${50 / cols}%`}
    @keydown=${on.onKey}
    @pointermove=${(event: PointerEvent) => on.hold.move(event)}
    @pointerup=${() => on.hold.cancel()}
    @pointercancel=${() => on.hold.cancel()}
  >
    ${count(rows - 1).map((row) => count(cols - 1).map((col) => drawButton(row, col)))}
  </div>`;
}

export function boardView(model: Model, texts: Texts, on: BoardEvents): TemplateResult {
  const position = shownPosition(stepOf(model));
  const { kind, rows, cols, tiles } = position;
  const faces = kind === 'boxes' ? boxFaces(model, position) : tileFaces(position);
  return html`<div
    class="twist ${kind} ${cols > MANY ? 'fine' : ''} ${isFinished(stepOf(model)) ? 'finished' : ''} ${model.playing ? 'playing' : ''}"
    .style=${`--rows: ${rows}; --cols: ${cols}; --signs: ${longest(tiles)}`}
  >
    <div class="tiles" aria-hidden="true">${faces}</div>
    ${lineMarks(position)} ${spokenTable(model, position, texts)}
    ${buttons(model, position, texts, on)}
  </div>`;
}
