/** Renders the course: its groups, and the chapters of each. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Hints } from '../../../board/load-hints';
import type { GroupId } from '../../../hints/groups';
import type { Language } from '../../../locales/languages';
import { sentences } from '../../../locales/sentences';
import { chapterOf, isDone, nextChapter, POSITIONS, type Course } from '../../ui/course';
import {
  hasPuzzle,
  isRare,
  practisedFor,
  PRACTISED_GROUPS,
  practiseRoute,
  puzzleRoute,
  type Practised,
  type Topic,
} from '../../ui/techniques';
import type { Texts } from './texts';

export interface Words {
  readonly texts: Texts;
  readonly hints: Hints;
  readonly language: Language;
}

/** The id of the place of a chapter or a group. */
export const placeOf = (topic: Topic): string => `learn-${topic}`;

/** A filled circle for each position in which the step was found; a number says the same. */
const dots = (found: number): TemplateResult =>
  html`<span class="dots" aria-hidden="true"
    >${'●'.repeat(found)}${'○'.repeat(POSITIONS - found)}</span
  >`;

function chapterView(
  technique: Practised,
  course: Course,
  { texts: { learn }, hints, language }: Words,
): TemplateResult {
  const chapter = chapterOf(course, technique);
  const name = hints.techniqueName(technique, language);
  return html`<li id=${placeOf(technique)} class=${isDone(course, technique) ? 'done' : ''}>
    <a class="name" href="#learn/${technique}">${name}</a>
    <a
      class="button"
      href="#solve/${practiseRoute(technique)}"
      aria-label=${learn.positionsOf(name, chapter.found, POSITIONS)}
      >${learn.positions} ${dots(chapter.found)}</a
    >
    ${
      hasPuzzle(technique)
        ? html`<a
            class="button"
            href="#solve/${puzzleRoute(technique)}"
            aria-label=${learn.puzzleOf(name, chapter.isSolved)}
            >${learn.puzzle}
            ${chapter.isSolved ? html`<span aria-hidden="true">✓</span>` : nothing}</a
          >`
        : nothing
    }
    ${isRare(technique) || !hasPuzzle(technique) ? html`<p class="rare">${hasPuzzle(technique) ? learn.rare : isRare(technique) ? sentences(learn.noPuzzle, learn.rare) : learn.noPuzzle}</p>` : nothing}
  </li>`;
}

function groupView(group: GroupId, isOpen: boolean, course: Course, words: Words): TemplateResult {
  const { hints, language, texts } = words;
  const { learn } = texts;
  const techniques = practisedFor(group);
  const done = techniques.filter((technique) => isDone(course, technique)).length;
  const name = hints.groupName(group, language);
  return html`<details class="fold" id=${placeOf(group)} .open=${isOpen}>
    <summary>
      <h2>${name}</h2>
      <span class="count">${learn.done(done, techniques.length)}</span>
    </summary>
    <ol class="chapters">
      ${techniques.map((technique) => chapterView(technique, course, words))}
    </ol>
    ${
      techniques.length < 2
        ? nothing
        : html`<a
            class="button"
            href="#solve/${practiseRoute(group)}"
            aria-label=${learn.mixedOf(name)}
            >${learn.mixed}</a
          >`
    }
  </details>`;
}

/** `open` is the group to show in place of that of the next chapter. */
export function courseView(course: Course, open: Topic | null, words: Words): TemplateResult {
  const { hints, language, texts } = words;
  const { learn } = texts;
  const next = nextChapter(course);
  const goOn = (technique: Practised): TemplateResult => {
    const name = hints.techniqueName(technique, language);
    const { found } = chapterOf(course, technique);
    const route = found < POSITIONS ? practiseRoute(technique) : puzzleRoute(technique);
    return html`<a class="button main" href="#solve/${route}"
      >${(course[technique] === undefined ? learn.begin : learn.goOn)(name)}</a
    >`;
  };
  return html`<p>${learn.intro}</p>
    <p class="go-on">${next === null ? learn.all : goOn(next)}</p>
    ${PRACTISED_GROUPS.map((group) => {
      const isNext = next !== null && practisedFor(group).includes(next);
      return groupView(group, open === null ? isNext : open === group, course, words);
    })}`;
}
