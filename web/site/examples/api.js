// jiugong.js defines `Jiugong`. Modules can import { load } from jiugong.mjs instead.
export async function run(print) {
  const engine = await Jiugong.load();
  const { puzzle, seed } = await engine.generate({ symmetry: 'rotate180' });
  print(await engine.writeText(puzzle, { format: 'boxed' }));
  const { status, guesses, solution } = await engine.solve(puzzle);
  print(`${status}, guesses: ${guesses}, seed: ${seed}\n`);
  print(await engine.writeText(solution, { format: 'boxed' }));
  engine.close();
}
