/** A walk-through as text, plain or in Markdown. */
import { ratingOf, hardestIn, type Walk } from './model';
import type { Words } from './texts';

export const FORMS = ['text', 'markdown'] as const;
export type Form = (typeof FORMS)[number];

export const ENDINGS: Readonly<Record<Form, string>> = { text: 'txt', markdown: 'md' };

/** What starts it: the position as 81 digits and dots. */
const firstPosition = ({ positions }: Walk): string =>
  positions[0]!.digits.map((digit) => digit || '.').join('');

/**
 * The puzzle, then each step with its name, its rating and why it follows; in Markdown with headings, a numbered list and
 * a list of the branches of a chain.
 */
export function textOf(walk: Walk, { texts, hints, language }: Words, form: Form): string {
  const { steps, positions } = walk;
  const isMarkdown = form === 'markdown';
  const bold = (text: string): string => (isMarkdown ? `**${text}**` : text);
  const hardest = hardestIn(walk);
  const lines = steps.flatMap((step, at) => {
    const [sentence, ...more] = hints.sentenceOf(step, positions[at]!, language);
    const rating = ratingOf(step, walk.style);
    const remarks = [rating, at === hardest ? texts.walk.hardest : ''].filter(Boolean);
    const name = bold(texts.walk.withRemarks(hints.nameOf(step, language), remarks));
    return [`${at + 1}. ${name}`, `   ${sentence}`, ...more.map((line) => `   - ${line}`)];
  });
  const puzzle = firstPosition(walk);
  const head = isMarkdown
    ? [`# ${texts.walk.label}`, '', `\`${puzzle}\``]
    : [texts.walk.label, '', puzzle];
  return [...head, '', ...lines, ''].join('\n');
}
