/** Renders everything around the board: status, keypad, actions, dialogs, and the text panel. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Technique } from '../../../engine/jiugong';
import { toldTechnique } from '../../../board/hint';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Language } from '../../../locales/languages';
import { keypad, modeChoice, reasonButton, statusLine, viewChoice } from '../../../board/controls';
import { aboutTechnique } from '../../ui/about-technique';
import { actionRow, type BoardEvents } from '../../ui/boards/actions';
import { dialog } from '../../ui/dialog';
import type { MenuGroup } from '../../ui/menu';
import type { Texts } from './texts';
import type { Difficulty } from '../../ui/boards/difficulty';
import {
  DIFFICULTY_DIALOG,
  difficultyBadge,
  difficultyDialog,
  type TechniqueNames,
} from '../../ui/boards/difficulty-view';
import type { GameKeeper } from '../../ui/boards/game-keeper';
import { withFinish } from '../../ui/boards/finish';
import { CLASSICS, FAMOUS, type Example } from './examples';
import { newPuzzleForm, type NewEvents } from './new-puzzle-form';
import { candidatesOn, collectionOn, practisedOn, type Dialog, type Page } from './model';
import { dailyList, practiseForm, type OfferEvents } from './offers';
import { solveTextPanel, type TextEvents } from './text-panel';
import { describeNotice, nameIn } from './words';

export interface SidebarEvents extends TextEvents, NewEvents, OfferEvents, BoardEvents {
  readonly onDialog: (dialog: Dialog | null) => void;
  readonly onOwn: () => void;
  readonly onPhoto: () => void;
  readonly onExample: (id: string) => void;
  readonly onGoTo: (index: number) => void;
  readonly onSolveCandidates: (candidates: string) => void;
  readonly onNext: () => void;
}

/** What is known of the puzzle and its techniques besides the page. */
export interface Knowledge {
  readonly difficulty: Difficulty | null;
  readonly names: TechniqueNames;
  readonly language: Language;
}

/** The ids of the dialogs. */
export const DIALOGS: Readonly<Record<Dialog, string>> = {
  difficulty: DIFFICULTY_DIALOG,
  new: 'new-puzzle',
  daily: 'daily-puzzles',
  practise: 'practise',
  examples: 'examples',
};

/** What concerns the puzzle: another one, this one, and what comes of it. */
export function puzzleMenu(
  board: JiugongBoard,
  texts: Texts,
  on: SidebarEvents,
): readonly MenuGroup[] {
  const { puzzle } = texts.page;
  const { newPuzzle, examples } = texts.solve;
  const { hints } = puzzle;
  return [
    {
      isDense: true,
      items: [
        { label: newPuzzle.label, hint: newPuzzle.hint, onChoose: () => on.onDialog('new') },
        { label: puzzle.daily, hint: hints.daily, onChoose: () => on.onDialog('daily') },
        { label: puzzle.practise, hint: hints.practise, onChoose: () => on.onDialog('practise') },
        { label: examples.label, hint: examples.hint, onChoose: () => on.onDialog('examples') },
      ],
    },
    {
      items: [
        { label: puzzle.own, hint: hints.own, onChoose: on.onOwn },
        { label: puzzle.paste, hint: hints.paste, onChoose: on.onPaste },
        { label: puzzle.photo, hint: hints.photo, onChoose: on.onPhoto },
        { label: puzzle.openFile, hint: hints.openFile, onChoose: on.onOpenFile },
        { label: puzzle.history, hint: hints.history, onChoose: on.onHistory },
      ],
    },
    {
      items: [
        {
          label: puzzle.edit,
          hint: hints.edit,
          isOn: board.editing,
          onChoose: () => (board.editing = !board.editing),
        },
        { label: puzzle.fixGivens, hint: hints.fixGivens, onChoose: () => board.fixGivens() },
        { label: puzzle.startAgain, hint: hints.startAgain, onChoose: () => board.reset() },
      ],
    },
    {
      items: [{ label: `${texts.share.open} …`, hint: texts.share.openHint, onChoose: on.onShare }],
    },
  ];
}

/** The examples; the one on the board is marked. */
function exampleList(board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.solve.examples;
  const isShown = (example: Example): boolean => !board.editing && example.puzzle === board.puzzle;
  const list = (label: string, examples: readonly Example[]): TemplateResult =>
    html`<section>
      <h3>${label}</h3>
      <ul>
        ${examples.map(
          (example) =>
            html`<li>
              <button
                type="button"
                aria-current=${isShown(example) ? 'true' : nothing}
                @click=${() => on.onExample(example.id)}
              >
                ${words.names[example.id]}
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  return html`<div class="examples">
    ${list(words.famous, FAMOUS)} ${list(words.classic, CLASSICS)}
  </div>`;
}

function dialogs(
  page: Page,
  board: JiugongBoard,
  { difficulty, names, language }: Knowledge,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { newPuzzle, daily, practise, examples } = texts.solve;
  const { close } = texts.share;
  const isOpen = (name: Dialog): boolean => page.dialog === name;
  const onClose = (name: Dialog) => (): void => {
    if (isOpen(name)) on.onDialog(null);
  };
  return html`${dialog(
    DIALOGS.new,
    { title: newPuzzle.title, close },
    isOpen('new') ? newPuzzleForm(page.making, names, texts, on) : null,
    onClose('new'),
  )}
  ${dialog(
    DIALOGS.daily,
    { title: daily.title, close },
    isOpen('daily') ? dailyList(page.daily, language, texts, on) : null,
    onClose('daily'),
  )}
  ${dialog(
    DIALOGS.practise,
    { title: practise.title, close },
    isOpen('practise') ? practiseForm(page.practising.chosen, names, texts, on) : null,
    onClose('practise'),
  )}
  ${dialog(
    DIALOGS.examples,
    { title: examples.title, close },
    isOpen('examples') ? exampleList(board, texts, on) : null,
    onClose('examples'),
  )}
  ${difficultyDialog(isOpen('difficulty') ? difficulty : null, names, texts, onClose('difficulty'))}`;
}

function navigator(
  page: Page,
  board: JiugongBoard,
  texts: Texts,
  onGoTo: (index: number) => void,
): TemplateResult | typeof nothing {
  const { at } = page;
  const puzzles = collectionOn(page, board.puzzle);
  const words = texts.solve.navigator;
  if (puzzles.length === 0) return nothing;
  const step = (by: number): void => onGoTo((at + by + puzzles.length) % puzzles.length);
  return html`<nav class="navigator" aria-label=${words.label}>
    <button type="button" aria-label=${words.previous} @click=${() => step(-1)}>‹</button>
    <p>
      ${words.position(at + 1, puzzles.length)}
      <span class="comment">${puzzles[at]?.comment}</span>
    </p>
    <button type="button" aria-label=${words.next} @click=${() => step(1)}>›</button>
  </nav>`;
}

/** That the puzzle has candidates, which are notes unless it is solved with them. */
function solvedWith(
  candidates: string | null,
  texts: Texts,
  onSolve: (candidates: string) => void,
): TemplateResult | typeof nothing {
  if (candidates === null) return nothing;
  const words = texts.solve.candidates;
  return html`<div class="line with-action">
    <p>${words.has}</p>
    <button type="button" @click=${() => onSolve(candidates)}>${words.solve}</button>
  </div>`;
}

/** What is practised on the board, and the way to the next position unless the finish offers it. */
function practising(
  technique: Technique | null,
  isFinished: boolean,
  names: TechniqueNames,
  texts: Texts,
  onNext: () => void,
): TemplateResult | typeof nothing {
  if (technique === null) return nothing;
  const words = texts.solve.practise;
  return html`<div class="line with-action">
    <p>${words.now(nameIn(names, technique))}</p>
    ${isFinished ? nothing : html`<button type="button" @click=${onNext}>${words.next}</button>`}
  </div>`;
}

/**
 * Renders the sidebar in the order of a phone: status, keys, actions, then what is not always there.
 * The style sheet places the status, which has a fixed height.
 */
export function sidebar(
  page: Page,
  board: JiugongBoard,
  games: GameKeeper,
  knowledge: Knowledge,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  // A puzzle is made without the dialog, too: the next one after a finish.
  const isSlow = board.slow || page.judging || page.making.slow;
  const { finish } = games;
  const message = withFinish(board.message, finish, texts);
  // A puzzle with two solutions to choose from has no difficulty, and needs the room.
  const views = viewChoice(board, texts);
  const technique = practisedOn(page, board.puzzle);
  const told = board.hinted === null || page.notice !== null ? null : toldTechnique(board.hinted);
  const about =
    told === null ? nothing : aboutTechnique(told, nameIn(knowledge.names, told), texts);
  const next = technique === null ? texts.page.clock.next : texts.solve.practise.next;
  const choice =
    finish === null
      ? html`${views}${reasonButton(board, texts)}`
      : html`<button type="button" @click=${on.onNext}>${next}</button>`;
  return html`<div class="side">
      <div class="outcome ${views === nothing ? 'graded' : ''}">
        ${games.clock.element}
        ${
          views === nothing
            ? difficultyBadge(knowledge.difficulty, texts, () => on.onDialog('difficulty'))
            : nothing
        }
        ${statusLine(describeNotice(page.notice, message, texts, knowledge.names, knowledge.language), true, about)}
        <div class="choice">${choice}</div>
      </div>
      <div class="entry">${modeChoice(board, texts)} ${keypad(board, texts)}</div>
      ${actionRow(board, isSlow, puzzleMenu(board, texts, on), texts, on)}
      ${practising(technique, finish !== null, knowledge.names, texts, on.onNext)}
      ${solvedWith(candidatesOn(page, board), texts, on.onSolveCandidates)}
      ${navigator(page, board, texts, on.onGoTo)}
    </div>
    ${solveTextPanel(page.panel, texts, on)} ${dialogs(page, board, knowledge, texts, on)}`;
}
