/** Example puzzles, one for each preset and all with one solution, and the groups of presets. */
import { CLASSIC } from '../../../board/layout';
import { boardOf, type Board } from '../../../board/state';
import type { RegionPresetName } from '../../../api/engine';

const X_CELLS = '..4..56......6...11...........7.2.5..8.....2..6.1.4...........53...7......59..3..';

/** In the text format of the engine. */
export const EXAMPLES: Readonly<Record<RegionPresetName, string>> = {
  '4x4': '4x4; rows; columns; boxes 2x2; cells .3....2..1....4.',
  '6x6': '6x6; rows; columns; boxes 2x3; cells ..41.21..4.3...3....3...4.5..13.12..',
  '8x8':
    '8x8; rows; columns; boxes 2x4; ' +
    'cells ...2..8.7...45..3.........24735..68514.........8..31...5.7..8...',
  '9x9':
    '9x9; rows; columns; boxes 3x3; ' +
    'cells ...6.78.......86..9.8...1...9.4...1..7.8.9.3..5...6.2...3...4.1..97.......45.3...',
  '10x10':
    '10x10; rows; columns; boxes 2x5; ' +
    'cells .62......A..89..2...9....56...6..5.371......7...9558...7......67A.9..2...49....1' +
    '...A..85..1......A7.',
  '12x12':
    '12x12; rows; columns; boxes 3x4; ' +
    'cells 69..1..57......52.A..34...2.7....5.B2.6...9..C..8....1.........1AB.7..3..A..3.81' +
    '9.........4....C..B..C...4.AC.4....8.B...75..3.2C......35..C..28',
  '16x16':
    '16x16; rows; columns; boxes 4x4; ' +
    'cells 3..F9.....8..G.554D.....6...F.72E7.2B54...D.3..9....1...C54.ED...1..5..6GA7..E..' +
    '...CA.E1.2..57.8......G.9......3..BE2D.7......G..2......A.9B45..B......9.G......4.56..' +
    'F.87.D9.....9..1A24..C..D...G5.69A...7....1..4.E...6257.8D86.B...5.....3AFC.E..2.....4' +
    'G..6',
  '25x25':
    '25x25; rows; columns; boxes 5x5; ' +
    'cells ...3......1JE6.9HDO...7.A.A7.L.9..P....4J.1...I5N.I.5.NE....C7.8L.43G.D.9HO.EJ1.' +
    '.7.C8D9O..5NB..3.F.....D.G...MB52IN7...816..EK....5...L..JHO.2.....3..H..6O.3.8.PB.N..' +
    'A.5.M.1.FN.B.2..EM...5LA3G..4.H.OJL.CI....6H8..4.1E..K...2..7..G9B...M1F.EDO...I..A.E3' +
    'M.FBI.N......P.H..LG8.C..8L.D.9.24M.E.6.K...A..BO16..C87..H.D.9..NBA..MF32..H...F.E.I.' +
    'A58.L.G.O6..A.IN5..J.O......F.3EH.P9D.K..6...739.HBP...NCF..M..H...4..F1.A..IG8....DO.' +
    'KCN.5.K..JD7GL...MF..9.2.H1.E.M.A.5..O.D6.P.H.73..L..G.....9.FE4..O...D....N7..AC6...9' +
    'G48F3K...J.5.....4.3..B25..MJ1HD.6..7LC.96H.D.43G.2N.5B....7E.K.M.MKE...C.7O....N..P.G' +
    '.43.5.N...K1EJ.LI7C......9...',
  x: `9x9; rows; columns; boxes 3x3; diagonals; cells ${X_CELLS}`,
  windoku:
    '9x9; rows; columns; boxes 3x3; region r2c2-r4c4; region r2c6-r4c8; region r6c2-r8c4; ' +
    'region r6c6-r8c8; ' +
    'cells .3...4..........9.......6.41.7...4...6..5..3...9...2.62.3.......7..........1...6.',
  disjoint:
    '9x9; rows; columns; boxes 3x3; ' +
    'regions ABCABCABCDEFDEFDEFGHIGHIGHIABCABCABCDEFDEFDEFGHIGHIGHIABCABCABCDEFDEFDEFGHIGHI' +
    'GHI; ' +
    'cells ..1.....99...435........2.......7.9..75...63..9.6.......8........975...85.....7..',
  'anti-knight':
    '9x9; rows; columns; boxes 3x3; anti-knight; ' +
    'cells ......7..5...3.......8....3..17...................41..2....8.......6...1..5......',
  'anti-king':
    '9x9; rows; columns; boxes 3x3; anti-king; ' +
    'cells .......15..3...4.......9..75..74.................25..17..9.......1...6..42.......',
  'non-consecutive':
    '9x9; rows; columns; boxes 3x3; non-consecutive; ' +
    'cells ...............7............74.9.................2.63............2...............',
  jigsaw:
    '9x9; rows; columns; ' +
    'regions ABBBBBCCCAAABBCCCDAAABECCCDFAABEDDDDFFEEEEEDDFFFFEGHHDFIIIEGHHHFIIIGGHHHIIIGGG' +
    'GGH; ' +
    'cells .......6...5.......1...8.561..9...8....8.7....2...5..479.5...3.......1...6.......',
  toroidal:
    '9x9; rows; columns; ' +
    'regions AABBCDEEAABBBDDEFAGBBDDDFFAGBHDDFFFGGHHDIFFGGHHHIIFCGGHHIIICCGEHAIICCCEEAAIBCC' +
    'EEE; ' +
    'cells ........9.....1.....2...19......7..6.........4..2......39...7.....5.....1........',
  killer:
    '9x9; rows; columns; boxes 3x3; cage 24 r1c1 r1c2 r1c3 r2c2; cage 3 r1c4-r1c5; ' +
    'cage 10 r1c6-r2c6; cage 20 r1c7 r1c8 r1c9 r2c7; cage 11 r2c1-r3c1; cage 12 r2c3-r4c3; ' +
    'cage 20 r2c4 r2c5 r3c5; cage 4 r2c8-r2c9; cage 3 r3c2-r4c2; cage 7 r3c4; ' +
    'cage 13 r3c6-r3c7; cage 27 r3c8-r4c9; cage 18 r4c1 r5c1 r5c2; ' +
    'cage 22 r4c4 r5c3 r5c4 r6c3; cage 16 r4c5-r4c6; cage 18 r4c7 r5c6 r5c7 r6c6; ' +
    'cage 11 r5c5 r6c4 r6c5; cage 6 r5c8-r5c9; cage 9 r6c1-r7c1; cage 16 r6c2 r7c2 r7c3 r8c3; ' +
    'cage 12 r6c7-r6c8; cage 7 r6c9-r7c9; cage 13 r7c4-r8c4; cage 27 r7c5-r7c8; ' +
    'cage 24 r8c1-r9c2; cage 14 r8c5-r9c5; cage 4 r8c6-r9c6; cage 9 r8c7-r9c7; ' +
    'cage 8 r8c8-r9c8; cage 11 r8c9-r9c9; cage 6 r9c3-r9c4',
};

export type Group = 'sizes' | 'rules' | 'jigsaw' | 'killer';

/** The presets in groups, in the order of the menu. */
export const GROUPS: Readonly<Record<Group, readonly RegionPresetName[]>> = {
  sizes: ['4x4', '6x6', '8x8', '9x9', '10x10', '12x12', '16x16', '25x25'],
  rules: ['x', 'windoku', 'disjoint', 'anti-knight', 'anti-king', 'non-consecutive'],
  jigsaw: ['jigsaw', 'toroidal'],
  killer: ['killer'],
};

/** The preset after another one in the menu, where the first follows the last, and what is no preset. */
export function presetAfter(preset: RegionPresetName | null): RegionPresetName {
  const all = Object.values(GROUPS).flat();
  const next = preset === null ? 0 : all.indexOf(preset) + 1;
  return all[next % all.length]!;
}

/** The example `x`, which is available before the engine. */
export const FIRST_BOARD: Board = boardOf(
  Array.from(X_CELLS, (sign) => (sign === '.' ? null : Number(sign))),
  { ...CLASSIC, preset: 'x', rules: { ...CLASSIC.rules, diagonals: true } },
);
