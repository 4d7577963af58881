/** What came of a puzzle of another program, in words. */
import { ABOUT, type Layout } from '../../../../board/layout';
import { namesOfRules } from '../../../../rules/rules';
import { rulesOf } from '../../../../rules/on-board/names';
import { FIGURE_MESSAGES } from '../../../../rules/on-board/texts';
import type { Message } from '../../../../board/words';
import type { Texts } from '../texts';
import type { Damage, DrawnThere } from './reading';

/** Which rules were recognized, what is only drawn, and what was left out. */
export function describeDrawn(
  { recognized, cosmetics, left }: DrawnThere,
  layout: Layout,
  { exchange, language }: Texts,
): readonly string[] {
  const { names } = FIGURE_MESSAGES[language];
  const found = namesOfRules(recognized, layout).map((name) => names[name]);
  const gone = left.map((what) => (/^\d+$/.test(what) ? exchange.drawings(Number(what)) : what));
  return [
    ...(found.length === 0 ? [] : [exchange.recognized(found)]),
    ...(cosmetics === 0 ? [] : [exchange.cosmetics(cosmetics)]),
    ...(gone.length === 0 ? [] : [exchange.left(gone)]),
  ];
}

/** What the notation of a puzzle has no room for; null if it has all. */
export function describeUnwritten(
  { cosmetics = [], about }: Layout,
  { exchange, variants }: Texts,
): string | null {
  const what = [
    ...(cosmetics.length === 0 ? [] : [exchange.drawings(cosmetics.length)]),
    ...(about === null || ABOUT.every((name) => about[name] === '') ? [] : [exchange.itsWords]),
    ...(about?.unknown ? [variants.elsewhere.parts.unknown] : []),
  ];
  return what.length === 0 ? null : exchange.unwritten(what);
}

export function describeDamage({ path, expected }: Damage, { exchange }: Texts): Message {
  const { headline, at, whole } = exchange.damaged;
  const place = path.length === 0 ? whole : path.join(' ');
  return { tone: 'alarm', headline, details: [at(place, exchange.expected[expected])] };
}

/** The rules of a puzzle in the words of the page, for programs that only draw. */
export const madeWords = (layout: Layout, { exchange, language }: Texts): string =>
  [
    ...(layout.cages.some(({ sum }) => sum !== null) ? [exchange.cages] : []),
    ...rulesOf(layout, language),
  ].join('\n');
