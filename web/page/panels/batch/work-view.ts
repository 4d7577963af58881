/** Renders the progress: a bar, numbers, a histogram, and the lines without a puzzle. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { number } from '../../../locales/number';
import type { Texts } from './texts';
import { step } from '../../ui/form';
import { LEVELS } from '../../../api/teach';
import * as models from './model';
import type { MakeWork, SolveWork, Work } from './model';
import { badLineText, binText, doneText, speedText, timeText, tookText, workText } from './words';

export interface WorkEvents {
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** A bar of the histogram: its label and its number of puzzles. */
interface Bar {
  readonly name: string;
  readonly puzzles: number;
}

function figures(work: Work, texts: Texts): TemplateResult {
  const isEnd = work.phase !== 'running' && work.phase !== 'paused';
  const left = isEnd ? null : models.timeLeft(work);
  const parts = [
    doneText(work, texts.batch),
    ...(work.seconds > 0 ? [speedText(models.speedOf(work), texts.batch)] : []),
    ...(left === null ? [] : [texts.batch.work.left(timeText(left, texts.batch))]),
    ...(isEnd ? [tookText(work.seconds, texts)] : []),
  ];
  return html`<ul class="figures">
    ${parts.map((part) => html`<li>${part}</li>`)}
  </ul>`;
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

function histogram(
  caption: string,
  column: string,
  bars: readonly Bar[],
  { batch }: Texts,
): TemplateResult {
  const most = Math.max(...bars.map(({ puzzles }) => puzzles));
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
        ({ name, puzzles }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                ${svg`<rect width=${(100 * puzzles) / most} height="10"></rect>`}
              </svg>
            </td>
            <td>${number(puzzles)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const guessBars = ({ counts }: SolveWork, { batch }: Texts): readonly Bar[] =>
  counts.puzzles === 0
    ? []
    : counts.histogram.map((puzzles, bin) => ({ name: binText(bin, batch), puzzles }));

const clueBars = ({ counts }: MakeWork): readonly Bar[] =>
  Object.entries(counts.givens).map(([name, puzzles]) => ({ name, puzzles }));

const ratingBars = ({ counts }: SolveWork, { page }: Texts): readonly Bar[] =>
  [...models.levelsOf(counts.ratings)].map(([level, puzzles]) => ({
    name: page.difficulty.levels[level],
    puzzles,
  }));

const levelBars = ({ counts }: MakeWork, { page }: Texts): readonly Bar[] =>
  LEVELS.flatMap((level) => {
    const puzzles = counts.levels[level];
    return puzzles === undefined ? [] : [{ name: page.difficulty.levels[level], puzzles }];
  });

function badLines({ badLines: lines, counts }: SolveWork, texts: Texts): TemplateResult {
  const words = texts.batch.badLines;
  const more = counts.bad - lines.length;
  return html`<h2>${words.title}</h2>
    <ul class="bad-lines" tabindex="0" aria-label=${words.title}>
      ${lines.map((line) => html`<li>${badLineText(line, texts)}</li>`)}
      ${more > 0 ? html`<li>${words.more(more)}</li>` : nothing}
    </ul>`;
}

function solved(work: SolveWork, texts: Texts): TemplateResult {
  const { counts: words, histogram: names } = texts.batch;
  const bars = guessBars(work, texts);
  const levels = ratingBars(work, texts);
  const kinds = [
    ...(['unique', 'multiple', 'none', 'bad', 'guesses'] as const),
    ...(work.counts.distinct > 0 ? (['distinct'] as const) : []),
  ];
  return html`<dl class="counts" aria-label=${words.label}>
      ${kinds.map(
        (kind) =>
          html`<div>
            <dt>${words[kind]}</dt>
            <dd>${number(work.counts[kind])}</dd>
          </div>`,
      )}
    </dl>
    ${levels.length > 0 ? histogram(names.levels, texts.page.difficulty.title, levels, texts) : nothing}
    ${bars.length > 0 ? histogram(names.guesses, names.guessesColumn, bars, texts) : nothing}
    ${work.badLines.length > 0 ? badLines(work, texts) : nothing}`;
}

function made(work: MakeWork, texts: Texts): TemplateResult {
  const { work: words, histogram: names } = texts.batch;
  const bars = clueBars(work);
  const levels = levelBars(work, texts);
  return html`<p class="hint">${words.seed(work.seed)}</p>
    ${work.counts.missed > 0 ? html`<p>${words.missed(work.counts.missed)}</p>` : nothing}
    ${levels.length > 0 ? histogram(names.levels, texts.page.difficulty.title, levels, texts) : nothing}
    ${bars.length > 0 ? histogram(names.clues, names.cluesColumn, bars, texts) : nothing}`;
}

/** Renders where the result is or will be. */
function place(work: Work, hasResult: boolean, { batch }: Texts): TemplateResult {
  const isEnd = work.phase !== 'running' && work.phase !== 'paused';
  const words = !isEnd
    ? nothing
    : work.isDirect
      ? batch.work.saved(work.name)
      : hasResult
        ? batch.work.toSave(work.name)
        : nothing;
  return html`<p class="hint place">${words}</p>`;
}

export function workView(
  work: Work | null,
  hasResult: boolean,
  texts: Texts,
  on: WorkEvents,
): TemplateResult {
  const words = texts.batch.work;
  return html`<section class="work" aria-label=${words.label}>
    <p class="headline ${work?.phase === 'failed' ? 'alarm' : ''}" role="status">
      ${workText(work, texts)}
    </p>
    <progress
      aria-label=${words.bar}
      max="1"
      .value=${work === null ? 0 : work.total === 0 ? 1 : work.done / work.total}
    ></progress>
    ${work === null ? nothing : figures(work, texts)} ${buttons(work, hasResult, texts, on)}
    ${work === null ? html`<p class="hint">${words.goesOn}</p>` : place(work, hasResult, texts)}
    ${work === null ? nothing : work.task === 'solve' ? solved(work, texts) : made(work, texts)}
  </section>`;
}
