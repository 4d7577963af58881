/** Renders the list of techniques, and the page of one. */
import { html, nothing, type TemplateResult } from 'lit';
import { radioRow } from '../../../board/controls';
import type { Technique } from '../../../api/engine';
import type { Hints } from '../../../board/load-hints';
import type { HintView, Look } from '../../../hints/hints';
import type { Language } from '../../../locales/languages';
import { GROUPS, type GroupId } from '../../../hints/groups';
import {
  hasPuzzle,
  IN_ORDER,
  isPractised,
  PRACTISED,
  practisedAs,
  practiseRoute,
  puzzleRoute,
} from '../techniques';
import { button } from '../form';
import type { TechniqueMessages } from './messages/en';
import type { TechniqueTexts } from './texts';

/** The id of the heading, which takes the focus. */
export const HEADING = 'help-techniques';

/** Whose pages they are: all techniques as Help lists them, or the chapters of the course. */
export type Frame = 'help' | 'learn';

export interface Words {
  readonly frame: Frame;
  readonly texts: TechniqueTexts;
  readonly hints: Hints;
  readonly language: Language;
}

/** An example that has been found, as it is told. */
export interface Told {
  readonly name: string;
  readonly view: HintView;
  readonly branch: number;
  readonly branches: number;
}

export interface PageEvents {
  readonly onExample: (at: number) => void;
  readonly onBranch: (branch: number) => void;
  readonly onPut: () => void;
}

const linkTo = (technique: Technique, { frame, hints, language }: Words): TemplateResult =>
  html`<a href="#${frame}/${technique}">${hints.techniqueName(technique, language)}</a>`;

const heading = (text: string): TemplateResult =>
  html`<h2 id=${HEADING} tabindex="-1">${text}</h2>`;

const paragraphs = (texts: readonly string[]): readonly TemplateResult[] =>
  texts.map((text) => html`<p>${text}</p>`);

export function listView(title: string, words: Words): TemplateResult {
  const { intro } = words.texts.techniques;
  return html`<section aria-labelledby=${HEADING}>
    ${heading(title)} ${paragraphs(intro)}
    ${Object.entries(GROUPS).map(
      ([group, techniques]) =>
        html`<h3>${words.hints.groupName(group as GroupId, words.language)}</h3>
          <ul class="links">
            ${techniques.map((technique) => html`<li>${linkTo(technique, words)}</li>`)}
          </ul>`,
    )}
  </section>`;
}

/** What each is for, in the order of the list. */
const LEGEND = [
  'placed',
  'removed',
  'strong',
  'weak',
  'off',
  'blocker',
] as const satisfies readonly Look[];

/** What the drawing means, as far as it is in it. */
function legend({ drawing }: HintView, { legend: words }: TechniqueMessages): TemplateResult {
  const looks = new Set<Look>([...drawing.under, ...drawing.over].map(({ look }) => look));
  return html`<p class="legend">
    ${LEGEND.filter((look) => looks.has(look)).map((look) => html`<span>${words[look]}</span> `)}
  </p>`;
}

function branchRow({ branch, branches }: Told, words: TechniqueMessages['branch'], on: PageEvents) {
  if (branches < 2) return nothing;
  const to = (sign: string, name: string, by: number): TemplateResult =>
    button(sign, () => on.onBranch((branch + by + branches) % branches), { name, hint: name });
  return html`<div class="branches" role="group" aria-label=${words.label}>
    ${to('‹', words.previous, -1)}
    <p role="status">${words.at(branch + 1, branches)}</p>
    ${to('›', words.next, 1)}
  </div>`;
}

/** The way back to the list of techniques, or to the course. */
const back = ({ frame, texts }: Words): TemplateResult =>
  html`<p class="back">
    ‹
    ${
      frame === 'help'
        ? html`<a href="#help/techniques">${texts.techniques.all}</a>`
        : html`<a href="#learn">${texts.techniques.course}</a>`
    }
  </p>`;

/** The puzzle of a chapter. */
const puzzleLink = (technique: Technique, { frame, texts }: Words) =>
  frame === 'learn' && isPractised(technique) && hasPuzzle(technique)
    ? html`<a class="button main" href="#solve/${puzzleRoute(technique)}"
        >${texts.techniques.puzzle}</a
      >`
    : nothing;

/** The techniques before and after it. */
function neighbours(technique: Technique, words: Words): TemplateResult {
  const inOrder = words.frame === 'help' ? IN_ORDER : PRACTISED;
  const at = inOrder.findIndex((one) => one === technique);
  const [before, next] = [inOrder[at - 1], inOrder[at + 1]];
  const link = (other: Technique | undefined, sign: (name: TemplateResult) => TemplateResult) =>
    other === undefined ? html`<span></span>` : sign(linkTo(other, words));
  return html`<nav class="neighbours" aria-label=${words.texts.techniques.neighbours}>
    ${link(before, (name) => html`<span>‹ ${name}</span>`)}
    ${link(next, (name) => html`<span>${name} ›</span>`)}
  </nav>`;
}

/**
 * The page of a technique. Its board is drawn by itself (`board`); `told` is null until the example has been found, or
 * `failure` says why it has not.
 */
export function techniqueView(
  technique: Technique,
  examples: { readonly count: number; readonly at: number },
  board: HTMLElement,
  told: Told | null,
  failure: string,
  words: Words,
  on: PageEvents,
): TemplateResult {
  const { hints, language, texts } = words;
  const messages = texts.techniques;
  const { what, find } = messages.about[technique];
  const practised = practisedAs(technique);
  const places = Array.from({ length: examples.count }, (_, at) => String(at));
  const labels = Object.fromEntries(places.map((at) => [at, String(Number(at) + 1)]));
  return html`<section aria-labelledby=${HEADING}>
    ${back(words)} ${heading(hints.techniqueName(technique, language))} ${paragraphs([what, find])}
    <h3>
      ${told === null || examples.count < 2 ? messages.example : messages.exampleOf(told.name)}
    </h3>
    ${
      examples.count < 2
        ? nothing
        : radioRow(
            'technique-example',
            messages.examples,
            places,
            String(examples.at),
            labels,
            (at) => on.onExample(Number(at)),
          )
    }
    <div class="example">${board}</div>
    ${told === null ? nothing : branchRow(told, messages.branch, on)}
    <div class="told" role="status">
      ${told === null ? html`<p>${failure || texts.page.part.loading}</p>` : paragraphs(told.view.words.details)}
    </div>
    ${told === null ? nothing : legend(told.view, messages)}
    <div class="line doing">
      <a class="button main" href="#solve/${practiseRoute(practised)}"
        >${messages.practise(hints.techniqueName(practised, language))}</a
      >
      ${puzzleLink(technique, words)}
      ${button(messages.put, on.onPut, { isPossible: told !== null })}
    </div>
    ${neighbours(technique, words)}
  </section>`;
}
