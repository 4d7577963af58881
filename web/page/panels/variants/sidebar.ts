/** Renders what stands around a board of any shape: presets, status, what a press is for, and menus. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { keypad, modeChoice, radioRow, viewChoice } from '../../../board/controls';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { RegionPresetName } from '../../../api/engine';
import {
  actionRow,
  expertGroup,
  shelf,
  solverItems,
  type NextAction,
} from '../../ui/boards/actions';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { outcome } from '../../ui/boards/outcome';
import { button } from '../../ui/form';
import { itemOf, type MenuGroup } from '../../ui/menu';
import { mendButton, mistakesOf, pasteDialog } from '../../ui/paste-dialog';
import { drawing, drawingHelp } from './drawing-view';
import type { SidebarEvents } from './events';
import { GROUPS, type Group } from './examples';
import type { LiveCheck } from './live-check';
import { liveVerdict, spokenVerdict } from './live-view';
import { FURTHER_KINDS, type DrawnKind } from './making/request';
import { EDITING_MODES, modeOf, type Model } from './model';
import { puzzleName } from './puzzle-name';
import { rulesButton, rulesInWords } from './rules-view';
import type { Texts } from './texts';
import { describe } from './words';

const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

/** The choice of a preset, and its example; `kind` is what was drawn in a puzzle that was chosen here. */
export function presetChoice(
  board: Pick<JiugongBoard, 'layout'>,
  kind: DrawnKind | null,
  isNext: boolean,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const words = texts.variants.presets;
  const chosen = board.layout.preset ?? FURTHER_KINDS.find((name) => name === kind) ?? null;
  const option = (name: RegionPresetName | DrawnKind, label: string): TemplateResult =>
    html`<option value=${name} .selected=${live(name === chosen)}>${label}</option>`;
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const further = FURTHER_KINDS.find((name) => name === value);
    if (further === undefined) on.onPreset(value as RegionPresetName);
    else on.onKind(further);
  };
  return html`<div class="line presets">
    <select aria-label=${words.label} @change=${choose}>
      ${
        chosen === null
          ? html`<option value="" disabled .selected=${true}>
              ${puzzleName(board.layout, texts)}
            </option>`
          : nothing
      }
      ${GROUP_NAMES.map(
        (group) =>
          html`<optgroup label=${words.groups[group]}>
            ${GROUPS[group].map((name) => option(name, words.names[name]))}
          </optgroup>`,
      )}
      <optgroup label=${words.groups.drawn}>
        ${FURTHER_KINDS.map((name) => option(name, texts.variants.making.kinds[name]))}
      </optgroup>
    </select>
    ${button(words.example, on.onExample, { look: isNext ? 'step main' : 'step', hint: words.exampleHint, isPossible: chosen !== null })}
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
  const views = viewChoice(board, texts, 'variants-view');
  return html`<div class="entry">
    ${
      mode === 'play'
        ? views === nothing
          ? modeChoice(board, texts, 'variants-entry')
          : views
        : radioRow('variants-mode', names.label, EDITING_MODES, mode, names, on.onMode, {
            hints: names.hints,
          })
    }
    ${layer === null ? keypad(board, texts) : drawing(model, layer, board, texts, on)}
  </div>`;
}

/** What the menu has: other puzzles, the solver, this puzzle, and what experts look for. */
export function menuGroups(
  model: Model,
  board: JiugongBoard,
  isLive: boolean,
  texts: Texts,
  on: SidebarEvents,
): readonly MenuGroup[] {
  const { puzzle } = texts.page;
  const { live } = texts.variants;
  const { actions: words, making } = texts.variants;
  const isEdited = modeOf(model, board) !== 'play';
  const { layer } = model;
  const { eraseAll } = texts.variants.tools;
  return [
    {
      isDense: true,
      items: [
        { label: making.label, hint: making.hint, onChoose: on.onNew },
        itemOf(words, 'own', on.onOwn),
      ],
    },
    {
      isDense: true,
      isShelved: true,
      items: [
        itemOf(puzzle, 'paste', on.onPaste),
        itemOf(puzzle, 'openFile', on.onOpenFile),
        itemOf(puzzle, 'history', on.onHistory),
        { label: `${texts.share.open}…`, hint: texts.share.openHint, onChoose: on.onShare },
      ],
    },
    { isDense: true, items: solverItems(board, texts, on) },
    {
      isDense: true,
      items: [
        {
          label: puzzle.edit,
          hint: words.hints.edit,
          isOn: isEdited,
          onChoose: () => (board.editing = !isEdited),
        },
        { label: live.setting, hint: live.settingHint, isOn: isLive, onChoose: on.onLiveSwitch },
        ...(layer === null ? [] : [{ label: eraseAll[layer], onChoose: on.onEraseDrawn }]),
        itemOf(words, 'clearDigits', on.onClearDigits),
        itemOf(words, 'clearAll', on.onClearAll),
        itemOf(puzzle, 'startAgain', () => board.reset()),
      ],
    },
    expertGroup(board, texts),
  ];
}

/** Offers to keep as drawings what was taken for rules, as long as that is told. */
const onlyDrawn = (
  { notice }: Model,
  { exchange }: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing =>
  notice?.kind === 'came' && notice.drawn.plain !== null
    ? button(exchange.onlyDrawn, on.onOnlyDrawn)
    : nothing;

/** The panel beside the board. */
export function sidebar(
  model: Model,
  board: JiugongBoard,
  games: GameKeeper,
  live: LiveCheck,
  next: NextAction | null,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { finish } = games;
  const { actions: own, making } = texts.variants;
  const groups = menuGroups(model, board, live.isOn, texts, on);
  const offers = [
    { label: texts.page.clock.next, onChoose: on.onNext },
    { label: texts.share.open, onChoose: on.onShare },
  ];
  const isPlayed = modeOf(model, board) === 'play';
  const said = describe(model, board, finish, texts);
  const errors = model.notice?.kind === 'failed' ? [model.notice.error] : [];
  return html`<div class="strip">
      ${live.isAsked ? liveVerdict(live, texts, on.onLive) : games.clock.element}
      ${spokenVerdict(live, texts)}
    </div>
    <div class="side ${next === 'new' ? 'first' : ''}">
      ${outcome(
        board,
        next,
        said,
        finish === null ? null : offers,
        texts,
        html`${isPlayed ? rulesButton(board, texts) : viewChoice(board, texts, 'variants-view')}${onlyDrawn(model, texts, on)}${mendButton(model.notice ?? {}, model.pasting, texts, on)}`,
        next === 'stop'
          ? html`<progress aria-label=${texts.variants.actions.searching}></progress>`
          : nothing,
      )}
      <div class="line new-line">
        ${button(making.label, on.onNew, { look: next === 'new' ? 'main' : '', hint: making.hint })}
        ${button(own.own, on.onOwn, { hint: own.hints.own })}
      </div>
      ${entry(model, board, texts, on)} ${actionRow(board, next, groups, texts, on)}
      ${shelf(groups)}
      ${model.layer === null ? nothing : drawingHelp(model.layer, model, board, texts)}
      ${rulesInWords(board, texts, said.headline)}
    </div>
    ${pasteDialog(
      'variants-paste',
      model.pasting,
      { ...model.notice, message: said, mistakes: mistakesOf(errors, texts) },
      texts.variants.paste,
      texts,
      on,
    )}`;
}
