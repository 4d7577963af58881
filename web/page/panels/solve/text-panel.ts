/** The panel "As text": reads and writes puzzles as text. */
import { html, nothing, type TemplateResult } from 'lit';
import type { JiugongError } from '../../../engine/jiugong';
import type { Texts } from './texts';
import { describeError } from '../../../board/words';
import type { Report, TextPanel } from './model';
import { copiedLine, puzzleField, textPanel } from '../../ui/text-panel';

export interface TextEvents {
  readonly onToggle: (open: boolean) => void;
  readonly onInput: (text: string) => void;
  readonly onPut: () => void;
  readonly onSolveText: () => void;
  readonly onStopText: () => void;
  readonly onShowError: (error: JiugongError) => void;
  readonly onCopyAnswer: () => void;
}

const SHOWN_ERRORS = 8;

function errorList(
  errors: readonly JiugongError[],
  texts: Texts,
  onShow: (error: JiugongError) => void,
): TemplateResult | typeof nothing {
  const more = errors.length - SHOWN_ERRORS;
  if (errors.length === 0) return nothing;
  return html`<ul class="errors">
    ${errors.slice(0, SHOWN_ERRORS).map(
      (error) =>
        html`<li>
          <button type="button" class="link" @click=${() => onShow(error)}>
            ${describeError(error, texts).details[0]}
          </button>
        </li>`,
    )}
    ${more > 0 ? html`<li>${texts.solve.text.moreErrors(more)}</li>` : nothing}
  </ul>`;
}

/** One line about the outcome; buttons for the positions of errors follow. */
function reportLine(report: Report, texts: Texts): TemplateResult {
  const { total, unique, several, none, errors } = report;
  if (total > 0) {
    return html`<p>${texts.solve.text.summary(total, unique, several, none, errors.length)}</p>`;
  }
  return html`${errors.map(
    (error) => html`<p class="alarm">${describeError(error, texts).headline}</p>`,
  )}`;
}

/**
 * Buttons come before content that an answer makes longer, so that nothing moves under a finger.
 */
export function solveTextPanel(panel: TextPanel, texts: Texts, on: TextEvents): TemplateResult {
  const words = texts.solve.text;
  const content = html`${puzzleField({
      id: 'draft',
      label: words.puzzle,
      rows: 10,
      placeholder: words.placeholder,
      value: panel.draft,
      onInput: on.onInput,
    })}
    <div class="row">
      <button type="button" @click=${on.onPut}>${texts.page.text.put}</button>
      <button type="button" @click=${panel.slow ? on.onStopText : on.onSolveText}>
        ${panel.slow ? texts.actions.stop : words.solve}
      </button>
    </div>
    <div class="report" role="status">
      ${panel.stopped ? html`<p>${texts.status.stopped}</p>` : nothing}
      ${panel.report === null ? nothing : reportLine(panel.report, texts)}
    </div>
    ${panel.report === null ? nothing : errorList(panel.report.errors, texts, on.onShowError)}
    ${
      panel.answer === null
        ? nothing
        : html`<label for="answer">${words.answer}</label>
            <textarea id="answer" rows="10" readonly wrap="off" .value=${panel.answer}></textarea>
            <div class="row">
              <button type="button" @click=${on.onCopyAnswer}>${words.copyAnswer}</button>
            </div>
            ${copiedLine(panel.copied, texts)}`
    }`;
  return textPanel(texts, content, { isOpen: panel.open, onToggle: on.onToggle });
}
