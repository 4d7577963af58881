/** The form for generating many puzzles. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, SYMMETRIES, type Level } from '../../../api/engine';
import type { Texts } from './texts';
import { checkbox, menu, numberMenu, textField } from '../../ui/form';
import { CLUES, isSeed } from '../../ui/new-puzzle';
import { amountIn, MADE_FORMATS, MORE_MADE_FORMATS, type BulkWishes, type Model } from './model';

export interface WishEvents {
  readonly onWish: (change: Partial<BulkWishes>) => void;
  readonly onChoose: (change: { readonly workers: number }) => void;
  readonly onStart: () => void;
}

/** '' stands for any difficulty. */
const LEVEL_CHOICES = ['', ...LEVELS] as const;

/** 0 stands for minimal puzzles with any number of clues. */
const CLUE_CHOICES: readonly number[] = [0, ...CLUES];

export function makeFields(
  { wishes, workers }: Model,
  processors: number,
  texts: Texts,
  { onWish, onChoose, onStart }: WishEvents,
): TemplateResult {
  const words = texts.batch.make;
  const names = texts.page.wishes;
  const clueName = (clues: number): string =>
    clues === 0 ? (wishes.level === null ? names.minimal : words.suitable) : String(clues);
  const digits = { isNumber: true, longest: 24, onEnter: onStart };
  return html`<p class="hint">${words.hint}</p>
    <div class="line">
      ${textField(words.amount, wishes.amount, (amount) => onWish({ amount }), {
        ...digits,
        isWrong: amountIn(wishes.amount) === null,
      })}
      ${textField(names.seed, wishes.seed, (seed) => onWish({ seed }), {
        ...digits,
        placeholder: words.anySeed,
        isWrong: !isSeed(wishes.seed),
      })}
    </div>
    <div class="line">
      ${menu(
        texts.page.difficulty.title,
        LEVEL_CHOICES,
        wishes.level ?? '',
        (level) => (level === '' ? words.anyLevel : texts.page.difficulty.levels[level]),
        (level: Level | '') => onWish({ level: level === '' ? null : level }),
      )}
      ${menu(names.clues, CLUE_CHOICES, wishes.clues ?? 0, clueName, (clues) =>
        onWish({ clues: clues === 0 ? null : clues }),
      )}
      ${menu(names.symmetry, SYMMETRIES, wishes.symmetry, names.symmetries, (symmetry) =>
        onWish({ symmetry }),
      )}
    </div>
    <div class="line">
      ${menu(
        words.format,
        MADE_FORMATS,
        wishes.format,
        words.formats,
        (format) => onWish({ format }),
        'wide',
        { label: texts.share.more, values: MORE_MADE_FORMATS },
      )}
      ${numberMenu(texts.batch.choices.workers, [1, processors], workers, (count) =>
        onChoose({ workers: count }),
      )}
    </div>
    ${
      // Without a number of clues and a level, every puzzle is minimal anyway.
      wishes.clues === null && wishes.level === null
        ? nothing
        : checkbox(words.minimal, wishes.minimal, (minimal) => onWish({ minimal }))
    }`;
}
