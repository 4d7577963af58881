/**
 * Renders the dialogs that few people open: to choose what a new puzzle is like, to print, the examples, and how hard the puzzle
 * is. The page loads this part when one is opened, or once it is idle.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { difficultyDialog } from '../../ui/boards/difficulty-dialog';
import { dialog } from '../../ui/dialog';
import { revealDetails } from '../../ui/reveal';
import { CLASSICS, FAMOUS, type Example } from './examples';
import type { Dialog, Model } from './model';
import { newPuzzleForm } from './new-puzzle-form';
import { printForm } from './offers';
import { DIALOGS, type Knowledge, type SidebarEvents } from './sidebar';
import type { Texts } from './texts';

function exampleList(board: JiugongBoard, texts: Texts, on: SidebarEvents): TemplateResult {
  const words = texts.solve.examples;
  const isShown = (example: Example): boolean => !board.editing && example.puzzle === board.puzzle;
  const list = (examples: readonly Example[]): TemplateResult =>
    html`<ul>
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
    </ul>`;
  return html`<div class="examples">
    ${list(FAMOUS)}
    <details class="fold" @toggle=${revealDetails}>
      <summary>${words.classic}</summary>
      ${list(CLASSICS)}
    </details>
  </div>`;
}

export function dialogs(
  model: Model,
  board: JiugongBoard,
  { difficulty, names }: Knowledge,
  texts: Texts,
  on: SidebarEvents,
): TemplateResult {
  const { newPuzzle, examples, print } = texts.solve;
  const { close } = texts.share;
  const isOpen = (name: Dialog): boolean => model.dialog === name;
  const onClose = (name: Dialog) => (): void => {
    if (isOpen(name)) on.onDialog(null);
  };
  const draw = (name: Dialog, title: string, content: () => TemplateResult): TemplateResult =>
    dialog(DIALOGS[name], { title, close }, isOpen(name) ? content() : null, onClose(name));
  return html`${draw('new', newPuzzle.title, () => newPuzzleForm(model.making, names, texts, on))}
  ${draw('print', print.title, () => printForm(model.printing, model.making, texts, on))}
  ${draw('examples', examples.title, () => exampleList(board, texts, on))}
  ${difficultyDialog(
    DIALOGS.difficulty,
    isOpen('difficulty') ? difficulty : null,
    names,
    texts,
    onClose('difficulty'),
  )}`;
}
