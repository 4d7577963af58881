/** A killer of 6 × 6 cells in the engine's notation, as the element writes it, and its solution. */
export const KILLER =
  '6x6; rows; columns; boxes 2x3; cage 9 r1c1 r2c1; cage 10 r1c2 r1c3 r2c2; ' +
  'cage 7 r1c4 r1c5; cage 10 r1c6 r2c6; cage 6 r2c3 r3c3; cage 9 r2c4 r2c5 r3c4; ' +
  'cage 7 r3c1 r4c1 r5c1; cage 14 r3c2 r4c2 r4c3; cage 8 r3c5 r3c6; cage 5 r4c4 r4c5; ' +
  'cage 8 r4c6 r5c6; cage 7 r5c2 r5c3; cage 5 r5c4 r5c5; cage 7 r6c1 r6c2; ' +
  'cage 9 r6c3 r6c4; cage 5 r6c5 r6c6';
export const KILLER_SOLVED = '341256652134134562265413416325523641';
