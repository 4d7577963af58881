/** The names of regions and cages, for screen readers, and their letters on the board. */
import type { Messages } from '../../locales/messages';
import { diagonalsOf, forCells, regionsOf, type Layout } from '../layout';
import { boardRules } from './figures';
import { isConnected } from './outline';

/** The letter of a scattered region by its index: a, b, … z, aa, … */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** The cages with parts that do not touch: a letter for each by its index. */
export function splitCages({ cages, cols }: Layout): ReadonlyMap<number, string> {
  const split = cages.flatMap(({ cells }, index) => (isConnected(cells, cols) ? [] : [index]));
  return new Map(split.map((cage, at) => [cage, letterOf(at)]));
}

type Names = readonly (readonly string[])[];

/** The names of the regions of each cell, rows and columns left out. */
function namesIn(layout: Layout, { shapes, language }: Messages): Names {
  const words = shapes.regions;
  const names = forCells(layout, null).map((): string[] => []);
  for (const { kind, index, cells } of regionsOf(layout)) {
    const isMarked = kind !== 'extra' && !isConnected(cells, layout.cols);
    const name =
      kind === 'box' || kind === 'area'
        ? words[kind](index + 1, isMarked ? letterOf(index) : '')
        : kind === 'extra'
          ? words.extra(letterOf(index))
          : null;
    if (name !== null) for (const cell of cells) names[cell]!.push(name);
  }
  for (const cell of new Set(diagonalsOf(layout).flat())) names[cell]!.push(words.diagonal);
  const split = splitCages(layout);
  for (const [index, { sum, cells }] of layout.cages.entries()) {
    const name = sum === null ? words.cageWithoutSum : words.cage(sum);
    const letter = split.get(index);
    const all = letter === undefined ? [name] : [name, words.inParts(letter)];
    for (const cell of cells) names[cell]!.push(...all);
  }
  for (const [cell, more] of boardRules()?.namesIn(layout, language).entries() ?? [])
    names[cell]!.push(...more);
  return names;
}

const known = new WeakMap<Messages, WeakMap<Layout, Names>>();

/** The same, computed once per layout and language. */
export function regionNames(layout: Layout, texts: Messages): Names {
  const ofLanguage = known.get(texts) ?? new WeakMap<Layout, Names>();
  known.set(texts, ofLanguage);
  const names = ofLanguage.get(layout) ?? namesIn(layout, texts);
  // Those of constraints may still be on their way.
  if (layout.constraints.length === 0 || boardRules() !== null) ofLanguage.set(layout, names);
  return names;
}
