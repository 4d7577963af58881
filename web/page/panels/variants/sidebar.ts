/** Renders what stands around a board of any shape: presets, status, what a press is for, and menus. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  keypad,
  modeChoice,
  radioRow,
  reasonButton,
  statusLine,
  viewChoice,
} from '../../../board/controls';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { RegionPresetName } from '../../../engine/jiugong';
import { actionRow } from '../../ui/boards/actions';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { step } from '../../ui/form';
import type { MenuGroup } from '../../ui/menu';
import { drawing, drawingHelp } from './drawing-view';
import type { SidebarEvents } from './events';
import { GROUPS, type Group } from './examples';
import type { LiveCheck } from './live-check';
import { liveVerdict, spokenVerdict } from './live-view';
import { EDITING_MODES, modeOf, type Model } from './model';
import { puzzleName } from './puzzle-name';
import { rulesInWords } from './rules-view';
import type { Texts } from './texts';
import { describe } from './words';

const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

/** The choice of a preset, and its example. */
export function presetChoice(
  board: Pick<JiugongBoard, 'layout'>,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.presets;
  const { preset } = board.layout;
  const option = (name: RegionPresetName): TemplateResult =>
    html`<option value=${name} .selected=${name === preset}>${words.names[name]}</option>`;
  const choose = (event: Event): void =>
    on.onPreset((event.target as HTMLSelectElement).value as RegionPresetName);
  return html`<div class="line presets">
    <select aria-label=${words.label} @change=${choose}>
      ${
        preset === null
          ? html`<option value="" disabled .selected=${true}>
              ${puzzleName(board.layout, texts)}
            </option>`
          : nothing
      }
      ${GROUP_NAMES.map(
        (group) =>
          html`<optgroup label=${words.groups[group]}>${GROUPS[group].map(option)}</optgroup>`,
      )}
    </select>
    ${step(words.example, preset !== null, on.onExample, words.exampleHint)}
  </div>`;
}

/**
 * The keys for playing; while the puzzle itself is edited the choice of what a press on the board is
 * for, and the keys or tools for that.
 */
function entry(model: Model, board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const { layer } = model;
  const names = texts.variants.modes;
  const mode = modeOf(model, board);
  return html`<div class="entry">
    ${
      mode === 'play'
        ? modeChoice(board, texts, 'variants-entry')
        : radioRow('variants-mode', names.label, EDITING_MODES, mode, names, on.onMode, names.hints)
    }
    ${layer === null ? keypad(board, texts) : drawing(model, layer, board, texts, on)}
  </div>`;
}

/** What concerns the puzzle: another one, this one, and what comes of it. */
function puzzleMenu(
  model: Model,
  board: JiugongBoard,
  isLive: boolean,
  texts: Texts,
  on: SidebarEvents,
): readonly MenuGroup[] {
  const { puzzle } = texts.page;
  const { live } = texts.variants;
  const { hints } = puzzle;
  const { actions: words, making } = texts.variants;
  const isEdited = modeOf(model, board) !== 'play';
  return [
    {
      items: [
        { label: making.label, hint: making.hint, onChoose: on.onNew },
        { label: puzzle.paste, hint: hints.paste, onChoose: on.onPaste },
        { label: puzzle.openFile, hint: hints.openFile, onChoose: on.onOpenFile },
        { label: puzzle.history, hint: hints.history, onChoose: on.onHistory },
      ],
    },
    {
      items: [
        {
          label: puzzle.edit,
          hint: words.hints.edit,
          isOn: isEdited,
          onChoose: () => on.onMode(isEdited ? 'play' : 'givens'),
        },
        {
          label: live.setting,
          hint: live.settingHint,
          isOn: isLive,
          onChoose: on.onLiveSwitch,
        },
        { label: puzzle.fixGivens, hint: hints.fixGivens, onChoose: () => board.fixGivens() },
        { label: puzzle.startAgain, hint: hints.startAgain, onChoose: () => board.reset() },
        { label: words.clearDigits, hint: words.hints.clearDigits, onChoose: on.onClearDigits },
        { label: words.clearAll, hint: words.hints.clearAll, onChoose: on.onClearAll },
      ],
    },
    {
      items: [{ label: `${texts.share.open} …`, hint: texts.share.openHint, onChoose: on.onShare }],
    },
  ];
}

/** Offers to keep as drawings what was taken for rules, as long as that is told. */
const onlyDrawn = (
  { notice }: Model,
  { exchange }: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing =>
  notice?.kind === 'came' && notice.drawn.plain !== null
    ? html`<button type="button" @click=${on.onOnlyDrawn}>${exchange.onlyDrawn}</button>`
    : nothing;

/** The panel beside the board. */
export function sidebar(
  model: Model,
  board: JiugongBoard,
  games: GameKeeper,
  live: LiveCheck,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { finish } = games;
  const isSlow = board.slow || model.judging || model.making.slow;
  const next = html`<button type="button" @click=${on.onNext}>${texts.page.clock.next}</button>`;
  const choice =
    finish === null
      ? html`${viewChoice(board, texts, 'variants-view')}${reasonButton(board, texts)}${onlyDrawn(model, texts, on)}`
      : next;
  return html`<div class="side">
    <div class="outcome">
      ${live.isAsked ? liveVerdict(live, texts, on.onLive) : games.clock.element}
      <div class="report">
        ${spokenVerdict(live, texts)} ${statusLine(describe(model, board, finish, texts), true)}
        <div class="progress">
          ${
            isSlow
              ? html`<progress aria-label=${texts.variants.actions.searching}></progress>`
              : nothing
          }
        </div>
      </div>
      <div class="choice">${choice}</div>
    </div>
    ${entry(model, board, texts, on)}
    ${actionRow(board, isSlow, puzzleMenu(model, board, live.isOn, texts, on), texts, on)}
    ${model.layer === null ? nothing : drawingHelp(model.layer, model, board, texts)}
    ${rulesInWords(board, texts)}
  </div>`;
}
