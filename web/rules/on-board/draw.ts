/** Draws all constraints of a layout and what is no rule, from back to front. */
import type { Layout } from '../../board/layout';
import type { Figure, Figures, Margins } from '../../board/shapes/figures';
import { cosmeticFigures } from '../../board/shapes/figures/cosmetics';
import type { Clue, Look } from '../rule';
import { namesOfRules, ruleName, RULES } from '../rules';
import type { Point } from '../../board/shapes/figures/geometry';
import { clue, label } from '../../board/shapes/figures/looks';
import { isDiagonal } from '../../board/shapes/figures/outside';

/** The looks of the constraints, in the order of their rules. */
const looksOf = (layout: Layout): readonly Look[] =>
  namesOfRules(layout.constraints, layout).flatMap((name) =>
    layout.constraints
      .filter((constraint) => ruleName(constraint, layout) === name)
      .map((constraint, index) => RULES[name].look(constraint, layout, index)),
  );

const lettersOf = (clues: readonly Clue[]): ReadonlySet<string> =>
  new Set(clues.map(({ letter }) => letter).filter((letter) => letter !== ''));

/** The letters of the clues outside the grid; only several are shown. */
export const lettersIn = (layout: Layout): ReadonlySet<string> =>
  lettersOf(looksOf(layout).flatMap((look) => look.clue ?? []));

/** The room of clues outside the grid in cells, and of those that need less. */
const ROOM = 1;
const LITTLE_ROOM = 0.75;

/** Numbers of at most two digits, one at a place and without arrows or letters, stand nearer to the grid. */
function roomOf(clues: readonly Clue[]): number {
  const isShort = clues.every((each) => each.text.length <= 2 && !isDiagonal(each));
  const places = new Set(clues.map(({ place }) => place.join()));
  const isLittle = isShort && places.size === clues.length && lettersOf(clues).size <= 1;
  return isLittle ? LITTLE_ROOM : ROOM;
}

/** The clues outside the grid. Those of several kinds have letters, and those at one place share it. */
function drawClues(clues: readonly Clue[]): readonly Figure[] {
  const nearer = (ROOM - roomOf(clues)) / 2;
  const letters = lettersOf(clues);
  const places = new Map<string, Clue[]>();
  for (const each of clues) {
    // Arrows in different directions have room beside each other.
    const key = [...each.place, ...(isDiagonal(each) ? each.direction : [])].join();
    places.set(key, [...(places.get(key) ?? []), each]);
  }
  return [...places.values()].flatMap((here) =>
    here.map((each, index) => {
      const { direction, text, letter } = each;
      const place: Point = [
        each.place[0] + nearer * direction[0],
        each.place[1] + nearer * direction[1],
      ];
      const shown = letters.size > 1 ? `${letter}${text}` : text;
      return clue(place, direction, shown, isDiagonal(each), [index, here.length]);
    }),
  );
}

function marginsOf(clues: readonly Clue[], { rows, cols }: Layout): Margins {
  const room = roomOf(clues);
  const isAny = (isThere: (x: number, y: number) => boolean): number =>
    clues.some(({ place: [x, y] }) => isThere(x, y)) ? room : 0;
  return {
    top: isAny((_, y) => y < 0),
    right: isAny((x) => x > cols),
    bottom: isAny((_, y) => y > rows),
    left: isAny((x) => x < 0),
  };
}

/** The cells with a text in their lowest quarter. */
const footedIn = (figures: readonly Figure[], { rows, cols }: Layout): ReadonlySet<number> =>
  new Set(
    figures
      .flatMap(({ signs = [] }) => signs)
      .filter(({ x, y }) => x > 0 && x < cols && y > 0 && y < rows && y % 1 > 0.75)
      .map(({ x, y }) => Math.floor(y) * cols + Math.floor(x)),
  );

function draw(layout: Layout): Figures {
  const looks = looksOf(layout);
  const clues = looks.flatMap((look) => look.clue ?? []);
  const drawn = cosmeticFigures(layout);
  const margins = marginsOf(clues, layout);
  const larger = (side: keyof Margins): number => Math.max(margins[side], drawn.margins[side]);
  const labels = [...looks.flatMap((look) => look.labels ?? []), ...drawn.labels];
  const under = [
    ...drawn.under,
    ...looks.flatMap((look) => look.behind ?? []),
    ...looks.flatMap((look) => look.under ?? []),
  ];
  const over = [...looks.flatMap((look) => look.over ?? []), ...drawn.over];
  return {
    under,
    over: [...over, ...labels.map((each) => label(each, layout)), ...drawClues(clues)],
    headed: new Set(labels.map(({ cell }) => cell)),
    footed: footedIn(under, layout),
    isCrowded: labels.length + over.length > 0,
    margins: {
      top: larger('top'),
      right: larger('right'),
      bottom: larger('bottom'),
      left: larger('left'),
    },
  };
}

const drawn = new WeakMap<Layout, Figures>();

/** What is drawn of the constraints of a layout, made once. */
export function figuresOf(layout: Layout): Figures {
  const figures = drawn.get(layout) ?? draw(layout);
  drawn.set(layout, figures);
  return figures;
}
