/** What the live check says in full, once its verdict is pressed. */
import { cellName, type Layout } from '../../../board/layout';
import { rulesWords } from '../../../board/shapes/words';
import type { Message } from '../../../board/words';
import type { RegionContradiction } from '../../../api/engine';
import type { Judgement } from './live-check';
import type { Texts } from './texts';

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
  return { tone: 'alarm', headline, ...rulesWords(found, layout, texts) };
}
