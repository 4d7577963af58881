/** The dialog for a new puzzle: a level, further options, and the seed of the one that was made last. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, SYMMETRIES, TECHNIQUES } from '../../../api/engine';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { button, checkbox, menu, moreOptions, numberField } from '../../ui/form';
import { CLUES } from '../../ui/new-puzzle';
import type { NewPanel } from './model';
import type { Texts } from './texts';
import { ER_RANGE, isRated, OTHER_GOALS, type Goal, type PuzzleWishes } from './wishes';
import { bestLine, nameIn } from './words';

export interface NewEvents {
  readonly onWish: (change: Partial<PuzzleWishes>) => void;
  readonly onMake: () => void;
  readonly onStopMaking: () => void;
  readonly onTakeBest: () => void;
  readonly onCopySeed: () => void;
}

/** Some of the goals, of which one is chosen. */
const goalChoice = (
  legend: string,
  goals: readonly Goal[],
  { goal: chosen }: PuzzleWishes,
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
            @change=${() => on.onWish({ goal })}
            @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && on.onMake()}
          /><span>${nameOf(goal)}</span></label
        >`,
    )}
  </fieldset>`;
};

/** What belongs to the goal that is not a level. */
function goalFields(
  wishes: PuzzleWishes,
  names: TechniqueNames,
  texts: Texts,
  { onWish }: NewEvents,
): TemplateResult | typeof nothing {
  const words = texts.solve.newPuzzle;
  const [low, high] = wishes.er;
  if (wishes.goal === 'technique') {
    return menu(
      words.technique,
      TECHNIQUES,
      wishes.technique,
      (technique) => nameIn(names, technique),
      (technique) => onWish({ technique }),
    );
  }
  if (wishes.goal !== 'er') return nothing;
  const field = (label: string, value: number, onChoose: (value: number) => void): TemplateResult =>
    numberField(label, value, ER_RANGE, value, onChoose, { inTenths: true });
  return html`<div class="line">
    ${field(words.erFrom, low, (value) => onWish({ er: [value, high] }))}
    ${field(words.erTo, high, (value) => onWish({ er: [low, value] }))}
  </div>`;
}

function moreFields(
  wishes: PuzzleWishes,
  names: TechniqueNames,
  texts: Texts,
  on: NewEvents,
): TemplateResult {
  const words = texts.page.wishes;
  const own = texts.solve.newPuzzle;
  const rated = isRated(wishes);
  return html`${goalChoice(own.otherGoals, OTHER_GOALS, wishes, texts, on)}
    ${goalFields(wishes, names, texts, on)}
    <div class="line">
      ${menu(
        words.clues,
        [null, ...CLUES],
        wishes.clues,
        (clues) => (clues === null ? (rated ? own.suitable : words.minimal) : String(clues)),
        (clues) => on.onWish({ clues }),
      )}
      ${menu(words.symmetry, SYMMETRIES, wishes.symmetry, words.symmetries, (symmetry) =>
        on.onWish({ symmetry }),
      )}
    </div>
    ${rated ? checkbox(own.onlyMinimal, wishes.minimal, (minimal) => on.onWish({ minimal })) : nothing}`;
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
  const { slow, wishes } = panel;
  const isOther = OTHER_GOALS.some((goal) => goal === wishes.goal);
  return html`<div class="new">
    ${goalChoice(texts.page.difficulty.title, LEVELS, wishes, texts, on)}
    ${button(slow ? texts.actions.stop : words.make, slow ? on.onStopMaking : on.onMake, { look: 'main' })}
    ${slow ? making(panel, texts, on) : nothing}
    ${moreOptions(moreFields(wishes, names, texts, on), panel, isOther, words, texts, on)}
  </div>`;
}
