/** What the live check says in full, once its verdict is pressed. */
import { cellName, regionsOf, type Layout } from '../../../board/layout';
import { describeConstraint } from '../../../board/shapes/figures/names';
import { withSums } from '../../../board/shapes/regions';
import { houseName } from '../../../board/shapes/words';
import type { Message } from '../../../board/words';
import type { RegionContradiction } from '../../../engine/jiugong';
import { capitalized } from './capitalized';
import type { Judgement } from './live-check';
import type { Texts } from './texts';

/** The rules of a contradiction that are on or off. */
const SWITCHES = ['diagonals', 'antiKnight', 'antiKing', 'nonConsecutive'] as const;

/** A judgement of a puzzle. Why there is no solution is found by a search of its own. */
export function describeJudgement(
  judgement: Exclude<Judgement, { kind: 'invalid' | 'failed' | 'none' }>,
  layout: Layout,
  { cellNames, variants: { live } }: Texts,
): Message {
  switch (judgement.kind) {
    case 'unique':
      return { tone: 'good', headline: live.sentence(live.unique), details: [live.uniqueHow] };
    case 'several': {
      const { differing, isWhole } = judgement;
      const names = cellNames(differing.map((cell) => cellName(cell, layout)));
      const words = isWhole ? live.differ : live.differAtLeast;
      return {
        tone: 'plain',
        headline: live.sentence(live.several),
        details: [words(differing.length, names)],
      };
    }
    case 'unknown':
      return { tone: 'plain', headline: live.sentence(live.unknown), details: [live.unknownHow] };
  }
}

/** Which givens and rules have no solution together; `late` if that was not found in time. */
export function describeContradiction(
  found: RegionContradiction | 'late',
  layout: Layout,
  texts: Texts,
): Message {
  const { live } = texts.variants;
  const headline = live.sentence(live.none);
  if (found === 'late') return { tone: 'alarm', headline, details: [live.reasonUnknown] };
  const houses = regionsOf(layout);
  const caged = withSums(layout);
  const { givens, regions, cages, rules } = found;
  const cageName = (index: number): string => {
    const { sum, cells } = layout.cages[caged[index]!]!;
    return live.cage(sum ?? 0, cellName(Math.min(...cells), layout));
  };
  const parts = [
    ...(givens.length === 0 ? [] : [live.givens(givens.map((cell) => cellName(cell, layout)))]),
    ...regions.map((index) => houseName(houses[index]!, texts)),
    ...SWITCHES.filter((name) => found[name]).map((name) => capitalized(texts.shapes.rules[name])),
    ...cages.map(cageName),
    ...rules.map((index) => describeConstraint(layout.constraints[index]!, layout, texts.language)),
  ];
  const together = found.minimal ? live.together : live.perhapsTogether;
  return { tone: 'alarm', headline, details: [together, ...parts.map((part) => `• ${part}`)] };
}
