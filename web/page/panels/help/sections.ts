/** Renders the sections of the help. Buttons are described by the hints that they have themselves. */
import { html, nothing, type TemplateResult } from 'lit';
import { version } from '../../../package.json';
import { keyHint } from '../../../board/key-hints';
import { introduceAgain } from '../../ui/introduction';
import { COUNT_LIMIT } from '../../ui/boards/actions';
import { isSingleFile } from '../../ui/single-file';
import { KEYS, nameOf, type Effect } from './keys';
import type { MarkId } from './messages/en';
import type { ManualId } from './section-ids';
import type { Texts } from './texts';

const paragraphs = (texts: readonly string[]): readonly TemplateResult[] =>
  texts.map((text) => html`<p>${text}</p>`);

const list = (items: readonly unknown[]): TemplateResult =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

const terms = (entries: readonly (readonly [term: string, meaning: string])[]): TemplateResult =>
  html`<dl>
    ${entries.map(
      ([term, meaning]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${meaning}</dd>
        </div>`,
    )}
  </dl>`;

function sudoku({ help, page }: Texts): TemplateResult {
  const { rules, steps, own } = help.sudoku;
  return html`${paragraphs(rules)} ${list(steps)}
    <p>${own(page.more, page.puzzle.own, page.start.label)}</p>`;
}

function keys({ help }: Texts): TemplateResult {
  const words = help.keys;
  const effects = Object.keys(KEYS) as readonly Effect[];
  const combination = (effect: Effect, index: number): TemplateResult => {
    const names = KEYS[effect][index]!.map((key) => nameOf(key, help));
    return html`<span class="combination"
      >${names.map((name, at) => html`${at === 0 ? nothing : ' + '}<kbd>${name}</kbd>`)}</span
    > `;
  };
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${words.key}</th>
          <th scope="col">${words.effect}</th>
        </tr>
      </thead>
      <tbody>
        ${effects.map(
          (effect) =>
            html`<tr>
              <td>${KEYS[effect].map((_, index) => combination(effect, index))}</td>
              <td>${words.effects[effect]}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${paragraphs([words.anywhere, words.mac, words.mouse])}`;
}

/** The buttons of Solve and Variants, by where they are, with their own labels and hints. */
function buttons({ actions, help, modes, page, share }: Texts): TemplateResult {
  const { difficulty, hints, puzzle, settings, solver, start } = page;
  const words = help.buttons;
  const choices = [settings.highlight, settings.mistakes, settings.entry, settings.notes];
  return html`<h3>${words.inSight}</h3>
    ${terms([
      [actions.check, hints.check],
      [actions.hint, keyHint(hints.hint)],
      [actions.undo, keyHint(hints.undo)],
      [actions.redo, keyHint(hints.redo)],
      [start.label, start.hint],
      [puzzle.mend, puzzle.hints.edit],
      [difficulty.title, difficulty.hint],
      [modes.digit, keyHint(modes.hints.digit)],
      [modes.corner, keyHint(modes.hints.corner)],
      [modes.candidates, keyHint(modes.hints.candidates)],
      [modes.color, keyHint(modes.hints.color)],
    ])}
    <h3>${words.puzzleTitle}</h3>
    <p>${words.puzzle}</p>
    ${terms([
      [words.newPuzzle, words.newPuzzleHint],
      [puzzle.daily, puzzle.hints.daily],
      [puzzle.practise, puzzle.hints.practise],
      [puzzle.own, puzzle.hints.own],
      [puzzle.paste, puzzle.hints.paste],
      [puzzle.photo, puzzle.hints.photo],
      [puzzle.openFile, puzzle.hints.openFile],
      [puzzle.history, puzzle.hints.history],
      [puzzle.edit, puzzle.hints.edit],
      [puzzle.startAgain, puzzle.hints.startAgain],
      [puzzle.goBack, puzzle.hints.goBack],
      [share.open, share.openHint],
    ])}
    <h3>${words.solverTitle}</h3>
    ${terms([
      [actions.solve, keyHint(solver.hints.solve)],
      [solver.cell, solver.hints.cell],
      [solver.count, solver.hints.count(COUNT_LIMIT)],
      [solver.conflict, solver.hints.conflict],
      [solver.explain, solver.hints.explain],
    ])}
    <h3>${solver.expert}</h3>
    ${terms([
      [solver.candidates, solver.hints.candidates],
      [solver.markCandidates, solver.hints.markCandidates],
      [puzzle.fixGivens, puzzle.hints.fixGivens],
    ])}
    <h3>${settings.title}</h3>
    ${terms(choices.map(({ label, values }) => [label, Object.values(values).join(' · ')]))}`;
}

function formats({ help }: Texts): TemplateResult {
  const words = help.formats;
  const last = words.list.length - 1;
  const items = words.list.map((item, index) =>
    index === last ? html`${item} <code>${words.notation}</code>` : item,
  );
  return html`<p>${words.how}</p>
    ${list(items)}
    <p>${words.batch}</p>
    <p>
      ${words.programs}
      ${isSingleFile() ? nothing : html`<a href="examples.html">${words.examples}</a>`}
    </p>`;
}

function rotate({ help, rotation }: Texts): TemplateResult {
  const { names, rules } = rotation;
  return html`${terms([
      [names.sort, rules.sort],
      [names.boxes, rules.boxes],
      [names.tripods, rules.tripods],
    ])}
    <p>${help.rotate.notation}</p>
    <p><a href="#rotate" @click=${introduceAgain}>${help.rotate.introduction}</a></p>`;
}

function privacy({ help, page }: Texts): TemplateResult {
  const { kept, links, offline } = help.privacy;
  return html`${paragraphs([page.privacy, kept, links, offline])}`;
}

function about({ help }: Texts): TemplateResult {
  const words = help.about;
  const besides = isSingleFile()
    ? paragraphs([words.licencesInside, words.single])
    : html`<p><a href="licences.txt">${words.licences}</a></p>
        <p><a href="jiugong.html" download>${words.download}</a></p>
        <p>${words.downloadHow}</p>`;
  return html`${paragraphs([words.version(version), words.licence, words.parts])} ${besides}`;
}

export const SECTIONS: Readonly<Record<ManualId, (texts: Texts) => TemplateResult>> = {
  sudoku,
  keys,
  touch: ({ help }) => list(help.touch.gestures),
  marks: ({ help }) => terms(Object.keys(help.marks).map((id) => help.marks[id as MarkId])),
  buttons,
  formats,
  rotate,
  variants: ({ help }) => html`${paragraphs(help.variants)}`,
  batch: ({ help }) => html`${paragraphs(help.batch)}`,
  privacy,
  about,
};
