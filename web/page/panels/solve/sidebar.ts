/** Renders everything around the board: what is said, keypad, actions, and the dialogs to paste and of the days. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, type Level } from '../../../api/engine';
import { toldTechnique } from '../../../board/hint';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Board } from '../../../board/state';
import type { Language } from '../../../locales/languages';
import { keypad, modeChoice, viewChoice } from '../../../board/controls';
import { aboutTechnique } from '../../ui/about-technique';
import {
  actionRow,
  expertGroup,
  nextAction,
  shelf,
  solverItems,
  type BoardEvents,
} from '../../ui/boards/actions';
import { isEmpty } from '../../ui/boards/contents';
import { dialog } from '../../ui/dialog';
import { button } from '../../ui/form';
import { itemOf, type MenuGroup } from '../../ui/menu';
import { mendButton, mistakesOf, pasteDialog, type PasteEvents } from '../../ui/paste-dialog';
import type { Texts } from './texts';
import type { Difficulty } from '../../ui/boards/difficulty';
import type { Label } from '../../ui/history/record';
import { difficultyBadge, type TechniqueNames } from '../../ui/boards/difficulty-view';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { outcome, withFinish, type Offer } from '../../ui/boards/outcome';
import type { NewEvents } from './new-puzzle-form';
import { candidatesOn, collectionOn, rotationOn, type Dialog, type Model } from './model';
import { dayInWords } from './daily';
import { dailyForm } from './daily-view';
import type { Practice } from './practice/practice';
import type { OfferEvents } from './offers';
import type { Goal } from './request';
import { describeNotice, errorsIn, nameIn } from './words';

export interface SidebarEvents extends NewEvents, OfferEvents, BoardEvents, PasteEvents {
  readonly onDialog: (dialog: Dialog | null) => void;
  readonly onOwn: () => void;
  readonly onPhoto: () => void;
  readonly onExample: (id: string) => void;
  readonly onGoTo: (index: number) => void;
  readonly onSolveCandidates: (candidates: string) => void;
  readonly onNext: () => void;
  /** Shows what there is to practise. */
  readonly onLearn: () => void;
}

/** What is known of the puzzle and its techniques besides the page. */
export interface Knowledge {
  readonly difficulty: Difficulty | null;
  readonly names: TechniqueNames;
  readonly language: Language;
  /** What a solved puzzle is called by. */
  readonly label: Label | null;
  /** What is practised on the board; null where nothing is. */
  readonly practice: Practice | null;
}

/** The ids of the dialogs. */
export const DIALOGS: Readonly<Record<Dialog, string>> = {
  difficulty: 'difficulty',
  new: 'new-puzzle',
  daily: 'daily-puzzles',
  examples: 'examples',
  print: 'print-puzzles',
};

/** Whether a dialog is open that the part `dialogs` draws. */
export const isOfPart = (open: Dialog | null): open is Exclude<Dialog, 'daily'> =>
  open !== null && open !== 'daily';

/** In place of a dialog whose part is on its way. */
export function dialogToCome(
  { dialog: open }: Model,
  { page, solve, share }: Texts,
  onClose: () => void,
): TemplateResult | typeof nothing {
  if (!isOfPart(open)) return nothing;
  const { newPuzzle, print, examples } = solve;
  const { title } = { new: newPuzzle, print, examples, difficulty: page.difficulty }[open];
  const content = html`<p role="status">${page.part.loading}</p>`;
  return dialog(DIALOGS[open], { title, close: share.close }, content, onClose);
}

/** What the menu has: other puzzles, the solver, this puzzle, and what experts look for. */
export function menuGroups(
  board: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): readonly MenuGroup[] {
  const { puzzle } = texts.page;
  const { newPuzzle, examples, print } = texts.solve;
  return [
    {
      isDense: true,
      items: [
        { label: newPuzzle.label, hint: newPuzzle.hint, onChoose: () => on.onDialog('new') },
        itemOf(puzzle, 'daily', () => on.onDialog('daily')),
        itemOf(puzzle, 'practise', on.onLearn),
        { label: examples.label, hint: examples.hint, onChoose: () => on.onDialog('examples') },
      ],
    },
    {
      isDense: true,
      isShelved: true,
      items: [
        itemOf(puzzle, 'paste', on.onPaste),
        itemOf(puzzle, 'own', on.onOwn),
        itemOf(puzzle, 'photo', on.onPhoto),
        itemOf(puzzle, 'openFile', on.onOpenFile),
      ],
    },
    { isDense: true, items: solverItems(board, texts, on) },
    {
      isDense: true,
      items: [
        { ...itemOf(puzzle, 'edit', () => (board.editing = !board.editing)), isOn: board.editing },
        itemOf(puzzle, 'startAgain', () => board.reset()),
        itemOf(puzzle, 'history', on.onHistory),
        { label: `${texts.share.open}…`, hint: texts.share.openHint, onChoose: on.onShare },
        { label: print.label, hint: print.hint, onChoose: () => on.onDialog('print') },
      ],
    },
    expertGroup(board, texts),
  ];
}

/** A new puzzle of a level by one press, and those of today. */
function newPuzzleLine(
  { making: { request } }: Model,
  isNext: boolean,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { difficulty, puzzle } = texts.page;
  const words = texts.solve.newPuzzle;
  const isLevel = (goal: Goal): goal is Level => LEVELS.some((level) => level === goal);
  const { goal } = request;
  return html`<div class="line new-line">
    ${button(words.title, on.onMake, { look: isNext ? 'main' : '', hint: words.titleHint })}
    <select
      aria-label=${difficulty.title}
      @change=${({ target }: Event) => on.onChange({ goal: (target as HTMLSelectElement).value as Level })}
    >
      ${
        isLevel(goal)
          ? nothing
          : html`<option value=${goal} .selected=${true}>${words.goals[goal]}</option>`
      }
      ${LEVELS.map(
        (level) =>
          html`<option value=${level} ?selected=${level === goal} .selected=${level === goal}>
            ${difficulty.levels[level]}
          </option>`,
      )}
    </select>
    ${button(puzzle.today, () => on.onDialog('daily'), { hint: puzzle.hints.daily })}
  </div>`;
}

/** Seen on a first visit, by somebody with a puzzle on paper; where there is room the shelf has it. */
const ownButton = ({ page: { puzzle } }: Texts, on: SidebarEvents): TemplateResult =>
  button(puzzle.own, on.onOwn, { look: 'own', hint: puzzle.hints.own });

const wasPlayed = ({ editing }: Board): boolean => !editing;

/** Brings back the board that was emptied to enter a puzzle, as long as nothing is entered. */
function cancelButton(
  board: JiugongBoard,
  { page: { puzzle } }: Texts,
): TemplateResult | typeof nothing {
  if (!isEmpty(board.board) || !board.editing || !board.history.past.some(wasPlayed))
    return nothing;
  const cancel = (): void => {
    board.focus();
    board.undoTo(wasPlayed);
  };
  return button(puzzle.cancel, cancel);
}

/** What was pasted may be for Rotate. */
const rotateButton = (
  model: Model,
  board: JiugongBoard,
  { solve }: Texts,
): TemplateResult | typeof nothing => {
  const rotation = rotationOn(model, board.board);
  return rotation === null
    ? nothing
    : button(solve.paste.rotate, rotation.open, { hint: solve.paste.rotateHint });
};

/** The puzzles of the days, which the first screen offers; the other dialogs are a part of their own (dialogs.ts). */
function dailyDialog(
  model: Model,
  language: Language,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  return dialog(
    DIALOGS.daily,
    { title: texts.solve.daily.title, close: texts.share.close },
    model.dialog === 'daily' ? dailyForm(model.daily, language, texts, on) : null,
    () => {
      if (model.dialog === 'daily') on.onDialog(null);
    },
  );
}

function navigator(
  model: Model,
  board: JiugongBoard,
  texts: Texts,
  onGoTo: (index: number) => void,
): TemplateResult | typeof nothing {
  const { at } = model;
  const puzzles = collectionOn(model, board.puzzle);
  const words = texts.solve.navigator;
  if (puzzles.length === 0) return nothing;
  const step = (by: number): void => onGoTo((at + by + puzzles.length) % puzzles.length);
  return html`<nav class="navigator" aria-label=${words.label}>
    ${button('‹', () => step(-1), { name: words.previous })}
    <p>
      ${words.position(at + 1, puzzles.length)}
      <span class="comment">${puzzles[at]?.comment}</span>
    </p>
    ${button('›', () => step(1), { name: words.next })}
  </nav>`;
}

/** The candidates of a puzzle are notes unless it is solved with them. */
const solvedWith = (
  candidates: string | null,
  { solve }: Texts,
  on: SidebarEvents,
): TemplateResult | typeof nothing =>
  candidates === null
    ? nothing
    : button(solve.candidates.solve, () => on.onSolveCandidates(candidates));

/** What somebody who has solved the puzzle may do then. */
function offersOf(
  next: string,
  isDaily: boolean,
  { page, share }: Texts,
  on: SidebarEvents,
): readonly Offer[] {
  return [
    { label: next, onChoose: on.onNext },
    {
      label: isDaily ? page.puzzle.others : page.puzzle.todays,
      onChoose: () => on.onDialog('daily'),
    },
    { label: share.open, onChoose: on.onShare },
  ];
}

/** The choice between two solutions, while there are two; else what keys enter, unless that is the puzzle itself. */
function choiceOfKeys(board: JiugongBoard, texts: Texts): TemplateResult | typeof nothing {
  const views = viewChoice(board, texts);
  if (views !== nothing) return views;
  return board.editing ? nothing : modeChoice(board, texts);
}

/**
 * Renders what is around the board in the order of a phone: the line above it, what is said of it, keys, actions, then
 * what is not always there.
 */
export function sidebar(
  model: Model,
  board: JiugongBoard,
  games: GameKeeper,
  knowledge: Knowledge,
  dialogs: TemplateResult | typeof nothing,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  // A puzzle is made without the dialog, too: the next one after a finish.
  const isSlow = board.slow || model.judging || model.making.slow;
  const { finish } = games;
  const { difficulty, names, language, practice } = knowledge;
  const { level = null, day = null } = knowledge.label ?? {};
  const called = [
    level === null ? '' : texts.page.difficulty.levels[level],
    day === null ? '' : dayInWords(day, language),
  ];
  const message = withFinish(board.message, finish, called, texts);
  const said = describeNotice(model.notice, message, texts, names, language);
  const told = board.hinted === null || model.notice !== null ? null : toldTechnique(board.hinted);
  const about =
    told === null
      ? (practice?.about() ?? nothing)
      : aboutTechnique(told, nameIn(names, told), texts);
  const nextOnBoard = nextAction(board, isSlow, finish !== null);
  // After the step the next position comes, whose button is filled.
  const next = nextOnBoard === 'hint' && practice?.isDone === true ? null : nextOnBoard;
  const groups = menuGroups(board, texts, on);
  return html`<div class="strip">
      ${difficultyBadge(board.editing ? null : difficulty, texts, () => on.onDialog('difficulty'))}
      ${board.editing ? nothing : games.clock.element}
    </div>
    <div class="side ${next === 'new' ? 'first' : ''}">
      ${outcome(
        board,
        next,
        said,
        finish === null
          ? null
          : offersOf(practice?.next ?? texts.page.clock.next, day === model.daily.today, texts, on),
        texts,
        html`${ownButton(texts, on)}${cancelButton(board, texts)}${practice?.offer(on.onNext) ?? nothing}
        ${rotateButton(model, board, texts)}${solvedWith(candidatesOn(model, board.board), texts, on)}${mendButton(model.notice ?? {}, model.pasting, texts, on)}`,
        about,
      )}
      ${newPuzzleLine(model, next === 'new', texts, on)}
      <div class="entry">${choiceOfKeys(board, texts)} ${keypad(board, texts)}</div>
      ${actionRow(board, next, groups, texts, on)} ${shelf(groups)}
      ${practice?.line(finish !== null, on.onNext) ?? nothing}
      ${navigator(model, board, texts, on.onGoTo)}
    </div>
    ${pasteDialog(
      'solve-paste',
      model.pasting,
      {
        ...model.notice,
        message: said,
        mistakes: mistakesOf(errorsIn(model.notice), texts),
        more: rotateButton(model, board, texts),
      },
      texts.solve.paste,
      texts,
      on,
    )}
    ${dailyDialog(model, language, texts, on)} ${dialogs}`;
}
