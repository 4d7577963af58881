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
  'In some rows a digit fits only in as many columns (or the other way round), so it goes nowhere else in those columns.';
const FINNED =
  'A fish with a few extra places in one box, the fins. Cells that see the fins lose what the fish would eliminate.';
const NAKED =
  'Some cells of a house have only as many candidates between them as there are cells: the house needs these digits there.';
const HIDDEN =
  'Some digits of a house have only as many places left as there are digits: nothing else can go in these cells.';
const CHAIN =
  'Follow the links: if the first candidate is false, the last one is true, so one of the two is true.';
const CYCLE =
  'The links form a loop: every other candidate on it is true, whichever way round you go.';
const EXCLUSION =
  'Try every combination of digits in these cells: some would leave another cell without a digit.';
const CONTRADICTION =
  'Suppose the marked candidate is true: another would then be both true and false.';
const EACH_DIGIT = 'Whichever digit goes in the marked cell, the same follows.';
const EACH_PLACE = 'Wherever the digit goes in the marked house, the same follows.';

const how: Readonly<Record<Technique, string>> = {
  'full-house': 'A house has only one blank cell.',
  'hidden-single': 'A digit has only one place left in a house.',
  'naked-single': 'A cell has only one digit left.',
  'direct-pointing':
    'All places for a digit in a box are on one line, which leaves it one place in another house.',
  'direct-claiming':
    'All places for a digit on a line are in one box, which leaves it one place in another house.',
  'direct-hidden-pair':
    'Two digits of a house need two cells, which leaves only one place for another digit.',
  'direct-hidden-triplet':
    'Three digits of a house need three cells, which leaves only one place for another digit.',
  pointing:
    'All places for a digit in a box are on one line, so the rest of the line cannot have it.',
  claiming:
    'All places for a digit on a line are in one box, so the rest of the box cannot have it.',
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
    'A cell with two candidates sees two more such cells: whichever digit it has, one of those has the digit they share.',
  'xyz-wing':
    'A cell with three candidates sees two cells with two of them: one of the three has the digit they all share.',
  'w-wing':
    'Two cells with the same two candidates, linked by a house with only two places for one of them.',
  'unique-rectangle':
    'If four cells in two rows, columns and boxes held only two digits, these could be swapped; a puzzle with one solution rules that out.',
  'unique-loop':
    'If a loop of cells held only two digits, these could be swapped; a puzzle with one solution rules that out.',
  'hidden-rectangle': 'Two digits in four cells could be swapped; one of them has no other place.',
  'avoidable-rectangle':
    'Digits that were filled in could be swapped too, unless one of them is a given.',
  bug: 'Without these extra candidates every cell would have two, and the puzzle two solutions.',
  'bug-plus-one':
    'Every blank cell has two candidates but one, which has three: with two it would give the puzzle two solutions.',
  skyscraper: 'Two parallel lines have two places each for a digit, and one end of each lines up.',
  'two-string-kite':
    'A row and a column have two places each for a digit, and one end of each is in the same box.',
  'empty-rectangle':
    'The places for a digit in a box form a cross, and another house with two places continues from it.',
  'turbot-fish':
    'Two houses have two places each for a digit, and one place of each sees the other.',
  'remote-pair': 'Cells with the same two candidates, each seeing the next: the digits alternate.',
  'simple-colouring':
    'Houses with two places for a digit form a network: its places are true and false in turn.',
  'multi-colouring': 'Two networks of places for a digit, in which two colours see each other.',
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'continuous-nice-loop': CYCLE,
  'alternating-inference-chain': CHAIN,
  'sue-de-coq':
    'Cells where a box meets a line, with more cells of both: together they have as many digits as cells.',
  'als-xz':
    'Two sets of cells, each with one more digit than cells. They cannot both have their common digit.',
  'als-xy-wing':
    'Three sets of cells, each with one more digit than cells, linked by digits that neighbours cannot both have.',
  'als-chain':
    'Sets of cells, each with one more digit than cells, linked by digits that neighbours cannot both have.',
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
      `In ${house} only ${cell} can be ${digit}, because every other blank cell there sees the ${digit} in ${blockers}`,
    hiddenSingleOfMarks: (house: string, cell: string, digit: string) =>
      `In ${house} only ${cell} can still be ${digit}`,
    nakedSingle: (cell: string) => `${cell} sees all other digits`,
    nakedSingleOfMarks: (cell: string) => `All other digits have been ruled out in ${cell}`,

    locked: (digit: string, from: string, cells: string, to: string) =>
      `In ${from} the ${digit} can only be in ${cells}, so no other cell of ${to} is ${digit}`,
    hiddenSet: (digits: string, house: string, cells: string) =>
      `In ${house} the digits ${digits} can only be in ${cells}, so these cells hold nothing else`,
    onlyPlace: (reason: string, house: string, cell: string, digit: string) =>
      `${reason}. In ${house} that leaves only ${cell} for the ${digit}`,
    nakedSet: (digits: string, house: string, cells: string) =>
      `In ${house} the cells ${cells} hold only ${digits}, so no other cell there has these digits`,
    lockedSet: (digits: string, first: string, second: string, cells: string) =>
      `${cells} hold only ${digits}, so no other cell of ${first} or ${second} has these digits`,

    fish: (digit: string, bases: string, covers: string) =>
      `In ${bases} the ${digit} can only be in ${covers}. So ${bases} use up the ${digit} of ${covers}, and no other cell there is ${digit}`,
    finnedFish: (digit: string, bases: string, covers: string, fins: string, allFins: string) =>
      `In ${bases} the ${digit} can only be in ${covers} or in ${fins}. If it is not in ${fins}, no cell of ${covers} outside ${bases} has it; if it is, no cell that sees ${allFins} has it`,

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
      `${ends} are both ${digits}. In ${house} the ${digit} is in ${cells}, each of which sees one of them, so they cannot both be ${digit}: one is ${rest}`,

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
      `${deadly}. In ${house} the ${digit} can only be in ${roof}, so one of them is ${digit}; ${other} in the other would complete the forbidden pattern`,
    deadlyDiagonal: (deadly: string, digit: string, lines: string, cells: string) =>
      `${deadly}. In ${lines} the ${digit} can only be in these cells, so ${digit} in one of ${cells} would put it in both and complete the forbidden pattern`,
    deadlyHiddenRectangle: (
      deadly: string,
      digit: string,
      lines: string,
      cell: string,
      other: string,
    ) =>
      `${deadly}. In ${lines} the ${digit} can only be in these cells, so ${other} in ${cell} would complete the forbidden pattern`,
    avoidable: (filled: string, cells: string, digits: string) =>
      `None of ${filled} is a given. If ${cells} held only ${digits}, these could be swapped, and the puzzle would have two solutions`,

    bug: (extras: string) =>
      `Without ${extras} every blank cell would have two candidates and every digit two places in each house, and the puzzle would have two solutions`,
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
      `${links}. In ${house}, ${pair} cannot both be ${digit}, so one of ${ends} is ${digit}`,
    emptyRectangle: (
      digit: string,
      box: string,
      near: string,
      far: string,
      house: string,
      first: string,
      second: string,
    ) =>
      `In ${box} the ${digit} is in ${near} or ${far}. In ${house} it is in ${first} or ${second}: if ${first} is ${digit}, then ${box} has it in ${far}. So either ${far} has it there, or ${second} is ${digit}`,
    remotePair: (digits: string, one: string, two: string) =>
      `One of ${digits} is in ${one}, the other in ${two}, since these hold nothing else and each sees the next. A cell that sees both kinds can be neither`,
    colours: (digit: string, one: string, two: string) =>
      `the ${digit} is in ${one}, or else in ${two}`,
    trap: (colours: string) =>
      `Through houses with two places for it, ${colours}. A cell that sees both kinds cannot be it`,
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
      `Through houses with two places for it, ${first}; and ${second}. But ${cells} would rule out both of the latter`,

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
      `${shared}, with ${onLine} in ${line} and ${inBox} in ${box}, are as many cells as they have digits: ${digits}. So each of these digits is used once there, and cannot be in a cell that sees all its places there`,
    set: (letter: string, cells: string, digits: string) => `${letter}: ${cells} with ${digits}.`,
    alsXZ: (sets: string, common: string, falls: string) =>
      `${sets} each have one more digit than cells. They cannot both have the ${common}, so one of them has all its other digits, including ${falls}`,
    alsDoublyLinked: (sets: string, common: string) =>
      `${sets} each have one more digit than cells. One has one of ${common}, the other has the other, and both have all their remaining digits`,
    setLink: (digit: string, one: string, two: string) => `${digit} in ${one} and ${two}`,
    alsChain: (sets: string, links: string, first: string, last: string, falls: string) =>
      `${sets} each have one more digit than cells. Linked sets cannot both have the digit that links them: ${links}. So ${first} or ${last} has ${falls}`,

    exclusion: (cells: string) =>
      `Try every combination of digits in ${cells}. With the following ones, another cell has none left, or cells that see each other are equal`,
    excluder: (digits: string, cells: string, excluder: string) =>
      `${digits} in ${cells} would leave no digit for ${excluder}.`,
    repeat: (digits: string, cells: string) =>
      `${digits} in ${cells} would be the same digit twice.`,
    further: (count: string) => `And ${count} more.`,

    contradiction: (first: string) => `Assuming that ${first} leads to a contradiction`,
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
    severalSolutions: 'This puzzle has several solutions, so logic alone cannot finish it.',
    clash: 'A digit appears twice in a house.',
    twice: (house: string, digit: string, cells: string) =>
      `${digit} appears twice in ${house}: ${cells}.`,
    wrongInside: 'A digit there is wrong.',
    wrongDigit: (cell: string, digit: string) => `${cell} is not ${digit}.`,
    wrongDigits: (cells: string) => `These digits are wrong: ${cells}.`,
    takeBack: 'Take it back first, or more will go wrong.',
    markInside: 'The right digit is missing from the marks there.',
    missingMark: (cells: string) => `The right digit is missing from the marks in ${cells}.`,
    addMarks: 'Mark everything the cell can be, or remove its marks.',
  },
};

export type HintMessages = typeof en;
