/** Renders the dialog of the history: a line for each board, and what can be done with all. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Board } from '../../../board/state';
import type { HistoryMessages } from '../../../locales/history/en';
import type { Language } from '../../../locales/languages';
import type { OwnMessages } from '../../../locales/page/en';
import { formatTime } from '../boards/clock';
import { progressOf } from '../boards/games';
import { dialog } from '../dialog';
import { button } from '../form';
import { filePicker } from '../file-picker';
import { describePart, type PartError } from '../part-error';
import type { GameRecord } from './record';
import { sentences } from '../../../locales/sentences';

/** A record and its board; null if the panel cannot be loaded, or does not know the state. */
export interface Entry {
  readonly record: GameRecord;
  readonly board: Board | null;
  /** What its panel calls it; null where its level says what it is. */
  readonly title: ((language: Language) => string) | null;
  /** Why the panel cannot be loaded; null if it was. */
  readonly missing: PartError | null;
}

/** The outcome of the last action. */
export type Said =
  | { readonly kind: 'deleted'; readonly record: GameRecord }
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'imported'; readonly count: number; readonly invalid: number }
  /** A part of the page did not arrive, without which a board cannot be told from none. */
  | { readonly kind: 'missing'; readonly error: PartError }
  | { readonly kind: 'none' | 'newer' | 'large' | 'unread' | 'unreadable' | 'off' };

export interface Dialog {
  readonly isOpen: boolean;
  /** Null until they are read. */
  readonly entries: readonly Entry[] | null;
  readonly said: Said | null;
  /** Whether it asks if all boards shall be deleted. */
  readonly isAsked: boolean;
}

export interface DialogEvents {
  readonly onClose: () => void;
  readonly onOpen: (record: GameRecord) => void;
  readonly onDelete: (record: GameRecord) => void;
  readonly onRestore: (record: GameRecord) => void;
  readonly onAsk: () => void;
  readonly onDeleteAll: () => void;
  readonly onExport: () => void;
  readonly onImport: (files: readonly File[]) => void;
}

/** What the dialog needs to say. */
export interface Words {
  readonly texts: HistoryMessages;
  readonly part: OwnMessages['part'];
  readonly language: Language;
  readonly levels: OwnMessages['difficulty']['levels'];
  readonly hints: OwnMessages['clock']['hints'];
  readonly nameOf: (panel: string) => string;
}

function describeSaid(said: Said, { texts, part }: Words): string {
  switch (said.kind) {
    case 'deleted':
      return texts.said.deleted;
    case 'exported':
      return texts.said.exported(said.name);
    case 'imported': {
      const { count, invalid } = said;
      const rest = invalid === 0 ? '' : texts.said.invalid(invalid);
      return sentences(texts.said.imported(count), rest);
    }
    case 'missing':
      return describePart(said.error, part);
    default:
      return texts.said[said.kind];
  }
}

/** The day of a puzzle, or that on which it was played last; with the year unless it is this one. */
function dateWords({ day, updated }: GameRecord, language: Language): string {
  const date = new Date(day === null ? updated : `${day}T00:00:00Z`);
  const year = day === null ? date.getFullYear() : date.getUTCFullYear();
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    ...(year === new Date().getFullYear() ? {} : { year: 'numeric' }),
    ...(day === null ? {} : { timeZone: 'UTC' }),
  }).format(date);
}

/** What a puzzle is called; a classic sudoku of unknown level by its date alone. */
function kindOf({ record, board, title }: Entry, words: Words): string {
  const { language, levels, nameOf } = words;
  const { level, panel } = record;
  if (board === null) return nameOf(panel);
  if (title !== null) return title(language);
  return level === null ? '' : levels[level];
}

/** What a puzzle is called, and its date. */
const titleOf = (entry: Entry, words: Words): string =>
  [
    entry.record.day === null ? '' : words.texts.daily,
    kindOf(entry, words),
    dateWords(entry.record, words.language),
  ]
    .filter(Boolean)
    .join(' · ');

/** The time of the day at which it was played last; empty where that day is not in the title. */
const timeWords = ({ day, updated }: GameRecord, language: Language): string =>
  day === null ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(updated) : '';

function progressWords({ record, board }: Entry, { texts, hints: hintsTold }: Words): string {
  const { filled, blank } = board === null ? { filled: 0, blank: 0 } : progressOf(board);
  const { solved, time, hints } = record;
  return [
    solved ? texts.solved : '',
    !solved && board !== null ? texts.progress(filled, blank) : '',
    time < 1000 ? '' : formatTime(time),
    solved || hints > 0 ? hintsTold(hints) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The picture is drawn into its place when it comes into view. */
function line(entry: Entry, words: Words, on: DialogEvents): TemplateResult {
  const { record, board } = entry;
  const { texts, language } = words;
  const title = titleOf(entry, words);
  const time = timeWords(record, language);
  const named = (verb: string): string => `${verb}: ${[title, time].filter(Boolean).join(', ')}`;
  return html`<li>
    <div class="picture" data-id=${record.id}></div>
    <div class="beside">
      <div class="about">
        <p class="kind">${title} <small>${time}</small></p>
        <p>${progressWords(entry, words)}</p>
      </div>
      <div class="row">
        ${
          board === null
            ? nothing
            : button(texts.open, () => on.onOpen(record), { name: named(texts.open) })
        }
        ${button(texts.delete, () => on.onDelete(record), { look: 'delete', name: named(texts.delete) })}
      </div>
    </div>
  </li>`;
}

function list(entries: readonly Entry[], words: Words, on: DialogEvents): TemplateResult {
  if (entries.length === 0) return html`<p class="empty">${words.texts.empty}</p>`;
  return html`<ul>
    ${repeat(
      entries,
      ({ record }) => `${record.id} ${record.updated}`,
      (entry) => line(entry, words, on),
    )}
  </ul>`;
}

/** What can be done with all boards. */
function actions(
  entries: Dialog['entries'],
  isAsked: boolean,
  { texts }: Words,
  on: DialogEvents,
): TemplateResult {
  const isEmpty = entries === null || entries.length === 0;
  return html`<div class="row all">
      ${isEmpty ? nothing : button(texts.export, on.onExport)}
      ${filePicker(texts.import, '.json,application/json', on.onImport)}
      ${
        isEmpty
          ? nothing
          : html`<button type="button" class="ask" aria-expanded=${isAsked} @click=${on.onAsk}>
              ${texts.deleteAll}
            </button>`
      }
    </div>
    ${
      isAsked && !isEmpty
        ? html`<div class="question">
            <p>${texts.question(entries.length)}</p>
            ${button(texts.deleteNow, on.onDeleteAll)}
          </div>`
        : nothing
    }`;
}

function content(
  { entries, said, isAsked }: Dialog,
  words: Words,
  on: DialogEvents,
): TemplateResult {
  const { texts } = words;
  return html`<p>${texts.about}</p>
    ${
      said?.kind === 'deleted'
        ? html`<div class="row">${button(texts.restore, () => on.onRestore(said.record))}</div>`
        : nothing
    }
    ${entries === null ? nothing : list(entries, words, on)} ${actions(entries, isAsked, words, on)}`;
}

/** The dialog, which is empty while it is closed. */
export function historyDialog(shown: Dialog, words: Words, on: DialogEvents): TemplateResult {
  const { title, close } = words.texts;
  const said = shown.said === null ? '' : describeSaid(shown.said, words);
  return dialog(
    'history-dialog',
    { title, close, said },
    shown.isOpen ? content(shown, words, on) : null,
    on.onClose,
  );
}
