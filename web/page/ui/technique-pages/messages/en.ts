/** What techniques are and how one finds them, in English, for readers who have never heard of them. */
import type { Technique } from '../../../../api/engine';

/** What a technique is, and how one finds it. */
export interface About {
  readonly what: string;
  readonly find: string;
}

const FISH_LINES = 'It works the same with rows and columns swapped.';

/** The lines of a fish. */
const finned = (fish: string): About => ({
  what: `Nearly ${fish}, but in one box the lines have a few extra places, the fins. Either a fin is true, or the ${fish.replace(/^an? /, '')} is; whatever both would eliminate can go.`,
  find: `Look for ${fish} that one box spoils. The cells in that box where it would eliminate the digit, and that see all the fins, lose it.`,
});

const sashimi = (fish: string): About => ({
  what: `A finned fish, nearly ${fish}, with one corner missing altogether: only the fins are left in its box. Either a fin is true, or the rest of the fish is; whatever both would eliminate can go.`,
  find: `Look for the lines of ${fish}, one of which leaves the pattern but stays in the box of the missing corner. Cells there that see all the fins lose the digit.`,
});

const about: Readonly<Record<Technique, About>> = {
  'full-house': {
    what: 'A row, column or box has only one blank cell left. It takes the missing digit.',
    find: 'Look for rows, columns and boxes that are nearly full, and count from 1 to 9.',
  },
  'hidden-single': {
    what: 'A digit has only one place left in a row, column or box, since all other blank cells there see it already.',
    find: 'Take a digit that is on the board often. In your mind, draw lines along its rows and columns: if they leave only one blank cell in a box, it goes there.',
  },
  'naked-single': {
    what: 'A cell has only one digit left: all the others are in its row, column or box.',
    find: 'Look at blank cells where nearly full rows, columns and boxes meet, and count the digits they see. If candidates are marked, it is a cell with only one.',
  },
  'direct-pointing': {
    what: 'In a box, all places for a digit are on one line. So the rest of the line cannot have it, which leaves it a single place somewhere else.',
    find: 'Two blank cells in a line are as good as a digit: let them rule out the digit along the line, then look for a hidden single.',
  },
  'direct-claiming': {
    what: 'In a row or column, all places for a digit are in one box. So the rest of the box cannot have it, which leaves it a single place somewhere else.',
    find: 'Look for rows and columns where a digit fits in one box only, then for a hidden single nearby.',
  },
  'direct-hidden-pair': {
    what: 'In a row, column or box, two digits can only be in the same two cells. Nothing else fits there, which leaves another digit only one place.',
    find: 'Look for two digits that are kept out of the same cells of a box by the lines around it. Treat the two cells that remain as filled, and look for a hidden single.',
  },
  'direct-hidden-triplet': {
    what: 'In a row, column or box, three digits can only be in the same three cells. Nothing else fits there, which leaves another digit only one place.',
    find: 'Look for three digits that are kept out of the same cells. Treat the three cells that remain as filled, and look for a hidden single.',
  },
  pointing: {
    what: 'In a box, all places for a digit are on one line. Wherever it goes, the line has it in this box, so the rest of the line cannot have it.',
    find: 'Take a box and a digit it lacks. Are its candidates all in one row or column? Then follow that line out of the box.',
  },
  claiming: {
    what: 'In a row or column, all places for a digit are in one box. Wherever it goes, the box has it on this line, so the rest of the box cannot have it.',
    find: 'Take a row or column and a digit it lacks. Are its candidates all in one box? Then look at the other cells of that box.',
  },
  'locked-pair': {
    what: 'Two cells with the same two candidates, and nothing else, share both a box and a line. They use up the two digits for the box and for the line.',
    find: 'Look for a naked pair whose cells are in the same box and line; then eliminate the two digits both ways.',
  },
  'locked-triplet': {
    what: 'The three blank cells of a line within a box have only three digits between them. They use up these digits for the box and for the line.',
    find: 'Look for three cells in line in one box with two or three candidates each; then eliminate the digits both ways.',
  },
  'naked-pair': {
    what: 'Two cells of a row, column or box have the same two candidates, and nothing else. Each takes one of them, so no other cell there can have either.',
    find: 'Look for cells with two candidates, and for the same two again in the same row, column or box.',
  },
  'naked-triplet': {
    what: 'Three cells of a row, column or box have only three digits between them; not every cell needs all three. These digits are used up there.',
    find: 'Take the cells with two or three candidates in a row, column or box: do three of them have only three digits together?',
  },
  'naked-quad': {
    what: 'Four cells of a row, column or box have only four digits between them. These digits are used up there.',
    find: 'Look in rows, columns and boxes with many blank cells for four that have few candidates, and count the digits.',
  },
  'hidden-pair': {
    what: 'In a row, column or box, two digits have only the same two places. These cells hold the two digits, so all their other candidates can be eliminated.',
    find: 'Count the places of each digit in a row, column or box. Two digits with the same two places are the pair, whatever else is in those cells.',
  },
  'hidden-triplet': {
    what: 'In a row, column or box, three digits have only three places between them. These cells hold the three digits, so all their other candidates can be eliminated.',
    find: 'Look for digits with two or three places in a row, column or box: do three of them share three cells?',
  },
  'hidden-quad': {
    what: 'In a row, column or box, four digits have only four places between them. These cells hold the four digits, so all their other candidates can be eliminated.',
    find: 'It is rare; the other blank cells there are a naked set, which is often easier to see.',
  },
  'x-wing': {
    what: `In two rows a digit has only two places each, in the same two columns: the corners of a rectangle. Either way, these rows use up the digit of both columns, so it can be eliminated from the rest of the columns. ${FISH_LINES}`,
    find: 'Take one digit and look for rows with just two places for it. Do two of these rows have them in the same columns? Then look up and down those columns.',
  },
  swordfish: {
    what: `An X-wing with three lines: in three rows a digit can only be in the same three columns. These rows use up the digit of all three columns, so it can be eliminated from the rest of them. ${FISH_LINES}`,
    find: 'Take one digit and look for rows with two or three places for it. Do three of these rows need only three columns between them?',
  },
  jellyfish: {
    what: `An X-wing with four lines: in four rows a digit can only be in the same four columns, so it can be eliminated from the rest of these columns. ${FISH_LINES}`,
    find: 'Take a digit that is still rare on the board, and look for four rows that need only four columns between them.',
  },
  'finned-x-wing': finned('an X-wing'),
  'sashimi-x-wing': sashimi('an X-wing'),
  'finned-swordfish': finned('a swordfish'),
  'sashimi-swordfish': sashimi('a swordfish'),
  'finned-jellyfish': finned('a jellyfish'),
  'sashimi-jellyfish': sashimi('a jellyfish'),
  'xy-wing': {
    what: 'A cell with the candidates 1 and 2, say, sees one with 1 and 3, and one with 2 and 3. Whichever digit the first cell has, one of the other two is 3, so a cell that sees both of them cannot be 3.',
    find: 'Look for cells with two candidates. Take one as the pivot: does it see two others that each share one of its digits, and share a third digit with each other?',
  },
  'xyz-wing': {
    what: 'A cell with the candidates 1, 2 and 3, say, sees one with 1 and 3, and one with 2 and 3. One of the three cells is 3, so a cell that sees all three cannot be 3.',
    find: 'Look for a cell with three candidates that sees two cells with two of them, one of which is in its box. The eliminations are in that box too.',
  },
  'w-wing': {
    what: 'Two cells have the same two candidates, 1 and 2 say, and a row, column or box has only two places for the 1, each seeing one of the two cells. So the cells cannot both be 1; one is 2, and a cell that sees both cannot be 2.',
    find: 'Look for two cells with the same two candidates that do not see each other, then for a line that links them by one of the two digits.',
  },
  'unique-rectangle': {
    what: 'If four cells in two rows, two columns and two boxes held only the same two digits, these could be swapped, and the puzzle would have two solutions. A proper puzzle has only one, so something else must be in these cells. The types differ in what that is.',
    find: 'Look for the same two candidates in three or four corners of a rectangle over two boxes, and at what else is in the corners.',
  },
  'unique-loop': {
    what: 'A unique rectangle with more corners: if a loop of six or more cells held only the same two digits, these could be swapped, and the puzzle would have two solutions.',
    find: 'Look for the same two candidates again and again, and go from one to the next along rows, columns and boxes until you are back.',
  },
  'hidden-rectangle': {
    what: 'A unique rectangle whose corners have more candidates. In the row and the column of one corner, one of the two digits has no place outside the rectangle; so this corner cannot be the other digit, or the two could be swapped.',
    find: 'Look for a corner with just the two digits, go to the opposite one, and see whether a digit is confined to the rectangle in its row and column.',
  },
  'avoidable-rectangle': {
    what: 'A unique rectangle among cells that have been filled in: if none of the four corners is a given, they must not end up with two digits that could be swapped.',
    find: 'Look at digits you have entered: three corners of a rectangle over two boxes hold two digits, and the fourth is blank.',
  },
  bug: {
    what: 'If every blank cell had two candidates and every digit two places in each row, column and box, there would be two solutions or none. So at least one of the few extra candidates is true.',
    find: 'Near the end, when nearly all blank cells have two candidates, look at those with three or more.',
  },
  'bug-plus-one': {
    what: 'Every blank cell has two candidates, except for one that has three. With only two there would be two solutions or none, so that cell takes the digit that appears three times in its row, column and box.',
    find: 'When a single cell with three candidates is left among cells with two, see which of the three appears three times in its row.',
  },
  skyscraper: {
    what: 'Two rows have just two places each for a digit, and one place of each is in the same column. These cannot both be true, so one of the other two is; a cell that sees both of those loses the digit. It works the same with rows and columns swapped.',
    find: 'Take one digit and look for lines with just two places for it. Two of them that meet at one end, but not quite at the other, are the two towers.',
  },
  'two-string-kite': {
    what: 'A row and a column have just two places each for a digit, and one place of each is in the same box. These cannot both be true, so one of the far ends is; the cell that sees both ends loses the digit.',
    find: 'Take one digit and look for a row and a column with just two places for it that meet in a box.',
  },
  'turbot-fish': {
    what: 'Two rows, columns or boxes have just two places each for a digit, and a place of one sees a place of the other. They cannot both be true, so one of the far ends is; a cell that sees both ends loses the digit.',
    find: 'Take one digit, mark wherever it has just two places, and look for two such pairs that meet. Skyscrapers and kites are the best-known kinds.',
  },
  'empty-rectangle': {
    what: 'In a box, all places for a digit are in one row and one column. Another line has just two places for it, one of which lines up with that row or column: if the digit is there, the box has it on its other line.',
    find: 'Look for a box where the places for a digit form a cross or a corner, and a line with two places for it that starts at one arm; the elimination is where the other place meets the other arm.',
  },
  'remote-pair': {
    what: 'A chain of four or more cells with the same two candidates, each seeing the next. Their digits alternate, so a cell that sees one of each kind can be neither.',
    find: 'Look for the same two candidates in many cells, and go from one to the next that it sees, colouring them alternately.',
  },
  'simple-colouring': {
    what: 'Where a row, column or box has just two places for a digit, one is true and the other is not. Such pairs form a network, coloured alternately: all of one colour are true, or all of the other. If two of a colour see each other, that colour is false; a cell that sees both colours loses the digit.',
    find: 'Take one digit, start at any pair of places, and go on from pair to pair, with two colours in turn.',
  },
  'multi-colouring': {
    what: 'Two networks of simple colouring for one digit. If a colour of one sees a colour of the other, they cannot both be true, so one of the opposite colours is: a cell that sees both of those loses the digit.',
    find: 'Colour both networks, each with two colours of its own, and look where they meet.',
  },
  'x-chain': {
    what: 'A chain through places for one digit. Its links say in turn “one of these two is true” and “these two see each other”. So one of the two ends is true, and a cell that sees both loses the digit.',
    find: 'Take one digit. Start with a row, column or box with just two places for it, step from the far one to a place it sees, and go on from there to the next such pair.',
  },
  'xy-chain': {
    what: 'A chain of cells with two candidates, each of which sees the next and shares a digit with it. If the first cell is not the digit in question, the last one is, so a cell that sees both ends cannot be it.',
    find: 'Start at a cell with two candidates and suppose one of them is false: then the other is true, which takes it from the next cell, and so on, until the first digit comes up again.',
  },
  'continuous-nice-loop': {
    what: 'A chain that comes back to where it started, so it holds both ways round. Exactly one side of every link is true, so whatever else sees both sides can be eliminated.',
    find: 'If the ends of a chain see each other, close it: candidates all around the loop may be eliminated.',
  },
  'alternating-inference-chain': {
    what: 'A chain of candidates that says in turn “if this is false, that is true” (strong, a solid line) and “if this is true, that is false” (weak, a dashed line). One of the two ends is true, so whatever contradicts both can be eliminated.',
    find: 'Start at a strong link, which is a cell with two candidates or a row, column or box with two places for a digit, and go on with weak and strong links in turn.',
  },
  'sue-de-coq': {
    what: 'Where a box and a line cross, two or three cells have more candidates than cells. Together with some other cells of the line and of the box they have exactly as many digits as cells: each digit is used up, on the line, in the box, or in both.',
    find: 'Look where a line crosses a box for two cells with four or five candidates; then for a cell of the line and a cell of the box whose candidates are among these, but without a digit in common.',
  },
  'als-xz': {
    what: 'An almost locked set (ALS) is a group of cells with one digit more than cells: take one digit away and the others are fixed. Two such sets share a digit that they cannot both have, so one of them is fixed, and whatever both would eliminate can go.',
    find: 'Look for a cell with two candidates, or two cells with three, and another such set: all places for a digit in one see all its places in the other. Then look for a second digit in common.',
  },
  'als-xy-wing': {
    what: 'Three almost locked sets, groups of cells with one digit more than cells. The middle one cannot give up both digits that it shares with the outer ones, so one of those is fixed, and whatever both would eliminate can go.',
    find: 'It is an XY-wing with groups of cells in place of the three cells.',
  },
  'als-chain': {
    what: 'Several almost locked sets, groups of cells with one digit more than cells, each linked to the next by a digit that they cannot both have. Either the first set is fixed or the last, so whatever both would eliminate can go.',
    find: 'It is an XY-chain with groups of cells in place of the cells.',
  },
  'aligned-pair-exclusion': {
    what: 'Try every combination of digits in two cells. Some leave a cell that both see without any digit. A candidate that appears only in such combinations can be eliminated.',
    find: 'Look for two cells with few candidates that see several cells with two candidates, and rule out the combinations one by one.',
  },
  'aligned-triplet-exclusion': {
    what: 'Try every combination of digits in three cells. Some leave a cell that sees them without any digit. A candidate that appears only in such combinations can be eliminated.',
    find: 'This takes patience, or a computer: look where three cells with few candidates see several cells with two or three.',
  },
  'generalized-x-wing': {
    what: 'An X-wing whose lines may also be boxes: two of them have just two places each for a digit, and these places see each other in pairs. In each pair one is true, so whatever else sees both loses the digit.',
    find: 'Take one digit, look for rows, columns and boxes with just two places for it, and for two of them whose ends see each other on both sides.',
  },
  'bidirectional-x-cycle': {
    what: 'A loop through places for one digit: every other place is true, whichever way round you go. One of any two neighbours on it is true, so whatever sees both can be eliminated.',
    find: 'It is an X-chain that comes back to where it started.',
  },
  'bidirectional-y-cycle': {
    what: 'A loop of cells with two candidates, each sharing a digit with the next: all of them take one of their digits, or all the other. Whatever sees a shared digit on both sides can be eliminated.',
    find: 'It is an XY-chain that comes back to where it started.',
  },
  'bidirectional-cycle': {
    what: 'A loop of candidates, of one digit or several: every other one is true, whichever way round you go. One of any two neighbours on it is true, so whatever contradicts both can be eliminated.',
    find: 'It is a chain that comes back to where it started: if it holds one way round, it also holds the other way.',
  },
  'forcing-x-chain': {
    what: 'Suppose a digit is in a cell, or that it is not, and follow this one digit through rows, columns and boxes with two places for it: the assumption leads to its own opposite. So it was wrong.',
    find: 'Start at a place that sees many others, and follow the digit from pair to pair.',
  },
  'forcing-chain': {
    what: 'Suppose a candidate is true, or that it is false, and follow the consequences step by step, through cells with two candidates and lines with two places: the assumption leads to its own opposite. So it was wrong.',
    find: 'Start at cells with two candidates, and follow both: one of them may come back to contradict itself.',
  },
  'nishio-forcing-chains': {
    what: 'Suppose a digit is in a cell, and follow this one digit: soon a row, column or box has it twice, or nowhere. So it is not in that cell.',
    find: 'Take a digit with many places, put it in one of them in your mind, and cross off what that rules out.',
  },
  'cell-forcing-chains': {
    what: 'Try all candidates of a cell, one after another, and follow the consequences of each. Whatever follows from all of them is true, since one of them is.',
    find: 'Take a cell with two or three candidates that has many cells with two around it, and look for what all its branches agree on.',
  },
  'region-forcing-chains': {
    what: 'Try all places for a digit in a row, column or box, one after another, and follow the consequences of each. Whatever follows from all of them is true, since one of them is.',
    find: 'Take a digit with two or three places in a row, column or box, and look for what all branches agree on.',
  },
  'dynamic-cell-forcing-chains': {
    what: 'Cell forcing chains whose branches may join: what has been ruled out on the way is used again for further steps. The variants also use patterns, such as pairs and fish, or further chains on the way.',
    find: 'These are for computers and for the hardest puzzles; the branches are shown one at a time.',
  },
  'dynamic-region-forcing-chains': {
    what: 'Region forcing chains whose branches may join: what has been ruled out on the way is used again for further steps. The variants also use patterns, such as pairs and fish, or further chains on the way.',
    find: 'These are for computers and for the hardest puzzles; the branches are shown one at a time.',
  },
  'dynamic-contradiction-forcing-chains': {
    what: 'Suppose a candidate is true, or false, and follow all the consequences: in the end something is both true and false. So the assumption was wrong. The variants also use patterns or further chains on the way.',
    find: 'These are for computers and for the hardest puzzles; both ways to the contradiction are shown one at a time.',
  },
  'dynamic-double-forcing-chains': {
    what: 'Suppose a candidate is true, and then that it is false: the same follows from both. So that is true either way. The variants also use patterns or further chains on the way.',
    find: 'These are for computers and for the hardest puzzles; both branches are shown one at a time.',
  },
};

export const enTechniques = {
  about,
  intro: [
    'The small digits in a cell are its candidates: what it can still be. Two cells see each other if they are in the same row, column or box, so they cannot hold the same digit.',
    'Each page has an example, explained as Hint would, and positions to practise.',
  ],
  all: 'All techniques',
  course: 'The course',
  neighbours: 'Other techniques',
  example: 'Example',
  exampleOf: (name: string) => `Example: ${name}`,
  examples: 'Examples',
  /** What the drawing of an example means. */
  legend: {
    placed: 'Double ring: the digit that follows.',
    removed: 'Cross: the candidate is eliminated.',
    strong: 'Solid line: if one end is false, the other is true.',
    weak: 'Dashed line: if one end is true, the other is false.',
    off: 'Red ring: false here, as far as the chain goes.',
    blocker: 'Ring: the digit that rules out the other cells.',
  },
  branch: {
    label: 'Branches of the chain',
    at: (at: number, count: number) => `Branch ${at} of ${count}`,
    previous: 'Previous branch',
    next: 'Next branch',
  },
  practise: (name: string) => `Practise: ${name}`,
  /** Of a chapter of the course. */
  puzzle: 'Puzzle',
  put: 'Put the example on the board',
};

export type TechniqueMessages = typeof enTechniques;
