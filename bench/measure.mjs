/** Who measures what, how often, and in which order. */

/**
 * One row group of the table: a set of puzzles to solve, or a job.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {number} items what one pass over it does: puzzles; for a job 1
 * @property {string[]} [puzzles] of a set
 * @property {number} [limit] solutions to count in each puzzle; 2 proves it unique
 */

/** A set of puzzles as a task. */
export function setTask(name, puzzles, limit) {
  return { name, items: puzzles.length, puzzles, limit };
}

/** A job of our own programs as a task. */
export function jobTask(name) {
  return { name, items: 1 };
}

/** Runs `passes` passes; seconds and the answer, or null where the program cannot. */
async function run(contestant, task, passes) {
  if (task.puzzles === undefined) return contestant.time(`job ${task.name} ${passes}`);
  await contestant.load(task.puzzles);
  return contestant.time(`run ${task.limit} ${passes}`);
}

/**
 * Warms up, and finds how many passes take at least about `seconds`. V8 compiles WebAssembly twice,
 * at first quickly and then well: only what has run for a while shows its speed.
 */
async function calibrate(contestant, task, seconds) {
  let passes = 1;
  for (let spent = 0; ;) {
    const result = await run(contestant, task, passes);
    spent += result.seconds;
    const wished = Math.max(1, Math.ceil((passes * seconds) / result.seconds));
    if (spent >= 2 * seconds && wished <= 2 * passes) return wished;
    passes = Math.min(wished, 8 * passes);
  }
}

/** Answers that all programs must agree on: a pass over a set, the first items of a job. */
const samplePasses = (task) => (task.puzzles === undefined ? 10 : 1);

/** Throws unless the answers of a task's programs are the same. */
function compareAnswers(entries) {
  const [first, ...others] = entries;
  for (const { task, contestant, answer } of others) {
    if (answer === first.answer) continue;
    throw new Error(
      `${task.name}: ${contestant.name} answers ${answer}, ${first.contestant.name} ${first.answer}.`,
    );
  }
}

/** Makes one of our own programs check its answers; how many guesses they took. */
async function check(contestant, task) {
  if (task.puzzles === undefined) return undefined;
  await contestant.load(task.puzzles);
  const { fault, ...guesses } = await contestant.check(task.limit);
  if (fault === undefined) return guesses;
  const puzzle = task.puzzles[fault.index];
  throw new Error(`${task.name}: the puzzle ${puzzle} ${fault.why} (${contestant.name}).`);
}

/** Prepares the programs that take part in a task, each with its number of passes a round. */
async function enter({ contestants, own, task, seconds }) {
  const entries = [];
  for (const contestant of contestants) {
    const isOwn = own.includes(contestant);
    if (!isOwn && task.puzzles === undefined) continue;
    const guesses = isOwn ? await check(contestant, task) : undefined;
    const sample = await run(contestant, task, samplePasses(task));
    if (sample === null) continue;
    const passes = await calibrate(contestant, task, seconds);
    entries.push({ task, contestant, passes, guesses, answer: sample.answer, seconds: [] });
  }
  compareAnswers(entries);
  return entries;
}

/**
 * Measures every task with every contestant, in `rounds` rounds of all tasks, in each of which the
 * contestants take turns: what slows the machine down for a while slows all alike. Each round of a
 * contestant takes at least about `seconds`. `own` are those of the contestants that are ours: they
 * know the jobs, and check their answers, each once, before anything is timed.
 *
 * @returns for each task and contestant, in this order, the seconds a pass took in each round
 */
export async function measure({ contestants, own, tasks, rounds, seconds, onProgress }) {
  const entries = [];
  for (const task of tasks) {
    onProgress(`warming up: ${task.name}`);
    entries.push(...(await enter({ contestants, own, task, seconds })));
  }
  for (let round = 1; round <= rounds; ++round) {
    onProgress(`round ${round} of ${rounds}`);
    for (const { task, contestant, passes, seconds: spent } of entries) {
      const result = await run(contestant, task, passes);
      spent.push(result.seconds / passes);
    }
  }
  onProgress('');
  return entries;
}
