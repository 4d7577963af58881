/** Renders the Batch panel: the form and the progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { radioRow } from '../../../board/controls';
import type { Texts } from './texts';
import { button, checkbox, labelled, menu, numberMenu, textField } from '../../ui/form';
import { pickFiles } from '../../ui/files';
import { LONGEST_DRAFT } from '../../ui/text-field';
import { makeFields } from './make-view';
import * as models from './model';
import { FORMATS, LIMITS, MORE_FORMATS, type BulkRequest, type Model, type Task } from './model';
import { noticeText, sizeText } from './words';
import { workView, type WorkEvents } from './work-view';

export interface BatchEvents extends WorkEvents {
  readonly onChoose: (change: Partial<Omit<Model, 'request' | 'work' | 'notice'>>) => void;
  readonly onChange: (change: Partial<BulkRequest>) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  readonly onStart: () => void;
}

/** The values to render besides the state. */
export interface Shown {
  readonly processors: number;
  readonly canSaveDirectly: boolean;
  /** Whether there is a result to save. */
  readonly hasResult: boolean;
}

const TASKS: readonly Task[] = ['solve', 'make'];

function taskChoice({ task }: Model, { batch }: Texts, on: BatchEvents): TemplateResult {
  const { label, ...names } = batch.tasks;
  return radioRow('batch-task', label, TASKS, task, names, (chosen) =>
    on.onChoose({ task: chosen }),
  );
}

function chosenFiles({ inputs }: Model, { batch }: Texts, on: BatchEvents): TemplateResult {
  const words = batch.input;
  return html`<ul class="files" tabindex="0" aria-label=${words.files}>
      ${inputs.map(
        ({ name, content }) =>
          html`<li>
            <span>${name ?? words.pasted}</span>
            <span class="hint">${sizeText(content.size, batch)}</span>
          </li>`,
      )}
    </ul>
    <div class="line">${button(words.remove, () => on.onChoose({ inputs: [] }))}</div>`;
}

function draftField({ draft }: Model, { batch }: Texts, on: BatchEvents): TemplateResult {
  // A field takes seconds to lay out a long text.
  const takeLongText = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= LONGEST_DRAFT) return;
    event.preventDefault();
    on.onText(text);
  };
  return labelled(
    batch.input.draft,
    html`<textarea
      rows="8"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      placeholder=${batch.input.placeholder}
      .value=${draft}
      @input=${(event: Event) => on.onChoose({ draft: (event.target as HTMLTextAreaElement).value })}
      @paste=${takeLongText}
    ></textarea>`,
  );
}

function inputFields(model: Model, texts: Texts, on: BatchEvents): TemplateResult {
  const words = texts.batch.input;
  const isNext = !models.hasInput(model) && !models.isBusy(model);
  return html`<p class="hint">${words.hint}</p>
    <div class="line">
      ${button(words.choose, () => pickFiles(on.onFiles, ''), { look: isNext ? 'main' : '' })}
    </div>
    ${model.inputs.length > 0 ? chosenFiles(model, texts, on) : draftField(model, texts, on)}`;
}

function solveFields(
  model: Model,
  { processors }: Shown,
  texts: Texts,
  on: BatchEvents,
): TemplateResult {
  const words = texts.batch.choices;
  const flag = (name: 'rating' | 'canonical' | 'minimal' | 'keepColumns'): TemplateResult =>
    checkbox(words[name], model[name], (isOn) => on.onChoose({ [name]: isOn }));
  return html`${inputFields(model, texts, on)}
    <div class="line">
      ${menu(
        words.format,
        FORMATS,
        model.format,
        words.formats,
        (format) => on.onChoose({ format }),
        'wide',
        { label: texts.share.more, values: MORE_FORMATS },
      )}
      ${
        models.countsSolutions(model.format)
          ? menu(words.limit, LIMITS, model.limit, words.limitTo, (limit) => on.onChoose({ limit }))
          : nothing
      }
      ${numberMenu(words.workers, [1, processors], model.workers, (workers) => on.onChoose({ workers }))}
    </div>
    ${models.hasOwnColumns(model.format) ? [flag('rating'), flag('canonical'), flag('minimal')] : nothing}
    ${models.mayKeep(model.format) ? flag('keepColumns') : nothing}
    ${
      model.keepColumns || model.column !== ''
        ? textField(words.column, model.column, (column) => on.onChoose({ column }), {
            placeholder: words.anyColumn,
          })
        : nothing
    }`;
}

/** The start button, with the reason beside it if a start fails. */
function startLine(model: Model, shown: Shown, texts: Texts, on: BatchEvents): TemplateResult {
  const { choices, make } = texts.batch;
  const { notice } = model;
  const isPossible = !models.isBusy(model);
  const isNext = isPossible && (model.task !== 'solve' || models.hasInput(model));
  const setDirect = (isDirect: boolean): void => on.onChoose({ isDirect });
  return html`${shown.canSaveDirectly ? checkbox(choices.direct, models.isDirect(model), setDirect) : nothing}
    <div class="line">
      ${button(model.task === 'solve' ? choices.solve : make.start, on.onStart, { look: isNext ? 'step main' : 'step', isPossible })}
    </div>
    <div class="notice" role="status">
      ${
        notice === null
          ? nothing
          : noticeText(notice, texts).map((words) => html`<p class="alarm">${words}</p>`)
      }
    </div>`;
}

export function batchView(
  model: Model,
  shown: Shown,
  texts: Texts,
  on: BatchEvents,
): TemplateResult {
  const { batch } = texts;
  const isSolve = model.task === 'solve';
  return html`<section class="order" aria-label=${isSolve ? batch.input.label : batch.make.label}>
      ${taskChoice(model, texts, on)}
      ${isSolve ? solveFields(model, shown, texts, on) : makeFields(model, shown.processors, texts, on)}
      ${startLine(model, shown, texts, on)}
    </section>
    ${workView(model, shown.hasResult, texts, on)}`;
}
