/** The form for generating many puzzles. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVELS, SYMMETRIES, type Level } from '../../../api/engine';
import type { Texts } from './texts';
import { checkbox, menu, numberMenu, textField } from '../../ui/form';
import { CLUES, isSeed } from '../../ui/new-puzzle';
import { amountIn, MADE_FORMATS, MORE_MADE_FORMATS, type BulkRequest, type Model } from './model';

export interface FormEvents {
  readonly onChange: (change: Partial<BulkRequest>) => void;
  readonly onChoose: (change: { readonly workers: number }) => void;
  readonly onStart: () => void;
}

/** '' stands for any difficulty. */
const LEVEL_CHOICES = ['', ...LEVELS] as const;

/** 0 stands for minimal puzzles with any number of clues. */
const CLUE_CHOICES: readonly number[] = [0, ...CLUES];

export function makeFields(
  { request, workers }: Model,
  processors: number,
  texts: Texts,
  { onChange, onChoose, onStart }: FormEvents,
): TemplateResult {
  const words = texts.batch.make;
  const names = texts.page.request;
  const clueName = (clues: number): string =>
    clues === 0 ? (request.level === null ? names.minimal : words.suitable) : String(clues);
  const digits = { isNumber: true, longest: 24, onEnter: onStart };
  return html`<p class="hint">${words.hint}</p>
    <div class="line">
      ${textField(words.amount, request.amount, (amount) => onChange({ amount }), {
        ...digits,
        isWrong: amountIn(request.amount) === null,
      })}
      ${textField(names.seed, request.seed, (seed) => onChange({ seed }), {
        ...digits,
        placeholder: words.anySeed,
        isWrong: !isSeed(request.seed),
      })}
    </div>
    <div class="line">
      ${menu(
        texts.page.difficulty.title,
        LEVEL_CHOICES,
        request.level ?? '',
        (level) => (level === '' ? words.anyLevel : texts.page.difficulty.levels[level]),
        (level: Level | '') => onChange({ level: level === '' ? null : level }),
      )}
      ${menu(names.clues, CLUE_CHOICES, request.clues ?? 0, clueName, (clues) =>
        onChange({ clues: clues === 0 ? null : clues }),
      )}
      ${menu(names.symmetry, SYMMETRIES, request.symmetry, names.symmetries, (symmetry) =>
        onChange({ symmetry }),
      )}
    </div>
    <div class="line">
      ${menu(
        words.format,
        MADE_FORMATS,
        request.format,
        words.formats,
        (format) => onChange({ format }),
        'wide',
        { label: texts.share.more, values: MORE_MADE_FORMATS },
      )}
      ${numberMenu(texts.batch.choices.workers, [1, processors], workers, (count) =>
        onChoose({ workers: count }),
      )}
    </div>
    ${
      // Without a number of clues and a level, every puzzle is minimal anyway.
      request.clues === null && request.level === null
        ? nothing
        : checkbox(words.minimal, request.minimal, (minimal) => onChange({ minimal }))
    }`;
}
