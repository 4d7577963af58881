/** The dialog for a new puzzle: a level, further options, and the seed of the one that was made last. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, SYMMETRIES, TECHNIQUES } from '../../../api/engine';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { button, checkbox, menu, moreOptions, numberField } from '../../ui/form';
import { CLUES } from '../../ui/new-puzzle';
import type { NewPanel } from './model';
import type { Texts } from './texts';
import { ER_RANGE, isRated, OTHER_GOALS, type Goal, type PuzzleRequest } from './request';
import { bestLine, nameIn } from './words';

export interface NewEvents {
  readonly onChange: (change: Partial<PuzzleRequest>) => void;
  readonly onMake: () => void;
  readonly onStopMaking: () => void;
  readonly onTakeBest: () => void;
  readonly onCopySeed: () => void;
}

/** Some of the goals, of which one is chosen. */
const goalChoice = (
  legend: string,
  goals: readonly Goal[],
  { goal: chosen }: PuzzleRequest,
  texts: Texts,
  on: NewEvents,
): TemplateResult => {
  const { levels } = texts.page.difficulty;
  const others = texts.solve.newPuzzle.goals;
  const nameOf = (goal: Goal): string =>
    goal === 'any' || goal === 'er' || goal === 'technique' ? others[goal] : levels[goal];
  return html`<fieldset class="views goals">
    <legend>${legend}</legend>
    ${goals.map(
      (goal) =>
        html`<label
          ><input
            type="radio"
            name="goal"
            ?autofocus=${goal === chosen}
            .checked=${goal === chosen}
            @change=${() => on.onChange({ goal })}
            @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && on.onMake()}
          /><span>${nameOf(goal)}</span></label
        >`,
    )}
  </fieldset>`;
};

/** What belongs to the goal that is not a level. */
function goalFields(
  request: PuzzleRequest,
  names: TechniqueNames,
  texts: Texts,
  { onChange }: NewEvents,
): TemplateResult | typeof nothing {
  const words = texts.solve.newPuzzle;
  const [low, high] = request.er;
  if (request.goal === 'technique') {
    return menu(
      words.technique,
      TECHNIQUES,
      request.technique,
      (technique) => nameIn(names, technique),
      (technique) => onChange({ technique }),
    );
  }
  if (request.goal !== 'er') return nothing;
  const field = (label: string, value: number, onChoose: (value: number) => void): TemplateResult =>
    numberField(label, value, ER_RANGE, value, onChoose, { inTenths: true });
  return html`<div class="line">
    ${field(words.erFrom, low, (value) => onChange({ er: [value, high] }))}
    ${field(words.erTo, high, (value) => onChange({ er: [low, value] }))}
  </div>`;
}

function moreFields(
  request: PuzzleRequest,
  names: TechniqueNames,
  texts: Texts,
  on: NewEvents,
): TemplateResult {
  const words = texts.page.request;
  const own = texts.solve.newPuzzle;
  const rated = isRated(request);
  return html`${goalChoice(own.otherGoals, OTHER_GOALS, request, texts, on)}
    ${goalFields(request, names, texts, on)}
    <div class="line">
      ${menu(
        words.clues,
        [null, ...CLUES],
        request.clues,
        (clues) => (clues === null ? (rated ? own.suitable : words.minimal) : String(clues)),
        (clues) => on.onChange({ clues }),
      )}
      ${menu(words.symmetry, SYMMETRIES, request.symmetry, words.symmetries, (symmetry) =>
        on.onChange({ symmetry }),
      )}
    </div>
    ${rated ? checkbox(own.onlyMinimal, request.minimal, (minimal) => on.onChange({ minimal })) : nothing}`;
}

/** How far a search is that takes long, and what it has come to. */
function making({ progress }: NewPanel, texts: Texts, on: NewEvents): TemplateResult {
  const words = texts.solve.newPuzzle;
  const best = progress?.best ?? null;
  return html`<progress max="1" .value=${progress?.done ?? 0} aria-label=${words.making}></progress>
    <p role="status">${best === null ? words.making : bestLine(best, texts)}</p>
    ${best === null ? nothing : button(words.takeBest, on.onTakeBest)}`;
}

export function newPuzzleForm(
  panel: NewPanel,
  names: TechniqueNames,
  texts: Texts,
  on: NewEvents,
): TemplateResult {
  const words = texts.solve.newPuzzle;
  const { slow, request } = panel;
  const isOther = OTHER_GOALS.some((goal) => goal === request.goal);
  return html`<div class="new">
    ${goalChoice(texts.page.difficulty.title, LEVELS, request, texts, on)}
    ${button(slow ? texts.actions.stop : words.make, slow ? on.onStopMaking : on.onMake, { look: 'main' })}
    ${slow ? making(panel, texts, on) : nothing}
    ${moreOptions(moreFields(request, names, texts, on), panel, isOther, words, texts, on)}
  </div>`;
}
