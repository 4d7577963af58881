/** Puzzles in the format of SudokuPad. */

/** A puzzle of SudokuPad: a dot, a text without a rule, and a thermometer. */
export const DRAWN = {
  cells: Array.from({ length: 4 }, () => [{}, {}, {}, {}]),
  regions: [],
  metadata: { title: 'Drawn', rules: 'Look.' },
  overlays: [
    {
      center: [0.5, 1],
      width: 0.3,
      height: 0.3,
      rounded: true,
      borderColor: '#000000',
      backgroundColor: '#FFFFFF',
    },
    { center: [2.5, 2.5], width: 0.5, height: 0.5, text: 'Q', fontSize: 32 },
  ],
  underlays: [
    {
      center: [3.5, 0.5],
      width: 0.85,
      height: 0.85,
      rounded: true,
      borderColor: '#CFCFCF',
      backgroundColor: '#CFCFCF',
    },
  ],
  lines: [
    {
      wayPoints: [
        [3.5, 0.5],
        [3.5, 2.5],
      ],
      color: '#CFCFCF',
      thickness: 21,
    },
  ],
};
