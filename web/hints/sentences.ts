/** Why each technique places or removes what it does: a reason, then lines that say more. */
import type { ChainNode, Step, StepLink, Technique } from '../api/engine';
import { housesOf, sees } from './houses';
import { digitsIn, type TaughtPosition } from './position';
import { type Candidate, Speech } from './speech';
import { extrasOf } from './extras';

type Reason = string | readonly [reason: string, ...lines: string[]];

type Explain = (step: Step, speech: Speech, position: TaughtPosition) => Reason;

const union = (digits: readonly number[]): number[] => [...new Set(digits)].sort((a, b) => a - b);

const fallingDigits = ({ eliminations }: Step): number[] =>
  union(eliminations.flatMap(({ digits }) => digits));

const fullHouse: Explain = ({ houses, placement }, speech) =>
  speech.reasons.fullHouse(speech.house(houses[0]!), speech.cell(placement!.cell));

const hiddenSingle: Explain = ({ houses, placement, blockers }, speech, { digits }) => {
  const { cell, digit } = placement!;
  const house = houses[0]!;
  const blocked = digits.every(
    (value, other) =>
      value !== 0 ||
      other === cell ||
      !housesOf(other).includes(house) ||
      blockers.some((blocker) => sees(blocker, other)),
  );
  const words = [speech.house(house), speech.cell(cell), String(digit)] as const;
  return blocked && blockers.length !== 0
    ? speech.reasons.hiddenSingle(...words, speech.oneOfCells(blockers))
    : speech.reasons.hiddenSingleOfMarks(...words);
};

const nakedSingle: Explain = ({ placement, blockers }, speech, { digits }) => {
  const seen = union(blockers.map((cell) => digits[cell]!));
  const cell = speech.cell(placement!.cell);
  return seen.length === 8
    ? speech.reasons.nakedSingle(cell)
    : speech.reasons.nakedSingleOfMarks(cell);
};

const locked = ({ digits, houses, cells }: Step, speech: Speech): string =>
  speech.reasons.locked(
    speech.digits(digits),
    speech.house(houses[0]!),
    speech.oneOfCells(cells),
    speech.house(houses[1]!),
  );

const hiddenSet = ({ digits, houses, cells }: Step, speech: Speech): string =>
  speech.reasons.hiddenSet(speech.digits(digits), speech.house(houses[0]!), speech.cells(cells));

/** What a technique excludes, after which a house has one place for a digit. */
const direct =
  (reason: (step: Step, speech: Speech) => string): Explain =>
  (step, speech) => {
    const { cell, digit } = step.placement!;
    const house = step.houses[step.houses.length - 1]!;
    return speech.reasons.onlyPlace(
      reason(step, speech),
      speech.house(house),
      speech.cell(cell),
      String(digit),
    );
  };

const nakedSet: Explain = ({ digits, houses, cells }, speech) =>
  speech.reasons.nakedSet(speech.digits(digits), speech.house(houses[0]!), speech.cells(cells));

const lockedSet: Explain = ({ digits, houses, cells }, speech) =>
  speech.reasons.lockedSet(
    speech.digits(digits),
    speech.house(houses[0]!),
    speech.house(houses[1]!),
    speech.cells(cells),
  );

const fishWords = ({ digits, houses }: Step, speech: Speech): [string, string, string] => {
  const size = houses.length / 2;
  return [
    speech.digits(digits),
    speech.houses(houses.slice(0, size)),
    speech.houses(houses.slice(size)),
  ];
};

const fish: Explain = (step, speech) => speech.reasons.fish(...fishWords(step, speech));

const finnedFish: Explain = (step, speech) => {
  const fins = step.extraCells;
  return speech.reasons.finnedFish(
    ...fishWords(step, speech),
    speech.oneOfCells(fins),
    speech.cells(fins),
  );
};

/** “If it is 4, r9c8 is 2.” for each wing. */
const xyWing: Explain = ({ cells, digits, links }, speech, { candidates }) => {
  const { reasons, statements } = speech.messages;
  const [pivot, ...wings] = cells as [number, number, number];
  const falls = digits[0]!;
  const implied = wings.map((wing) => {
    const link = links.find(({ to }) => to.cell === wing && to.digit !== falls)!;
    return statements.ifThen(speech.is(link.from), [], speech.is({ cell: wing, digit: falls }));
  });
  const own = digitsIn(candidates[pivot]!);
  return reasons.xyWing(
    reasons.hasOneOf(speech.cell(pivot), speech.oneOfDigits(own)),
    implied[0]!,
    implied[1]!,
    speech.cells(own.includes(falls) ? cells : wings),
    String(falls),
  );
};

const wWing: Explain = ({ cells, digits, links }, speech) => {
  const [one, near, far, two] = cells as [number, number, number, number];
  const rest = links[0]!.from.digit;
  const link = links[2]!;
  return speech.reasons.wWing(
    speech.cells([one, two]),
    speech.oneOfDigits(digits),
    speech.linkHouse(near, link.reason, far),
    speech.oneOfCells([near, far]),
    String(link.from.digit),
    String(rest),
  );
};

/** The corners that have other digits than the two of a rectangle or loop. */
const roofOf = ({ cells, candidates }: Step): number[] =>
  cells.filter((cell) =>
    candidates.some((candidate) => candidate.cell === cell && candidate.role === 'extra'),
  );

const deadlyPattern: Explain = (step, speech) => {
  const { reasons } = speech;
  const { cells, digits, extraCells, extraDigits, houses, variant } = step;
  const deadly = reasons.deadly(speech.cells(cells), speech.digits(digits));
  const roof = roofOf(step);
  const falls = fallingDigits(step);
  if (variant === 1) return reasons.deadlyNeither(deadly, speech.cells(roof));
  if (variant === 2 || variant === 5) {
    return reasons.deadlyOneOf(deadly, speech.cells(roof), speech.digits(extraDigits));
  }
  if (variant === 3) {
    const others = extraCells.filter((cell) => !cells.includes(cell));
    const house = speech.house(houses[0]!);
    if (step.eliminations.every(({ cell }) => others.includes(cell))) {
      return reasons.deadlyHidden(
        deadly,
        speech.cells(roof),
        speech.digits(extraDigits),
        house,
        speech.cells(others),
      );
    }
    const extra = union(
      step.candidates
        .filter(({ cell, role }) => role === 'extra' && roof.includes(cell))
        .map(({ digit }) => digit),
    );
    return reasons.deadlyNaked(
      deadly,
      speech.cells(roof),
      speech.oneOfDigits(extra),
      house,
      speech.cells(others),
      speech.digits(extraDigits),
    );
  }
  const kept = digits.filter((digit) => !falls.includes(digit));
  if (variant === 4) {
    return reasons.deadlyLocked(
      deadly,
      speech.cells(roof),
      speech.digits(kept),
      speech.house(houses[0]!),
      speech.digits(falls),
    );
  }
  return reasons.deadlyDiagonal(
    deadly,
    speech.digits(falls),
    speech.houses(houses),
    speech.cells(extraCells),
  );
};

const hiddenRectangle: Explain = (step, speech) => {
  const { cells, digits, houses, extraCells } = step;
  const falls = fallingDigits(step);
  return speech.reasons.deadlyHiddenRectangle(
    speech.reasons.deadly(speech.cells(cells), speech.digits(digits)),
    speech.digits(digits.filter((digit) => !falls.includes(digit))),
    speech.houses(houses),
    speech.cells(extraCells),
    speech.digits(falls),
  );
};

const avoidableRectangle: Explain = (
  { cells, digits, extraCells, extraDigits, variant },
  speech,
  position,
) => {
  const { reasons } = speech;
  const filled = cells.filter((cell) => position.digits[cell] !== 0);
  const deadly = reasons.avoidable(
    speech.cells(filled),
    speech.cells(cells),
    speech.digits(digits),
  );
  return variant === 1
    ? reasons.deadlyNeither(deadly, speech.cells(extraCells))
    : reasons.deadlyOneOf(deadly, speech.cells(extraCells), speech.digits(extraDigits));
};

const grave: Explain = (step, speech, position) => {
  const { cells, digits, houses, extraCells, extraDigits, variant } = step;
  const { reasons } = speech;
  const extras = extrasOf(step, position);
  const bug = reasons.bug(
    speech.messages.and(
      extras.map(({ cell, digit }) => reasons.candidate(String(digit), speech.cell(cell))),
    ),
  );
  const [house] = houses;
  if (step.placement !== null) return bug;
  switch (variant) {
    case 2:
      return reasons.bugOneOf(bug, speech.cells(cells), speech.digits(digits));
    case 3:
      return reasons.bugNaked(
        bug,
        speech.house(house!),
        speech.cells(extraCells),
        speech.digits(extraDigits),
      );
    case 4:
      return reasons.bugLocked(
        bug,
        speech.oneOfCells(cells),
        speech.house(house!),
        speech.digits(extraDigits),
      );
    default:
      return reasons.bugOne(bug, speech.cells(cells), speech.oneOfDigits(digits));
  }
};

const linkCells = ({ from, to }: StepLink): [number, number] => [from.cell, to.cell];

const linkHouse = ({ from, to, reason }: StepLink, speech: Speech): string =>
  speech.linkHouse(from.cell, reason, to.cell);

/** Two houses with two places, of which two see each other. */
const twoLinks: Explain = ({ digits, links }, speech) => {
  const [first, middle, second] = links as [StepLink, StepLink, StepLink];
  const digit = String(digits[0]!);
  return speech.reasons.notBoth(
    speech.reasons.twoLinks(
      digit,
      linkHouse(first, speech),
      speech.oneOfCells(linkCells(first)),
      linkHouse(second, speech),
      speech.oneOfCells(linkCells(second)),
    ),
    speech.cells(linkCells(middle)),
    linkHouse(middle, speech),
    speech.oneOfCells([first.from.cell, second.to.cell]),
    digit,
  );
};

const emptyRectangle: Explain = ({ cells, digits, extraCells, houses, eliminations }, speech) => {
  const [near, far] = extraCells as [number, number];
  const [box, house] = houses as [number, number];
  // Each place in the box is on the line of the near end, or on that of the cells that lose the digit.
  const inBox = (candidates: readonly number[], line: number): number =>
    candidates.filter((cell) => housesOf(cell).includes(line)).length;
  const lines = (cell: number): number[] =>
    housesOf(cell)
      .filter((line) => line < 18 && inBox(cells, line) !== 0)
      .sort((a, b) => inBox(cells, b) - inBox(cells, a));
  return speech.reasons.emptyRectangle(
    String(digits[0]!),
    speech.house(box),
    speech.house(lines(near)[0]!),
    speech.house(lines(eliminations[0]!.cell)[0]!),
    speech.house(house),
    speech.cell(near),
    speech.cell(far),
  );
};

const remotePair: Explain = ({ digits, groups }, speech) =>
  speech.reasons.remotePair(
    speech.digits(digits),
    speech.cells(groups[0]!.cells),
    speech.cells(groups[1]!.cells),
  );

const seesSome = (cell: number, cells: readonly number[]): boolean =>
  cells.some((other) => sees(cell, other));

const simpleColouring: Explain = ({ digits, groups, eliminations, variant }, speech) => {
  const { reasons } = speech;
  const [one, two] = groups.map(({ cells }) => speech.cells(cells)) as [string, string];
  const colours = reasons.colours(String(digits[0]!), one, two);
  if (variant === 1) return reasons.trap(colours);
  const lost = groups[0]!.cells.includes(eliminations[0]!.cell) ? groups[0]! : groups[1]!;
  const [a, b] = lost.cells
    .flatMap((cell) =>
      lost.cells.filter((other) => other > cell && sees(cell, other)).map((other) => [cell, other]),
    )
    .at(0) as [number, number];
  return reasons.wrap(colours, speech.cells([a, b]));
};

const multiColouring: Explain = ({ digits, groups, eliminations, variant }, speech) => {
  const { reasons } = speech;
  const digit = String(digits[0]!);
  const sets = groups.map(({ cells }) => cells) as [number[], number[], number[], number[]];
  const colours = (one: number): string =>
    reasons.colours(digit, speech.cells(sets[one]!), speech.cells(sets[one + 1]!));
  const falls = eliminations.map(({ cell }) => cell);
  if (variant === 2) {
    return reasons.meets(
      colours(0),
      colours(2),
      speech.cells(sets[0].includes(falls[0]!) ? sets[0] : sets[1]),
    );
  }
  // Two colours see each other, and what falls sees both of the others.
  for (const one of [0, 1]) {
    for (const two of [2, 3]) {
      const pair = sets[one]!.flatMap((cell) =>
        sets[two]!.filter((other) => sees(cell, other)).map((other) => [cell, other] as const),
      )[0];
      const [left, right] = [sets[1 - one]!, sets[5 - two]!];
      if (pair === undefined) continue;
      if (!falls.every((cell) => seesSome(cell, left) && seesSome(cell, right))) continue;
      return reasons.bridge(
        colours(0),
        colours(2),
        speech.cell(pair[0]),
        speech.cell(pair[1]),
        digit,
        speech.cells(left),
        speech.cells(right),
      );
    }
  }
  throw new Error('No two colours of these see each other.');
};

/** The candidates along links that are strong and weak in turn. */
const along = (links: readonly StepLink[]): Candidate[] => [
  links[0]!.from,
  ...links.map(({ to }) => to),
];

const linkChain: Explain = ({ links }, speech) => {
  const { reasons, statements, or } = speech.messages;
  const nodes = along(links);
  const first = nodes[0]!,
    last = nodes[nodes.length - 1]!;
  const between = nodes.slice(1, -1).filter((_, index) => index % 2 === 0);
  return reasons.chain(
    statements.ifThen(
      speech.isNot(first),
      speech.shortened(between.map((node) => speech.is(node))),
      speech.is(last),
    ),
    or([speech.is(first), speech.is(last)]),
  );
};

const ring = (one: readonly Candidate[], two: readonly Candidate[], speech: Speech): Reason => {
  const { and, reasons } = speech.messages;
  const told = (nodes: readonly Candidate[]): string =>
    and(speech.shortened(nodes.map((node) => speech.is(node))));
  return reasons.ring(told(one), told(two));
};

const linkRing: Explain = ({ links }, speech) => {
  const nodes = along(links).slice(0, -1);
  return ring(
    nodes.filter((_, index) => index % 2 === 0),
    nodes.filter((_, index) => index % 2 === 1),
    speech,
  );
};

const trueOnes = (tree: readonly ChainNode[]): ChainNode[] =>
  tree.slice(0, -1).filter((node) => node.on);

const cycle: Explain = ({ trees }, speech) =>
  ring(trueOnes(trees[0]!), trueOnes(trees[1]!), speech);

const sueDeCoq: Explain = ({ groups, houses, digits }, speech) => {
  const [shared, onLine, inBox] = groups.map(({ cells }) => speech.cells(cells)) as [
    string,
    string,
    string,
  ];
  return speech.reasons.sueDeCoq(
    shared,
    speech.house(houses[1]!),
    onLine,
    speech.house(houses[0]!),
    inBox,
    speech.digits(digits),
  );
};

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** “A: r1c3 and r2c2 with 6, 8 and 9.” */
const setLines = ({ groups }: Step, speech: Speech): string[] =>
  groups.map(({ cells, digits }, index) =>
    speech.reasons.set(letterOf(index), speech.cells(cells), speech.digits(digits)),
  );

const letters = ({ groups }: Step, speech: Speech): string =>
  speech.messages.and(groups.map((_, index) => letterOf(index)));

const alsXZ: Explain = (step, speech) => {
  const sets = letters(step, speech);
  const common = speech.digits(union(step.links.map(({ from }) => from.digit)));
  return [
    step.variant === 2
      ? speech.reasons.alsDoublyLinked(sets, common)
      : speech.reasons.alsXZ(sets, common, speech.digits(fallingDigits(step))),
    ...setLines(step, speech),
  ];
};

const alsChain: Explain = (step, speech) => {
  const { reasons, and } = speech.messages;
  // Each set has a digit for the next, other than that before, in several links.
  const digits = step.links
    .map(({ from }) => from.digit)
    .filter((digit, index, all) => digit !== all[index - 1]);
  const links = digits.map((digit, index) =>
    reasons.setLink(String(digit), letterOf(index), letterOf(index + 1)),
  );
  return [
    reasons.alsChain(
      letters(step, speech),
      and(links),
      letterOf(0),
      letterOf(step.groups.length - 1),
      speech.digits(fallingDigits(step)),
    ),
    ...setLines(step, speech),
  ];
};

const MAX_EXCLUSIONS = 6;

const exclusion: Explain = ({ cells, eliminations, excluded }, speech) => {
  const { reasons } = speech;
  const why = excluded.filter(({ digits }) =>
    eliminations.some(({ cell, digits: gone }) => gone.includes(digits[cells.indexOf(cell)]!)),
  );
  const place = speech.cells(cells);
  const lines = why.slice(0, MAX_EXCLUSIONS).map(({ digits, excluder }) => {
    const told = speech.digits(digits);
    return excluder === null
      ? reasons.repeat(told, place)
      : reasons.excluder(told, place, speech.cell(excluder));
  });
  const rest = why.length - lines.length;
  return [reasons.exclusion(place), ...lines, ...(rest > 0 ? [reasons.further(String(rest))] : [])];
};

/** A branch: its assumption, its most telling statements, its conclusion; and what it uses. */
function branch({ nested }: Step, tree: readonly ChainNode[], speech: Speech): string {
  const { statements, and } = speech.messages;
  const first = tree[0]!,
    last = tree[tree.length - 1]!;
  const between = tree.slice(1, -1).filter((node) => node.on);
  const told = statements.ifThen(
    speech.statement(first),
    speech.shortened(between.map((node) => speech.is(node))),
    speech.statement(last),
  );
  const used = new Map<string, number>();
  for (const place of new Set(tree.map((node) => node.nested))) {
    if (place === null) continue;
    const name = speech.name(nested[place]!);
    used.set(name, (used.get(name) ?? 0) + 1);
  }
  if (used.size === 0) return told;
  const names = [...used].map(([name, count]) =>
    count === 1 ? name : statements.times(name, String(count)),
  );
  return statements.withInside(told, and(names));
}

const branches = (step: Step, speech: Speech): string[] =>
  step.trees.map((tree) => branch(step, tree, speech));

/** One chain from an assumption to its opposite, or two to a candidate that both is and is not. */
const contradiction: Explain = (step, speech) => [
  speech.reasons.contradiction(speech.statement(step.trees[0]![0]!)),
  ...branches(step, speech),
];

const cellChains: Explain = (step, speech) => [
  speech.reasons.eachDigit(speech.cell(step.cells[0]!), speech.oneOfDigits(step.digits)),
  ...branches(step, speech),
];

const regionChains: Explain = (step, speech) => [
  speech.reasons.eachPlace(
    speech.digits(step.digits),
    speech.house(step.houses[0]!),
    speech.oneOfCells(step.trees.map(([first]) => first!.cell)),
  ),
  ...branches(step, speech),
];

const doubleChains: Explain = (step, speech) => [
  speech.reasons.eitherWay(speech.is(step.trees[0]![0]!)),
  ...branches(step, speech),
];

const TELL: Readonly<Record<Technique, Explain>> = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  'direct-pointing': direct(locked),
  'direct-claiming': direct(locked),
  'direct-hidden-pair': direct(hiddenSet),
  'direct-hidden-triplet': direct(hiddenSet),
  pointing: locked,
  claiming: locked,
  'locked-pair': lockedSet,
  'locked-triplet': lockedSet,
  'naked-pair': nakedSet,
  'naked-triplet': nakedSet,
  'naked-quad': nakedSet,
  'hidden-pair': hiddenSet,
  'hidden-triplet': hiddenSet,
  'hidden-quad': hiddenSet,
  'x-wing': fish,
  swordfish: fish,
  jellyfish: fish,
  'finned-x-wing': finnedFish,
  'sashimi-x-wing': finnedFish,
  'finned-swordfish': finnedFish,
  'sashimi-swordfish': finnedFish,
  'finned-jellyfish': finnedFish,
  'sashimi-jellyfish': finnedFish,
  'xy-wing': xyWing,
  'xyz-wing': xyWing,
  'w-wing': wWing,
  'unique-rectangle': deadlyPattern,
  'unique-loop': deadlyPattern,
  'hidden-rectangle': hiddenRectangle,
  'avoidable-rectangle': avoidableRectangle,
  bug: grave,
  'bug-plus-one': grave,
  skyscraper: twoLinks,
  'two-string-kite': twoLinks,
  'empty-rectangle': emptyRectangle,
  'turbot-fish': (step, ...rest) =>
    step.trees.length === 0 ? twoLinks(step, ...rest) : contradiction(step, ...rest),
  'remote-pair': remotePair,
  'simple-colouring': simpleColouring,
  'multi-colouring': multiColouring,
  'x-chain': linkChain,
  'xy-chain': linkChain,
  'continuous-nice-loop': linkRing,
  'alternating-inference-chain': linkChain,
  'sue-de-coq': sueDeCoq,
  'als-xz': alsXZ,
  'als-xy-wing': alsChain,
  'als-chain': alsChain,
  'aligned-pair-exclusion': exclusion,
  'aligned-triplet-exclusion': exclusion,
  'generalized-x-wing': cycle,
  'bidirectional-x-cycle': cycle,
  'bidirectional-y-cycle': cycle,
  'bidirectional-cycle': cycle,
  'forcing-x-chain': contradiction,
  'forcing-chain': contradiction,
  'nishio-forcing-chains': contradiction,
  'cell-forcing-chains': cellChains,
  'region-forcing-chains': regionChains,
  'dynamic-cell-forcing-chains': cellChains,
  'dynamic-region-forcing-chains': regionChains,
  'dynamic-contradiction-forcing-chains': contradiction,
  'dynamic-double-forcing-chains': doubleChains,
};

/** Capital letters begin sentences, but not names of cells. */
const sentence = (text: string): string =>
  /^[a-z](?!\d)/.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text;

const told = (...[step, ...rest]: Parameters<Explain>): readonly [string, ...string[]] => {
  const reason = TELL[step.technique](step, ...rest);
  return typeof reason === 'string' ? [reason] : reason;
};

/** What the step does, in sight also where what comes after it scrolls; then why, as below. */
export function sentencesFrom(step: Step, speech: Speech, position: TaughtPosition): string[] {
  const { alone } = speech.messages;
  const [reason, ...lines] = told(step, speech, position);
  return [alone(speech.effect(step)), alone(reason), ...lines].map(sentence);
}

/** What the step does, and why; then a line for each branch, or for each thing to try. */
export function sentencesOf(step: Step, speech: Speech, position: TaughtPosition): string[] {
  const [reason, ...lines] = told(step, speech, position);
  return [speech.messages.so(reason, speech.effect(step)), ...lines].map(sentence);
}
