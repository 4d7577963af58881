/** Describes the progress of a job in words. */
import { mistakeIn } from '../../../board/words';
import { number } from '../../../locales/number';
import { sentences } from '../../../locales/sentences';
import type { Texts } from './texts';
import {
  MAX_PUZZLES,
  quarterOf,
  resultName,
  shareOf,
  unmarked,
  type Failure,
  type Notice,
  type SolveWork,
  type Work,
} from './model';
import type { BadLine } from './solve';

type Words = Texts['batch'];

const KILO = 1000;

/** Formats a number, with one decimal if it is small. */
const short = (value: number): string =>
  value < 9.95 ? value.toFixed(1) : number(Math.round(value));

export function sizeText(bytes: number, { input }: Words): string {
  if (bytes < KILO) return input.size.bytes(bytes);
  const kilo = bytes / KILO;
  return kilo < 999.5 ? input.size.kilo(short(kilo)) : input.size.mega(short(kilo / KILO));
}

export function timeText(seconds: number, { work }: Words): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return work.seconds(whole);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return work.minutes(minutes, whole % 60);
  return work.hours(Math.floor(minutes / 60), minutes % 60);
}

export const tookText = (seconds: number, texts: Texts): string =>
  texts.batch.work.took(
    seconds < 59.5 ? texts.duration(1e6 * seconds) : timeText(Math.round(seconds), texts.batch),
  );

/** The part of the work that is done; the total alone when that is all of it. */
export function doneText(
  { task, done, total }: Pick<Work, 'task' | 'done' | 'total'>,
  texts: Words,
): string {
  const { work } = texts;
  const [part, whole] =
    task === 'solve'
      ? [sizeText(done, texts), sizeText(total, texts)]
      : [number(done), work.puzzles(total)];
  return done === total ? whole : work.part(part, whole);
}

/** Formats puzzles per second, with two digits if they are few. */
export const speedText = (speed: number, { work }: Words): string =>
  work.perSecond(speed < 10 ? Number(speed.toPrecision(2)) : Math.round(speed));

/** Describes a bin of the engine's histogram of guesses: none, or 2^(n-1) to 2^n - 1. */
export function binText(bin: number, { histogram }: Words): string {
  if (bin < 2) return String(bin);
  return histogram.range(2 ** (bin - 1), 2 ** bin - 1);
}

const inFile = (file: string | null, mistake: string, { badLines }: Words): string =>
  file === null ? mistake : badLines.in(file, mistake);

/** What the work waits for while it runs; empty if it goes on. */
export function waitText({ phase, task, held }: Work, texts: Texts): string {
  if (phase !== 'running' || held.waitsFor === null) return '';
  return inFile(held.file, texts.batch.work.waits[task](held.waitsFor), texts.batch);
}

/** Which of the written solutions are not the only ones, where the result does not say it; empty if all are. */
export const unmarkedText = (work: SolveWork, { work: words, choices }: Words): string => {
  const count = unmarked(work);
  return count === 0 ? '' : words.unmarked(count, choices.formats.status);
};

/** Which puzzles a stop left out, because they take long. */
function skippedText({ task, held }: Work, texts: Texts): string {
  if (held.skipped.length === 0) return '';
  const skipped = texts.batch.work.skipped[task](held.skipped);
  return ` ${inFile(held.file, skipped, texts.batch)}`;
}

function failureText({ file, error }: Failure, texts: Texts): string {
  const { work } = texts.batch;
  const mistake =
    error instanceof DOMException
      ? work.badFile(error.message)
      : error.code === 'bad-argument'
        ? work.notSo
        : mistakeIn(error, texts);
  return inFile(file, mistake, texts.batch);
}

/** What stands above the bar: while it moves, how far it is. */
export function headlineText(work: Work | null, texts: Texts): string {
  const said = workText(work, texts);
  if (work?.phase !== 'running') return said;
  const words = texts.batch.work;
  const percent = Math.floor(100 * shareOf(work));
  return (work.task === 'solve' ? words.solvingAt : words.makingAt)(percent);
}

/** The text of a live region; it changes at the start, after each quarter, and at the end. */
export function workText(work: Work | null, texts: Texts): string {
  const words = texts.batch.work;
  switch (work?.phase) {
    case undefined:
      return words.idle;
    case 'running': {
      const quarter = quarterOf(work);
      if (quarter > 0) return words.percent(25 * quarter);
      return work.task === 'solve' ? words.solving : words.making;
    }
    case 'paused':
      return words.paused;
    case 'stopped':
      return words.stopped(work.counts.puzzles) + skippedText(work, texts);
    case 'failed':
      return words.failed(work.error === null ? '' : failureText(work.error, texts));
    case 'done': {
      if (work.task === 'make') return words.made(work.counts.puzzles);
      const { puzzles, bad, multiple } = work.counts;
      if (puzzles + bad === 0) return words.noPuzzle;
      const several = multiple === 0 ? [] : [words.ambiguous(multiple)];
      return sentences(words.solved(puzzles, bad), ...several);
    }
  }
}

/** Where the result of a job that has ended is or will be; empty if there is none. */
export function placeText(work: Work, hasResult: boolean, { work: words }: Words): string {
  const { phase, isDirect } = work;
  if (phase === 'running' || phase === 'paused') return '';
  const { saved, toSave } = phase === 'done' ? words : words.ofPart;
  if (isDirect) return saved(work.name);
  return hasResult ? toSave(resultName(work)) : '';
}

export function noticeText(notice: Notice, texts: Texts): readonly string[] {
  const { input, make } = texts.batch;
  switch (notice.kind) {
    case 'nothing':
      return [input.nothing];
    case 'not-opened':
      return [input.notOpened];
    case 'bad-amount':
      return [make.badAmount(MAX_PUZZLES)];
    case 'bad-seed':
      return [texts.page.request.badSeed];
    case 'left-out':
      return [
        ...(notice.binary.length > 0 ? [input.binary(notice.binary)] : []),
        ...(notice.empty.length > 0 ? [input.empty(notice.empty)] : []),
        ...(notice.unread.length > 0 ? [input.unread(notice.unread)] : []),
      ];
  }
}

export const badLineText = ({ file, error }: BadLine, texts: Texts): string =>
  inFile(file, mistakeIn(error, texts), texts.batch);
