/** Renders a walk-through beside its board. */
import { html, nothing, type TemplateResult } from 'lit';
import { radioRow } from '../../../board/controls';
import { cellName, CLASSIC } from '../../../board/layout';
import { describeError, say, type Message } from '../../../board/words';
import type { JiugongError, Step, TeachStyle } from '../../../api/engine';
import { aboutTechnique } from '../about-technique';
import { menuButton, type MenuGroup } from '../menu';
import type { Row } from './choice';
import { choiceList, type ChoiceEvents } from './choice-view';
import {
  hardestIn,
  hasChoice,
  insideShown,
  isComplete,
  isRunOpen,
  PHASES,
  placeShown,
  positionShown,
  ratingOf,
  rowsOf,
  stepShown,
  stepsListed,
  STYLES,
  type Phase,
  type Start,
  type Walk,
} from './model';
import { button, menu } from '../form';
import { listRow } from './parts';
import { FORMS, type Form } from './text';
import type { Words } from './texts';

export interface WalkEvents extends ChoiceEvents {
  readonly onClose: () => void;
  readonly onPhase: (phase: Phase) => void;
  readonly onPlayOn: () => void;
  readonly onBranch: (branch: number, count: number) => void;
  readonly onInside: (place: number) => void;
  readonly onOutside: () => void;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly onChoice: () => void;
  readonly onTake: () => void;
  readonly onUndo: () => void;
  readonly onStyle: (style: TeachStyle) => void;
  readonly onStart: (start: Start) => void;
  readonly onCopy: (form: Form) => void;
  readonly onSave: (form: Form) => void;
  readonly onPicture: (kind: Picture) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The kinds of pictures. */
const PICTURES = ['svg', 'png'] as const;
export type Picture = (typeof PICTURES)[number];

/** The branches that are told in a line of their own each; else all that is told is about the whole step. */
function tellsBranches(step: Step, lines: readonly string[]): boolean {
  return step.trees.length > 1 && lines.length === step.trees.length + 1;
}

/** The names of the shown step and of those that it is inside of. */
function namesShown({ steps, shown }: Walk, { hints, language }: Words): readonly string[] {
  const names: string[] = [];
  let step = steps[shown.at];
  for (const { place } of [...shown.way, { place: -1 }]) {
    if (step !== undefined) names.push(hints.nameOf(step, language));
    step = step?.nested[place];
  }
  return names;
}

/** What is told of the shown step; of one with branches only what concerns the shown one. */
function tellStep(walk: Walk, step: Step, words: Words): Message {
  const { texts, hints, language } = words;
  const { shown, positions } = walk;
  const lines = hints.sentenceOf(step, positions[shown.at]!, language);
  const details = tellsBranches(step, lines) ? [lines[0]!, lines[shown.branch + 1]!] : lines;
  // The number of steps, which grows, is not part of what is announced.
  const place =
    walk.choice === null
      ? texts.walk.step(shown.at + 1)
      : texts.walk.others.at(placeShown(walk) + 1, stepsListed(walk).length);
  const names = namesShown(walk, words).join(' › ');
  return say(texts.walk.named(place, names), ...details);
}

/** How hard the shown step is; nothing for one that has no rating of its own. */
function remarkOf(walk: Walk, { texts }: Words): string {
  const step = stepShown(walk);
  if (step === undefined || step.rating === null) return '';
  const isHardest = walk.shown.way.length === 0 && hardestIn(walk) === walk.shown.at;
  const { rated, hardest } = texts.walk;
  return [rated(ratingOf(step, walk.style)), ...(isHardest ? [`★ ${hardest}`] : [])].join(' · ');
}

/** What is told instead of a step: why there is none, or that it is looked for. */
function tellNone(walk: Walk, { texts, hints, language }: Words): Message {
  const { end, positions, choice } = walk;
  const { others, stopped } = texts.walk;
  if (choice !== null) {
    const isOver = choice.search === 'none';
    const headline = !isOver ? others.looking : choice.found === null ? stopped : others.none;
    return say(headline);
  }
  if (end === null) return say(walk.search === 'none' ? texts.walk.stopped : texts.walk.looking(1));
  const { headline, details } = hints.viewOf(end, 'what', positions[0]!, language).words;
  return { headline, details, tone: end.kind === 'solved' ? 'good' : 'alarm' };
}

export function tell(walk: Walk, words: Words, failure: JiugongError | null): Message {
  if (failure !== null) return describeError(failure, words.texts, true);
  const step = stepShown(walk);
  return step === undefined ? tellNone(walk, words) : tellStep(walk, step, words);
}

const whatIs = ({ technique }: Step, { texts, hints, language }: Words): TemplateResult =>
  aboutTechnique(technique, hints.techniqueName(technique, language), texts);

/** ‹, the slider, › and ✕: they stay in place, whatever is told below. */
function stepBar(shown: Walk, title: string, { texts }: Words, on: WalkEvents) {
  const { walk } = texts;
  const { search, end, choice } = shown;
  const at = placeShown(shown);
  const count = stepsListed(shown).length;
  const last = count - 1;
  const close = choice === null ? walk : walk.others;
  const isOver = choice !== null || search === 'none' || end !== null;
  const slide = (event: Event): void =>
    on.onGoTo(Number((event.target as HTMLInputElement).value) - 1);
  return html`<div class="steps">
    ${button('‹', () => on.onGoTo(at - 1), { name: walk.previous, hint: walk.previous, isPossible: at > 0 })}
    <input
      type="range"
      aria-label=${walk.slider}
      aria-valuetext=${last < 0 ? title : walk.at(at + 1, count)}
      min="1"
      max=${Math.max(1, count)}
      ?disabled=${last < 1 && isOver}
      .value=${String(at + 1)}
      @input=${slide}
    />
    ${button('›', () => on.onGoTo(at + 1), { name: walk.next, hint: walk.next, look: 'next', isPossible: at < last })}
    ${button('✕', on.onClose, { name: close.close, hint: close.closeHint, look: 'close' })}
  </div>`;
}

function phaseRow(walk: Walk, { texts }: Words, on: WalkEvents): TemplateResult {
  const words = texts.walk;
  const { label, ...names } = words.phases;
  const isPlayable = !isComplete(positionShown(walk));
  return html`<div class="phase row">
    ${radioRow('walk-phase', label, PHASES, walk.shown.phase, names, on.onPhase)}
    ${
      walk.choice === null
        ? button(words.playOn, on.onPlayOn, { hint: words.playOnHint, isPossible: isPlayable })
        : button(words.others.take, on.onTake, { hint: words.others.takeHint, look: 'main' })
    }
  </div>`;
}

/** The steps that the shown branch refers to, which open on demand, each with what it says. */
function insideRow(walk: Walk, step: Step, words: Words, on: WalkEvents) {
  const { texts, hints, language } = words;
  const { inside } = texts.walk;
  const items = insideShown(walk).map(({ place, node }) => ({
    label: inside.says(
      `${cellName(node.cell, CLASSIC)} ${node.on ? '=' : '≠'} ${node.digit}`,
      hints.nameOf(step.nested[place]!, language),
    ),
    onChoose: () => on.onInside(place),
  }));
  const isInside = walk.shown.way.length > 0;
  if (items.length === 0 && !isInside) return nothing;
  return html`<div class="line inside">
    ${isInside ? button(`‹ ${inside.back}`, on.onOutside) : nothing}
    ${items.length === 0 ? nothing : menuButton(inside.label(items.length), [{ items }])}
  </div>`;
}

/** Which branch of a chain is shown, and what it rests on. */
function chainRow(walk: Walk, words: Words, on: WalkEvents): TemplateResult | typeof nothing {
  const step = stepShown(walk);
  if (step === undefined) return nothing;
  const { branch } = words.texts.walk;
  const count = words.hints.branchesOf(step);
  const { shown } = walk;
  const turn = (by: number) => (): void => on.onBranch(shown.branch + by, count);
  return html`${
    count < 2
      ? nothing
      : html`<div class="branches" role="group" aria-label=${branch.label}>
          ${button('‹', turn(-1), { name: branch.previous, hint: branch.previous })}
          <p>${branch.at(shown.branch + 1, count)}</p>
          ${button('›', turn(1), { name: branch.next, hint: branch.next })}
        </div>`
  }
  ${insideRow(walk, step, words, on)}`;
}

/** How far the search is: steps may be missing at the end of the list. */
function searchRow(walk: Walk, { texts }: Words, on: WalkEvents): TemplateResult | typeof nothing {
  const words = texts.walk;
  const { end, steps, choice } = walk;
  const { search } = choice ?? walk;
  const isKnown = choice === null ? end !== null : choice.found !== null;
  if (search === 'slow') {
    const looking = choice === null ? words.looking(steps.length + 1) : words.others.looking;
    return html`<div class="search">
      <p>${looking}</p>
      <progress aria-label=${looking}></progress>
      ${button(words.stop, on.onStop)}
    </div>`;
  }
  if (search === 'running' || isKnown) return nothing;
  return html`<div class="search">
    <p>${words.stopped}</p>
    ${button(words.goOn, on.onGoOn)}
  </div>`;
}

/** What else can be explained where the board cannot. */
function insteadRow(
  { end, steps, start }: Walk,
  starts: readonly Start[],
  { texts }: Words,
  onStart: (start: Start) => void,
): TemplateResult | typeof nothing {
  const isWrong = steps.length === 0 && end !== null && end.kind !== 'several-solutions';
  if (!isWrong || start !== 'board' || starts.length < 2) return nothing;
  const others = starts.filter(
    (other) => other === 'givens' || (other === 'digits' && end.kind === 'missing-mark'),
  );
  const { instead } = texts.walk;
  return html`<div class="line">
    ${others.map((other) => button(instead[other as keyof typeof instead], () => onStart(other)))}
  </div>`;
}

function stepLine(walk: Walk, place: number, hardest: number, words: Words, on: WalkEvents) {
  const { texts, hints, language } = words;
  const step = walk.steps[place]!;
  const isShown = place === walk.shown.at;
  const rating = ratingOf(step, walk.style);
  return html`<li>
    <button
      type="button"
      class=${place === hardest ? 'hardest' : ''}
      tabindex=${isShown ? 0 : -1}
      aria-current=${isShown ? 'step' : nothing}
      @click=${() => on.onGoTo(place)}
    >
      <span class="number">${place + 1}</span>
      <span class="name">${hints.nameOf(step, language)}</span>
      ${
        place === hardest
          ? html`<span class="star" aria-hidden="true">★</span
              ><span class="spoken">, ${texts.walk.hardest}</span>`
          : nothing
      }
      <span class="rating" aria-hidden="true">${rating}</span>
      <span class="spoken">, ${texts.walk.rated(rating)}</span>
    </button>
  </li>`;
}

/** All steps as text, and the shown one as a picture. */
const shareMenu = ({ texts }: Words, on: WalkEvents): readonly MenuGroup[] => {
  const { copy, save } = texts.walk;
  return [
    { items: FORMS.map((form) => ({ label: copy[form], onChoose: () => on.onCopy(form) })) },
    { items: FORMS.map((form) => ({ label: save[form], onChoose: () => on.onSave(form) })) },
    {
      items: PICTURES.map((kind) => ({ label: save[kind], onChoose: () => on.onPicture(kind) })),
    },
  ];
};

function stepList(walk: Walk, words: Words, on: WalkEvents): TemplateResult | typeof nothing {
  const { steps } = walk;
  if (steps.length === 0) return nothing;
  const { texts } = words;
  const hardest = hardestIn(walk);
  const rows = rowsOf(steps);
  const row = (one: Row): TemplateResult => {
    const { first, last } = one;
    const head = html`<span class="number">${`${first + 1}–${last + 1}`}</span>
      <span class="name">${texts.walk.run(last - first + 1)}</span>`;
    const line = (place: number) => stepLine(walk, place, hardest, words, on);
    return listRow(walk, one, isRunOpen(walk, one, rows), head, line, on.onRun);
  };
  return html`<div class="about">
      <p>${texts.walk.steps(steps.length)}</p>
      ${hardest < 0 ? nothing : button(`★ ${texts.walk.goToHardest(hardest + 1)}`, () => on.onGoTo(hardest))}
      ${menuButton(texts.share.open, shareMenu(words, on))}
    </div>
    <ol class="list" aria-label=${texts.walk.list}>
      ${rows.map(row)}
    </ol>`;
}

/**
 * Renders it in the order of a phone: what steps through, what is told, then what is not always needed, down to the
 * list.
 */
export function walkView(
  walk: Walk,
  starts: readonly Start[],
  { failure, said }: { readonly failure: JiugongError | null; readonly said: string },
  words: Words,
  on: WalkEvents,
): TemplateResult {
  const { headline, details, tone } = tell(walk, words, failure);
  const { style, start } = words.texts.walk;
  const step = stepShown(walk);
  const { choice } = walk;
  const { others } = words.texts.walk;
  return html`<section class="side walk" aria-label=${words.texts.walk.label} @keydown=${on.onKey}>
    ${stepBar(walk, headline, words, on)}
    ${step === undefined ? nothing : phaseRow(walk, words, on)}
    <div class="told ${tone}" role="status">
      <p class="headline">${headline} <span class="rated">${remarkOf(walk, words)}</span></p>
      ${details.map((detail) => html`<p>${detail}</p> `)}
      ${step === undefined || failure !== null ? nothing : whatIs(step, words)}
    </div>
    ${chainRow(walk, words, on)} ${insteadRow(walk, starts, words, on.onStart)}
    ${searchRow(walk, words, on)}
    ${
      choice !== null
        ? nothing
        : html`<div class="line choices">
            ${hasChoice(walk) ? button(others.open, on.onChoice, { hint: others.openHint, look: 'others' }) : nothing}
            ${walk.former === null ? nothing : button(others.undo, on.onUndo, { hint: others.undoHint })}
            ${menu(style.label, STYLES, walk.style, style, on.onStyle)}
            ${starts.length < 2 ? nothing : menu(start.label, starts, walk.start, start, on.onStart)}
          </div>`
    }
    ${step !== undefined && choice === null ? html`<p class="hint">${words.texts.walk.ratings[walk.style]}</p>` : nothing}
    <p class="said" role="status">${said}</p>
    ${choice === null ? stepList(walk, words, on) : choiceList(walk, choice, words, on)}
  </section>`;
}
