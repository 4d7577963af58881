/** Renders the progress: a bar, numbers, a histogram, and the lines without a puzzle. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { number } from '../../../locales/number';
import type { Texts } from './texts';
import { step } from '../../ui/form';
import * as models from './model';
import type { MakeWork, Model, SolveWork, Work } from './model';
import { badLinesOf, countersOf, histogramsOf, type Histogram } from './outcome';
import {
  doneText,
  headlineText,
  placeText,
  speedText,
  timeText,
  tookText,
  unmarkedText,
  waitText,
  workText,
} from './words';

export interface WorkEvents {
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

function figures(work: Work, texts: Texts): TemplateResult {
  const isMoving = work.phase === 'running';
  const isEnd = !isMoving && work.phase !== 'paused';
  const left = isMoving ? models.timeLeft(work) : null;
  // What waits, for a puzzle or a person, has no speed.
  const isSpeedKnown = (isMoving || isEnd) && work.seconds > 0 && work.held.waitsFor === null;
  const parts = [
    doneText(work, texts.batch),
    ...(isSpeedKnown ? [speedText(models.speedOf(work), texts.batch)] : []),
    ...(left === null ? [] : [texts.batch.work.left(timeText(left, texts.batch))]),
    ...(isEnd ? [tookText(work.seconds, texts)] : []),
  ];
  return html`<ul class="figures">
    ${parts.map((part) => html`<li>${part}</li>`)}
  </ul>`;
}

function waiting(work: Work, texts: Texts): TemplateResult | typeof nothing {
  const text = waitText(work, texts);
  return text === '' ? nothing : html`<p class="hint">${text}</p>`;
}

function buttons(
  work: Work | null,
  hasResult: boolean,
  { batch }: Texts,
  on: WorkEvents,
): TemplateResult {
  const words = batch.work;
  const isPaused = work?.phase === 'paused';
  const isBusy = isPaused || work?.phase === 'running';
  return html`<div class="line">
    ${step(isPaused ? words.resume : words.pause, isBusy, isPaused ? on.onResume : on.onPause)}
    ${step(words.cancel, isBusy, on.onCancel)} ${step(words.save, hasResult, on.onSave)}
  </div>`;
}

function histogram({ caption, column, bars }: Histogram, { batch }: Texts): TemplateResult {
  const most = Math.max(...bars.map(({ count }) => count));
  return html`<table class="histogram">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${column}</th>
        <td></td>
        <th scope="col">${batch.histogram.puzzles}</th>
      </tr>
    </thead>
    <tbody>
      ${bars.map(
        ({ name, count }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                ${svg`<rect width=${(100 * count) / most} height="10"></rect>`}
              </svg>
            </td>
            <td>${number(count)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const histograms = (work: Work, texts: Texts): readonly TemplateResult[] =>
  histogramsOf(work, texts).map((one) => histogram(one, texts));

function badLines(lines: readonly string[], { batch }: Texts): TemplateResult {
  const { title } = batch.badLines;
  return html`<h2>${title}</h2>
    <ul class="bad-lines" tabindex="0" aria-label=${title}>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
}

function solved(work: SolveWork, texts: Texts): TemplateResult {
  const lines = badLinesOf(work, texts);
  const unmarked = unmarkedText(work, texts.batch);
  return html`${unmarked === '' ? nothing : html`<p class="hint">${unmarked}</p>`}
    <dl class="counts" aria-label=${texts.batch.counts.label}>
      ${countersOf(work, texts).map(
        ({ name, count }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${number(count)}</dd>
          </div>`,
      )}
    </dl>
    ${histograms(work, texts)} ${lines.length > 0 ? badLines(lines, texts) : nothing}`;
}

function made(work: MakeWork, texts: Texts): TemplateResult {
  const { work: words } = texts.batch;
  return html`<p class="hint">${words.seed(work.seed)}</p>
    ${work.counts.missed > 0 ? html`<p>${words.missed(work.counts.missed)}</p>` : nothing}
    ${histograms(work, texts)}`;
}

export function workView(
  model: Model,
  hasResult: boolean,
  texts: Texts,
  on: WorkEvents,
): TemplateResult {
  const words = texts.batch.work;
  // (The result of one that is not shown can still be saved.)
  const { work } = model;
  const shown = models.shownWork(model);
  const isMoving = shown?.phase === 'running';
  return html`<section class="work" aria-label=${words.label}>
    ${
      isMoving
        ? html`<p class="headline" aria-hidden="true">${headlineText(shown, texts)}</p>`
        : nothing
    }
    <p
      class=${isMoving ? 'spoken' : `headline ${shown?.phase === 'failed' ? 'alarm' : ''}`}
      role="status"
    >
      ${workText(shown, texts)}
    </p>
    <progress
      aria-label=${words.bar}
      max="1"
      .value=${shown === null ? 0 : models.shareOf(shown)}
    ></progress>
    ${shown === null ? nothing : [figures(shown, texts), waiting(shown, texts)]}
    ${buttons(work, hasResult, texts, on)}
    ${work === null ? html`<p class="hint">${words.goesOn}</p>` : html`<p class="hint place">${placeText(work, hasResult, texts.batch)}</p>`}
    ${shown === null ? nothing : shown.task === 'solve' ? solved(shown, texts) : made(shown, texts)}
  </section>`;
}
