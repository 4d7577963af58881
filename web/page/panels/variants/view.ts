/** Renders the panel: its board, what stands around that, and its dialogs. */
import { html, render } from 'lit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { marginsOf } from '../../../board/shapes/view';
import { nextAction, type NextAction } from '../../ui/boards/actions';
import { isEmpty } from '../../ui/boards/contents';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import type { SidebarEvents } from './events';
import { aboutForm, cosmeticsLine } from './exchange/about-form';
import type { LiveCheck } from './live-check';
import { makingDialog, type MakingEvents } from './making/form';
import type { DrawnKind } from './making/request';
import type { Model } from './model';
import { ruleList } from './rules-view';
import { shapePanel } from './shape-panel';
import { presetChoice, sidebar } from './sidebar';
import type { Texts } from './texts';

/** The most columns whose cells are large enough where the board leaves room for the keys. */
const FITTING = 10;

/** What is shown besides the model. */
export interface Shown {
  readonly board: JiugongBoard;
  readonly games: GameKeeper;
  readonly live: LiveCheck;
  /** What is drawn in the puzzle, if it was made by that alone. */
  readonly kind: DrawnKind | null;
  readonly texts: Texts;
}

export interface ViewEvents {
  readonly panel: SidebarEvents;
  readonly making: MakingEvents;
}

/** On the board of a preset with nothing on it the example comes first, but one without further rules is to set one's own. */
function nextOn(model: Model, { board, games }: Shown): NextAction | null {
  const isSlow = board.slow || model.judging || model.making.slow;
  const next = nextAction(board, isSlow, games.finish !== null);
  const isBlank = board.layout.preset !== null && isEmpty(board.board);
  if (next !== 'start' || !isBlank) return next;
  return board.layout.preset === '9x9' ? null : 'example';
}

export function drawPanel(place: HTMLElement, model: Model, shown: Shown, on: ViewEvents): void {
  const { board, games, live, kind, texts } = shown;
  const next = nextOn(model, shown);
  render(
    html`${presetChoice(board, kind, next === 'example', texts, on.panel)}
      <div class="board ${board.layout.cols > FITTING ? 'wide' : ''}">${board}</div>
      ${sidebar(model, board, games, live, next, texts, on.panel)}
      ${ruleList(board, texts, on.panel)} ${cosmeticsLine(board, texts, on.panel.onEraseCosmetics)}
      ${shapePanel(board, texts, on.panel)} ${aboutForm(board, texts, on.panel.onAbout)}
      ${makingDialog(model.making, texts, on.making)}`,
    place,
  );
  const { rows, cols } = board.layout;
  const { top, right, bottom, left } = marginsOf(board.layout, board.tool?.margins, board.labels);
  const shape = (left + cols + right) / (top + rows + bottom);
  board.parentElement!.style.setProperty('--shape', String(shape));
}
