/**
 * What hints say, in English. A sentence is a reason with its effect: “In row 4 the 7 can only be in …”,
 * “r5c4 cannot be 7”. Cells, digits and houses arrive as words.
 */
import type { Technique } from '../../api/engine';
import { list } from '../../locales/english';
import type { GroupId } from '../groups';
import type { HouseKind } from '../houses';

const or = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

/** Of rows; the same holds with rows and columns swapped. */
const fish = (count: string): string =>
  `In ${count} rows, a digit fits only in the same ${count} columns (or the other way round), so it goes nowhere else in those columns.`;
const finned = (count: string): string =>
  `In ${count} rows, a digit fits only in the same ${count} columns (or the other way round), except for extra places in one box. With or without those, some cells of that box cannot have it.`;
const naked = (count: string): string =>
  `${count} cells of a row, column or box can hold only ${count.toLowerCase()} digits between them, so no other cell there can have these digits.`;
const hidden = (count: string): string =>
  `${count} digits fit only in the same ${count.toLowerCase()} cells of a row, column or box, so nothing else can go in those cells.`;
const direct = (count: string): string =>
  `${count} digits fit only in the same ${count.toLowerCase()} cells of a row, column or box. They fill these cells, which leaves another digit only one place.`;
const CHAIN =
  'If the candidate at one end is false, the links make the one at the other end true. So one of the two is true, and whatever both rule out can go.';
const CYCLE =
  'The links form a loop, along which candidates are true and false in turn. Whatever two neighbours on it both rule out can go.';
const EXCLUSION =
  'Try every combination of digits in these cells: some would leave another cell without a digit. A candidate that occurs only in those can go.';
const CONTRADICTION =
  'Make an assumption about the marked candidate, and follow what it forces: it leads to a contradiction, so the assumption is wrong.';
const EACH_DIGIT =
  'Try each digit of the marked cell, and follow what it forces: all of them lead to the same result.';
const EACH_PLACE =
  'Try each place for the digit in the marked row, column or box, and follow what it forces: all of them lead to the same result.';

const how: Readonly<Record<Technique, string>> = {
  'full-house': 'Only one cell of a row, column or box is still blank.',
  'hidden-single': 'A digit has only one place left in a row, column or box.',
  'naked-single': 'Only one digit can still go in a cell.',
  'direct-pointing':
    'In a box, a digit fits only in one row or column. So the rest of that line cannot have it, which leaves it only one place elsewhere.',
  'direct-claiming':
    'In a row or column, a digit fits only in one box. So the rest of that box cannot have it, which leaves it only one place elsewhere.',
  'direct-hidden-pair': direct('Two'),
  'direct-hidden-triplet': direct('Three'),
  pointing:
    'In a box, a digit fits only in one row or column, so the rest of that line cannot have it.',
  claiming:
    'In a row or column, a digit fits only in one box, so the rest of that box cannot have it.',
  'locked-pair':
    'Two cells of a box that are also in one row or column can hold only two digits, so no other cell of the box or the line can have these.',
  'locked-triplet':
    'Three cells of a box that are also in one row or column can hold only three digits, so no other cell of the box or the line can have these.',
  'naked-pair': naked('Two'),
  'naked-triplet': naked('Three'),
  'naked-quad': naked('Four'),
  'hidden-pair': hidden('Two'),
  'hidden-triplet': hidden('Three'),
  'hidden-quad': hidden('Four'),
  'x-wing': fish('two'),
  swordfish: fish('three'),
  jellyfish: fish('four'),
  'finned-x-wing': finned('two'),
  'sashimi-x-wing': finned('two'),
  'finned-swordfish': finned('three'),
  'sashimi-swordfish': finned('three'),
  'finned-jellyfish': finned('four'),
  'sashimi-jellyfish': finned('four'),
  'xy-wing':
    'A cell with two candidates sees two more such cells. Whichever digit it takes, one of those gets the digit that they have in common.',
  'xyz-wing':
    'A cell with three candidates sees two cells with two of them each. One of the three gets the digit that they all have in common.',
  'w-wing':
    'Two cells have the same two candidates, and a row, column or box with only two places for one of these links them. So one of the cells has the other digit.',
  'unique-rectangle':
    'If four cells in two rows, columns and boxes held only two digits, these could be swapped; a puzzle with one solution rules that out.',
  'unique-loop':
    'If a loop of cells held only two digits, these could be swapped; a puzzle with one solution rules that out.',
  'hidden-rectangle':
    'If four cells in two rows, columns and boxes held only two digits, these could be swapped. One of the digits has no other place there, so one cell cannot have the other digit.',
  'avoidable-rectangle':
    'If four cells without a given held only two digits, these could be swapped; a puzzle with one solution rules that out.',
  bug: 'Apart from a few extra candidates, every blank cell has two. Without the extra ones the puzzle would not have exactly one solution, so at least one of them is true.',
  'bug-plus-one':
    'Every blank cell has two candidates, except for one that has three. If that had two as well, the puzzle would not have exactly one solution.',
  skyscraper:
    'Two rows have only two places each for a digit, and one place of each is in the same column (or the other way round). So one of the other two places has it.',
  'two-string-kite':
    'A row and a column have only two places each for a digit, and one place of each is in the same box. So one of the other two places has it.',
  'empty-rectangle':
    'In a box, a digit fits only along one row and one column. Another line has only two places for it, one of them in that row or column. Either way, one cell cannot have it.',
  'turbot-fish':
    'Two rows, columns or boxes have only two places each for a digit, and a place of one sees a place of the other. So one of the other two places has it.',
  'remote-pair':
    'Cells with the same two candidates form a chain, each seeing the next: the two digits alternate along it.',
  'simple-colouring':
    'Link the places for a digit wherever a row, column or box has only two: along the links they are true and false in turn.',
  'multi-colouring':
    'Link the places for a digit wherever a row, column or box has only two, in two colours. Here are two such networks, and a colour of one sees a colour of the other.',
  'x-chain': CHAIN,
  'xy-chain': CHAIN,
  'continuous-nice-loop': CYCLE,
  'alternating-inference-chain': CHAIN,
  'sue-de-coq':
    'A few cells where a box and a line cross, with others of the box and of the line, have as many digits as cells between them: each digit is used up there.',
  'als-xz':
    'Two groups of cells, each with one digit more than cells. They share a digit that they cannot both have, so one of them has all its other digits.',
  'als-xy-wing':
    'Three groups of cells, each with one digit more than cells. The middle one shares with each of the others a digit that they cannot both have.',
  'als-chain':
    'A chain of groups of cells, each with one digit more than cells. Neighbours in the chain share a digit that they cannot both have.',
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triplet-exclusion': EXCLUSION,
  'generalized-x-wing': CYCLE,
  'bidirectional-x-cycle': CYCLE,
  'bidirectional-y-cycle': CYCLE,
  'bidirectional-cycle': CYCLE,
  'forcing-x-chain':
    'Make an assumption about one place for a digit, and follow it where rows, columns and boxes have only two places: it contradicts itself.',
  'forcing-chain':
    'Make an assumption about one candidate, and follow what it forces: it contradicts itself.',
  'nishio-forcing-chains': CONTRADICTION,
  'cell-forcing-chains': EACH_DIGIT,
  'region-forcing-chains': EACH_PLACE,
  'dynamic-cell-forcing-chains': EACH_DIGIT,
  'dynamic-region-forcing-chains': EACH_PLACE,
  'dynamic-contradiction-forcing-chains': CONTRADICTION,
  'dynamic-double-forcing-chains':
    'Suppose the marked candidate is true, then that it is false: both lead to the same result.',
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

  cellAt: (row: number, column: number) => `row ${row}, column ${column}`,
  lookAt: (place: string) => `Look at ${place}.`,

  /** A reason and what follows from it. */
  so: (reason: string, effect: string) => `${reason}: ${effect}.`,
  /** Either of them as a sentence of its own. */
  alone: (reasonOrEffect: string) => `${reasonOrEffect}.`,
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
      `Without ${extras} every blank cell would have two candidates and every digit two places in each row, column and box, and the puzzle would have two solutions`,
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
      `Rows, columns and boxes with only two places for it link these cells: ${colours}. A cell that sees both kinds cannot be it`,
    wrap: (colours: string, cells: string) =>
      `Rows, columns and boxes with only two places for it link these cells: ${colours}. But ${cells} see each other`,
    bridge: (
      first: string,
      second: string,
      one: string,
      two: string,
      digit: string,
      left: string,
      right: string,
    ) =>
      `Rows, columns and boxes with only two places for it link these cells: ${first}; and ${second}. ${one} and ${two} see each other and cannot both be ${digit}, so it is in ${left}, or in ${right}`,
    meets: (first: string, second: string, cells: string) =>
      `Rows, columns and boxes with only two places for it link these cells: ${first}; and ${second}. But ${cells} would rule out both of the latter`,

    chain: (ifThen: string, ends: string) => `${ifThen} So ${ends}`,
    ring: (one: string, two: string) => `Either ${one}; or ${two}. Both lead to the same result`,
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

  groups: {
    singles: 'Singles',
    locked: 'Locked candidates',
    sets: 'Pairs, triples, quads',
    fish: 'Fish',
    digit: 'One digit, step by step',
    wings: 'Wings',
    uniqueness: 'Only one solution',
    chains: 'Chains',
    almost: 'Almost locked sets, exclusion',
    explainer: 'Cycles and chains of Sudoku Explainer',
    forcing: 'Forcing chains',
  } satisfies Record<GroupId, string> as Readonly<Record<GroupId, string>>,

  states: {
    solved: 'The sudoku is solved.',
    stuck: 'No technique gets any further here.',
    noSolution: 'This puzzle has no solution.',
    severalSolutions: 'This puzzle has several solutions, so logic alone cannot finish it.',
    clash: 'A digit appears twice in a row, column or box.',
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
