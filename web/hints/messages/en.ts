/**
 * What hints say, in English. A sentence is a reason with its effect: “In row 4 the 7 can only be in …”,
 * “r5c4 cannot be 7”. Cells, digits and houses arrive as words.
 */
import type { Technique } from '../../api/teach';
import { list } from '../../locales/english';
import type { HouseKind } from '../houses';

const or = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

const FISH =
  'Some rows have a digit only in as many columns (or columns in rows), so those lines have it nowhere else.';
const FINNED =
  'A fish, but for a few more places in one box, the fins. What falls sees the fins, and would fall by the fish.';
const NAKED =
  'As many cells of a house as they have candidates between them: these digits are used up there.';
const HIDDEN =
  'As many digits of a house as they have places left: nothing else can be in these cells.';
const CHAIN =
  'Follow the links: if the first candidate is false, the last one is true, so one of both is.';
const CYCLE =
  'The links make a ring: every other candidate of it is true, whichever way round one begins.';
const EXCLUSION =
  'Try all that these cells can hold together: some combinations would leave another cell without a digit.';
const CONTRADICTION =
  'Suppose that the marked candidate is true: it would follow that another both is and is not.';
const EACH_DIGIT = 'Whatever digit the marked cell has, the same follows.';
const EACH_PLACE = 'Wherever the digit is in the marked house, the same follows.';

const how: Readonly<Record<Technique, string>> = {
  'full-house': 'A house has only one blank cell.',
  'hidden-single': 'A digit has only one place left in a house.',
  'naked-single': 'A cell has only one digit left.',
  'direct-pointing':
    'The places of a digit in a box are all on one line, which leaves another house one place.',
  'direct-claiming':
    'The places of a digit on a line are all in one box, which leaves another house one place.',
  'direct-hidden-pair':
    'Two digits of a house need two cells, which leaves another digit one place.',
  'direct-hidden-triplet':
    'Three digits of a house need three cells, which leaves another digit one place.',
  pointing:
    'The places of a digit in a box are all on one line: the rest of the line cannot have it.',
  claiming:
    'The places of a digit on a line are all in one box: the rest of the box cannot have it.',
  'locked-pair': 'Two cells with the same two candidates, both in a box and on a line.',
  'locked-triplet': 'Three cells with only three candidates, all in a box and on a line.',
  'naked-pair': NAKED,
  'naked-triplet': NAKED,
  'naked-quad': NAKED,
  'hidden-pair': HIDDEN,
  'hidden-triplet': HIDDEN,
  'hidden-quad': HIDDEN,
  'x-wing': FISH,
  swordfish: FISH,
  jellyfish: FISH,
  'finned-x-wing': FINNED,
  'sashimi-x-wing': FINNED,
  'finned-swordfish': FINNED,
  'sashimi-swordfish': FINNED,
  'finned-jellyfish': FINNED,
  'sashimi-jellyfish': FINNED,
  'xy-wing':
    'A cell with two candidates sees two others with two: whichever it is, one of these has their common digit.',
  'xyz-wing':
    'A cell with three candidates sees two others with two of them: one of the three has their common digit.',
  'w-wing':
    'Two cells with the same two candidates, joined by a house with two places for one of these.',
  'unique-rectangle':
    'Four cells in two rows, columns and boxes with only two digits could be exchanged; a puzzle with one solution excludes that.',
  'unique-loop':
    'A ring of cells with only two digits could be exchanged; a puzzle with one solution excludes that.',
  'hidden-rectangle':
    'Two digits in four cells could be exchanged; the other places of one of them are used up.',
  'avoidable-rectangle':
    'Digits that were filled in could be exchanged as well, unless one of them is a given.',
  bug: 'But for a few candidates each blank cell has two, and each digit two places: that would mean two solutions.',
  'bug-plus-one':
    'All blank cells but one have two candidates: without the third there would be two solutions.',
  skyscraper:
    'Two parallel lines have a digit in two places each, with one of them in the same line.',
  'two-string-kite':
    'A row and a column have a digit in two places each, with one of them in the same box.',
  'empty-rectangle':
    'The places of a digit in a box make a cross, from which another house carries on.',
  'turbot-fish': 'Two houses have a digit in two places each, of which two see each other.',
  'remote-pair': 'Cells with the same two candidates, each of which sees the next: they alternate.',
  'simple-colouring':
    'Houses with two places for a digit, joined to a net: in turn its places are true and false.',
  'multi-colouring': 'Two nets of places for a digit, of which two colours see each other.',
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'continuous-nice-loop': CYCLE,
  'alternating-inference-chain': CHAIN,
  'sue-de-coq':
    'Cells where a box meets a line, with more of each: together they have as many digits as cells.',
  'als-xz':
    'Two sets of cells with one digit more than cells. Not both can have their common digit.',
  'als-xy-wing':
    'Three sets of cells with one digit more than cells, linked by digits that not both can have.',
  'als-chain':
    'Sets of cells with one digit more than cells, linked by digits that not both can have.',
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triplet-exclusion': EXCLUSION,
  'generalized-x-wing': CYCLE,
  'bidirectional-x-cycle': CYCLE,
  'bidirectional-y-cycle': CYCLE,
  'bidirectional-cycle': CYCLE,
  'forcing-x-chain':
    'Follow one digit through houses with two places: the assumption contradicts itself.',
  'forcing-chain': 'Follow the links from an assumption: it contradicts itself.',
  'nishio-forcing-chains': CONTRADICTION,
  'cell-forcing-chains': EACH_DIGIT,
  'region-forcing-chains': EACH_PLACE,
  'dynamic-cell-forcing-chains': EACH_DIGIT,
  'dynamic-region-forcing-chains': EACH_PLACE,
  'dynamic-contradiction-forcing-chains': CONTRADICTION,
  'dynamic-double-forcing-chains':
    'Whether the marked candidate is true or false, the same follows.',
};

const techniques: Readonly<Record<Technique, string>> = {
  'full-house': 'Full house',
  'hidden-single': 'Hidden single',
  'naked-single': 'Naked single',
  'direct-pointing': 'Direct pointing',
  'direct-claiming': 'Direct claiming',
  'direct-hidden-pair': 'Direct hidden pair',
  'direct-hidden-triplet': 'Direct hidden triple',
  pointing: 'Pointing',
  claiming: 'Claiming',
  'locked-pair': 'Locked pair',
  'locked-triplet': 'Locked triple',
  'naked-pair': 'Naked pair',
  'naked-triplet': 'Naked triple',
  'naked-quad': 'Naked quad',
  'hidden-pair': 'Hidden pair',
  'hidden-triplet': 'Hidden triple',
  'hidden-quad': 'Hidden quad',
  'x-wing': 'X-wing',
  swordfish: 'Swordfish',
  jellyfish: 'Jellyfish',
  'finned-x-wing': 'Finned X-wing',
  'sashimi-x-wing': 'Sashimi X-wing',
  'finned-swordfish': 'Finned swordfish',
  'sashimi-swordfish': 'Sashimi swordfish',
  'finned-jellyfish': 'Finned jellyfish',
  'sashimi-jellyfish': 'Sashimi jellyfish',
  'xy-wing': 'XY-wing',
  'xyz-wing': 'XYZ-wing',
  'w-wing': 'W-wing',
  'unique-rectangle': 'Unique rectangle',
  'unique-loop': 'Unique loop',
  'hidden-rectangle': 'Hidden rectangle',
  'avoidable-rectangle': 'Avoidable rectangle',
  bug: 'Bivalue universal grave (BUG)',
  'bug-plus-one': 'BUG + 1',
  skyscraper: 'Skyscraper',
  'two-string-kite': 'Two-string kite',
  'empty-rectangle': 'Empty rectangle',
  'turbot-fish': 'Turbot fish',
  'remote-pair': 'Remote pair',
  'simple-colouring': 'Simple colouring',
  'multi-colouring': 'Multi-colouring',
  'x-chain': 'X-chain',
  'xy-chain': 'XY-chain',
  'continuous-nice-loop': 'Continuous nice loop',
  'alternating-inference-chain': 'Alternating inference chain',
  'sue-de-coq': 'Sue de Coq',
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-wing',
  'als-chain': 'ALS chain',
  'aligned-pair-exclusion': 'Aligned pair exclusion',
  'aligned-triplet-exclusion': 'Aligned triple exclusion',
  'generalized-x-wing': 'Generalized X-wing',
  'bidirectional-x-cycle': 'Bidirectional X-cycle',
  'bidirectional-y-cycle': 'Bidirectional Y-cycle',
  'bidirectional-cycle': 'Bidirectional cycle',
  'forcing-x-chain': 'Forcing X-chain',
  'forcing-chain': 'Forcing chain',
  'nishio-forcing-chains': 'Nishio forcing chains',
  'cell-forcing-chains': 'Cell forcing chains',
  'region-forcing-chains': 'Region forcing chains',
  'dynamic-cell-forcing-chains': 'Dynamic cell forcing chains',
  'dynamic-region-forcing-chains': 'Dynamic region forcing chains',
  'dynamic-contradiction-forcing-chains': 'Dynamic contradiction forcing chains',
  'dynamic-double-forcing-chains': 'Dynamic double forcing chains',
};

/** “If r1c2 is 5, then r6c3 is 5, …, so r4c5 is not 5.” */
const ifThen = (first: string, between: readonly string[], last: string): string =>
  between.length === 0
    ? `If ${first}, then ${last}.`
    : `If ${first}, then ${between.join(', ')}, so ${last}.`;

export const en = {
  techniques,
  how,

  /** A technique with its variant. */
  variants: {
    type: (technique: string, type: string) => `${technique}, type ${type}`,
    doublyLinked: (technique: string) => `${technique}, doubly linked`,
    /** Dynamic chains: what they use besides singles. */
    patterns: (technique: string) => `${technique} with patterns`,
    chains: (technique: string) => `${technique} with chains inside`,
    cellChains: (technique: string) => `${technique} with cell and region chains inside`,
    dynamicChains: (technique: string) => `${technique} with dynamic chains inside`,
  },

  and: (items: readonly string[]) => list(items),
  or,
  /** What was left out of a list. */
  ellipsis: '…',

  houses: {
    row: (index: string) => `row ${index}`,
    column: (index: string) => `column ${index}`,
    box: (index: string) => `box ${index}`,
  } satisfies Record<HouseKind, unknown>,
  /** Several lines of a kind. */
  manyHouses: {
    row: (index: string) => `rows ${index}`,
    column: (index: string) => `columns ${index}`,
  } satisfies Record<Exclude<HouseKind, 'box'>, unknown>,

  lookAt: (place: string) => `Look at ${place}.`,

  /** A reason and what follows from it. */
  so: (reason: string, effect: string) => `${reason}: ${effect}.`,
  effects: {
    is: (cell: string, digit: string) => `${cell} is ${digit}`,
    cannotBe: (cells: string, digits: string) => `${cells} cannot be ${digits}`,
    all: (effects: readonly string[]) => effects.join('; '),
  },

  statements: {
    on: (cell: string, digit: string) => `${cell} is ${digit}`,
    off: (cell: string, digit: string) => `${cell} is not ${digit}`,
    ifThen,
    /** A branch with the patterns and chains that it uses. */
    withInside: (branch: string, names: string) => `${branch} (On the way: ${names}.)`,
    times: (name: string, count: string) => `${name} (${count}×)`,
  },

  reasons: {
    fullHouse: (house: string, cell: string) => `${cell} is the last blank cell of ${house}`,
    hiddenSingle: (house: string, cell: string, digit: string, blockers: string) =>
      `In ${house} only ${cell} can be ${digit}, for every other blank cell there sees the ${digit} in ${blockers}`,
    hiddenSingleOfMarks: (house: string, cell: string, digit: string) =>
      `In ${house} only ${cell} can still be ${digit}`,
    nakedSingle: (cell: string) => `${cell} sees all other digits`,
    nakedSingleOfMarks: (cell: string) => `All other digits have been ruled out in ${cell}`,

    locked: (digit: string, from: string, cells: string, to: string) =>
      `In ${from} the ${digit} can only be in ${cells}, so no other cell of ${to} is ${digit}`,
    hiddenSet: (digits: string, house: string, cells: string) =>
      `In ${house} the digits ${digits} can only be in ${cells}, so these hold nothing else`,
    onlyPlace: (reason: string, house: string, cell: string, digit: string) =>
      `${reason}. In ${house} that leaves only ${cell} for the ${digit}`,
    nakedSet: (digits: string, house: string, cells: string) =>
      `In ${house} the cells ${cells} hold only ${digits}, so no other cell there has these digits`,
    lockedSet: (digits: string, first: string, second: string, cells: string) =>
      `${cells} hold only ${digits}, so no other cell of ${first} or ${second} has these digits`,

    fish: (digit: string, bases: string, covers: string) =>
      `In ${bases} the ${digit} can only be in ${covers}. So ${bases} take the ${digit} of ${covers}, and no other cell there is ${digit}`,
    finnedFish: (digit: string, bases: string, covers: string, fins: string, allFins: string) =>
      `In ${bases} the ${digit} can only be in ${covers} or in ${fins}. If it is not in ${fins}, no cell of ${covers} outside of ${bases} has it; if it is, no cell that sees ${allFins} has it`,

    xyWing: (pivot: string, one: string, two: string, cells: string, digit: string) =>
      `${pivot}. ${one} ${two} So one of ${cells} is ${digit}`,
    hasOneOf: (cell: string, digits: string) => `${cell} is ${digits}`,
    wWing: (
      ends: string,
      digits: string,
      house: string,
      cells: string,
      digit: string,
      rest: string,
    ) =>
      `${ends} are both ${digits}. In ${house} the ${digit} is in ${cells}, each of which sees one of them, so not both are ${digit}: one is ${rest}`,

    deadly: (cells: string, digits: string) =>
      `If ${cells} held only ${digits}, these could be swapped, and the puzzle would have two solutions`,
    deadlyNeither: (deadly: string, cell: string) => `${deadly}. So ${cell} has another digit`,
    deadlyOneOf: (deadly: string, cells: string, digit: string) =>
      `${deadly}. So one of ${cells} is ${digit}`,
    deadlyNaked: (
      deadly: string,
      roof: string,
      extra: string,
      house: string,
      cells: string,
      digits: string,
    ) =>
      `${deadly}. So one of ${roof} is ${extra}. With ${cells} that uses up ${digits} in ${house}`,
    deadlyHidden: (deadly: string, roof: string, digits: string, house: string, cells: string) =>
      `${deadly}. So one of ${roof} has another digit, and in ${house} the digits ${digits} need the other one and ${cells}, which hold nothing else`,
    deadlyLocked: (deadly: string, roof: string, digit: string, house: string, other: string) =>
      `${deadly}. In ${house} the ${digit} can only be in ${roof}, so one of them is ${digit}; with ${other} in the other one that would happen`,
    deadlyDiagonal: (deadly: string, digit: string, lines: string, cells: string) =>
      `${deadly}. In ${lines} the ${digit} can only be in these cells, so with ${digit} in one of ${cells} it is in both, and that would happen`,
    deadlyHiddenRectangle: (
      deadly: string,
      digit: string,
      lines: string,
      cell: string,
      other: string,
    ) =>
      `${deadly}. In ${lines} the ${digit} can only be in these cells, so with ${other} in ${cell} that would happen`,
    avoidable: (filled: string, cells: string, digits: string) =>
      `None of ${filled} is a given. If ${cells} held only ${digits}, these could be swapped, and the puzzle would have two solutions`,

    bug: (extras: string) =>
      `Without ${extras} each blank cell would have two candidates and each digit two places in every house, which would mean two solutions`,
    bugOne: (bug: string, cell: string, digits: string) => `${bug}. So ${cell} is ${digits}`,
    bugOneOf: (bug: string, cells: string, digit: string) =>
      `${bug}. So one of ${cells} is ${digit}`,
    bugNaked: (bug: string, house: string, others: string, digits: string) =>
      `${bug}. So one of these is true. With ${others} that uses up ${digits} in ${house}`,
    bugLocked: (bug: string, cells: string, house: string, digit: string) =>
      `${bug}. So one of these is true. In ${house} the ${digit} can only be in ${cells}, so the other of these cells is ${digit}, and neither holds anything else`,
    candidate: (digit: string, cell: string) => `the ${digit} in ${cell}`,

    twoLinks: (
      digit: string,
      house: string,
      cells: string,
      secondHouse: string,
      secondCells: string,
    ) => `In ${house} the ${digit} is in ${cells}, in ${secondHouse} in ${secondCells}`,
    notBoth: (links: string, pair: string, house: string, ends: string, digit: string) =>
      `${links}. Not both of ${pair} can be ${digit}, in ${house}; so one of ${ends} is ${digit}`,
    emptyRectangle: (
      digit: string,
      box: string,
      near: string,
      far: string,
      house: string,
      first: string,
      second: string,
    ) =>
      `In ${box} the ${digit} is in ${near} or ${far}. In ${house} it is in ${first} or ${second}: if ${first} is ${digit}, then ${box} has it in ${far}. So ${far} has it there, or ${second} is ${digit}`,
    remotePair: (digits: string, one: string, two: string) =>
      `One of ${digits} is in ${one}, the other in ${two}, for these hold nothing else, and each sees the next. What sees cells of both kinds can be neither`,
    colours: (digit: string, one: string, two: string) =>
      `the ${digit} is in ${one}, or else in ${two}`,
    trap: (colours: string) =>
      `Through houses with two places for it, ${colours}. What sees cells of both kinds cannot be it`,
    wrap: (colours: string, cells: string) =>
      `Through houses with two places for it, ${colours}. But ${cells} see each other`,
    bridge: (
      first: string,
      second: string,
      one: string,
      two: string,
      digit: string,
      left: string,
      right: string,
    ) =>
      `Through houses with two places for it, ${first}; and ${second}. ${one} and ${two} see each other and cannot both be ${digit}, so it is in ${left}, or in ${right}`,
    meets: (first: string, second: string, cells: string) =>
      `Through houses with two places for it, ${first}; and ${second}. But ${cells} would exclude both of the latter`,

    chain: (ifThen: string, ends: string) => `${ifThen} So ${ends}`,
    ring: (one: string, two: string) => `Either ${one}; or ${two}. In both cases`,
    sueDeCoq: (
      shared: string,
      line: string,
      onLine: string,
      box: string,
      inBox: string,
      digits: string,
    ) =>
      `${shared}, with ${onLine} in ${line} and ${inBox} in ${box}, are as many cells as they have digits: ${digits}. So each of these is in there once, and cannot be in a cell that sees all its places there`,
    set: (letter: string, cells: string, digits: string) => `${letter}: ${cells} with ${digits}.`,
    alsXZ: (sets: string, common: string, falls: string) =>
      `${sets} have one digit more than cells each. Not both can have the ${common}, so one of them has all its other digits, also ${falls}`,
    alsDoublyLinked: (sets: string, common: string) =>
      `${sets} have one digit more than cells each. One of them has one of ${common}, the other the other, and both have all their further digits`,
    setLink: (digit: string, one: string, two: string) => `${digit} in ${one} and ${two}`,
    alsChain: (sets: string, links: string, first: string, last: string, falls: string) =>
      `${sets} have one digit more than cells each. Not both can have what links them: ${links}. So ${first} or ${last} has ${falls}`,

    exclusion: (cells: string) =>
      `Try all that ${cells} can hold together. With the following digits another cell has none left, or cells that see each other have the same`,
    excluder: (digits: string, cells: string, excluder: string) =>
      `${digits} in ${cells} would leave no digit for ${excluder}.`,
    repeat: (digits: string, cells: string) =>
      `${digits} in ${cells} would be the same digit twice.`,
    further: (count: string) => `And ${count} more.`,

    contradiction: (first: string) => `The assumption that ${first} contradicts itself`,
    eachDigit: (cell: string, digits: string) =>
      `${cell} is ${digits}, and the same follows from each`,
    eachPlace: (digit: string, house: string, cells: string) =>
      `In ${house} the ${digit} is in ${cells}, and the same follows from each`,
    eitherWay: (on: string) => `Whether ${on} or not, the same follows`,
  },

  states: {
    solved: 'The sudoku is solved.',
    stuck: 'No technique gets any further here.',
    noSolution: 'This puzzle has no solution.',
    severalSolutions: 'This puzzle has several solutions, so that reasoning cannot finish it.',
    clash: 'The same digit is twice in a house.',
    twice: (house: string, digit: string, cells: string) =>
      `${digit} is twice in ${house}: ${cells}.`,
    wrongInside: 'A digit there is wrong.',
    wrongDigit: (cell: string, digit: string) => `${cell} is not ${digit}.`,
    wrongDigits: (cells: string) => `These digits are wrong: ${cells}.`,
    takeBack: 'Take it back first: more would go wrong.',
    markInside: 'Marks there lack the right digit.',
    missingMark: (cells: string) => `The marks of ${cells} lack the right digit.`,
    addMarks: 'Mark all that the cell can be, or remove its marks.',
  },
};

export type HintMessages = typeof en;
