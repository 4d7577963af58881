/** What the puzzle on the board is called: its preset, or what it is made of. */
import type { Layout } from '../../../board/layout';
import { ruleName, type RuleName } from '../../../rules/rules';
import { SWITCHES } from '../../../board/shapes/words';
import { FIGURE_MESSAGES } from '../../../rules/on-board/texts';
import { capitalized } from './capitalized';
import type { DrawnKind } from './making/request';
import type { Texts } from './texts';

/** The rules that people know by a common name. */
const FAMILIES: Readonly<Partial<Record<RuleName, DrawnKind>>> = {
  'german-whisper': 'whisper',
  'white-dot': 'kropki',
  'black-dot': 'kropki',
  'unmarked-dots': 'kropki',
  'unmarked-white': 'kropki',
  'unmarked-black': 'kropki',
  x: 'xv',
  v: 'xv',
  'unmarked-xv': 'xv',
};

/** What is drawn, and how the puzzle differs from a plain grid, each named once. */
function partsOf(layout: Layout, { shapes, variants, language }: Texts): readonly string[] {
  const { rules, areas, extras, cages, constraints } = layout;
  const kinds: Readonly<Record<string, string>> = variants.making.kinds;
  const nameOf = (rule: RuleName): string =>
    kinds[FAMILIES[rule] ?? rule] ?? capitalized(FIGURE_MESSAGES[language].names[rule]);
  return [
    ...new Set([
      ...(cages.length === 0 ? [] : [variants.making.kinds.cage]),
      ...constraints.map((constraint) => nameOf(ruleName(constraint, layout))),
      ...SWITCHES.filter((rule) => rules[rule]).map((rule) => capitalized(shapes.rules[rule])),
      ...(areas.length === 0 ? [] : [shapes.rules.areas(areas.length)]),
      ...(extras.length === 0 ? [] : [shapes.rules.extras(extras.length)]),
    ]),
  ];
}

export function puzzleName(layout: Layout, texts: Texts): string {
  const { names, own, sized, pair, several } = texts.variants.presets;
  const { preset, rows, cols } = layout;
  if (preset !== null) return names[preset];
  const [one, other, ...more] = partsOf(layout, texts);
  if (one === undefined) return own;
  if (other === undefined) return sized(one, rows, cols);
  return more.length === 0 ? pair(one, other) : sized(several, rows, cols);
}
