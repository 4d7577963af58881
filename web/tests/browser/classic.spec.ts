import type { SolveResult, TextResult } from '../../engine/jiugong';
import { EXAMPLES, FAMOUS } from '../../page/panels/solve/examples';
import { expect, test } from './fixtures';
import * as puzzles from './puzzles';
import type { SudokuPage } from './sudoku-page';

const solveText = ({ page }: SudokuPage, text: string): Promise<TextResult> =>
  page.evaluate(async (data) => (await window.Jiugong!.load()).solveText(data), text);

const solve = ({ page }: SudokuPage, puzzle: string): Promise<SolveResult> =>
  page.evaluate(async (data) => (await window.Jiugong!.load()).solve(data), puzzle);

test('classic inputs give exactly the classic outputs', async ({ sudoku }) => {
  const answers: readonly [question: string, answer: string][] = [
    [puzzles.QUESTION_MARKS, puzzles.QUESTION_MARKS_SOLVED],
    [puzzles.POJ, puzzles.POJ_SOLVED],
    [puzzles.asJson(puzzles.FIRST), puzzles.asJson(puzzles.FIRST_SOLVED)],
  ];
  for (const [question, answer] of answers) {
    expect((await solveText(sudoku, question)).text).toBe(answer);
  }
});

test('inputs with several solutions give a valid one in the same format', async ({ sudoku }) => {
  const questions: readonly [question: string, status: string][] = [
    [puzzles.ZEROS, 'unique'],
    ['000000000\n'.repeat(9), 'multiple'],
  ];
  for (const [question, status] of questions) {
    const { text, results } = await solveText(sudoku, question);
    expect(text).toMatch(/^(?:[1-9]{9}\n){9}$/);
    expect(puzzles.isSolved(puzzles.boardOf(text))).toBe(true);
    expect(results).toMatchObject([{ status }]);
  }
});

test('the examples match their names', async ({ sudoku }) => {
  for (const { puzzle } of FAMOUS) expect((await solve(sudoku, puzzle)).status).toBe('unique');
  for (const { puzzle, text } of EXAMPLES) {
    const { results } = await solveText(sudoku, text);
    expect(results).toMatchObject([{ puzzle }]);
  }
});
