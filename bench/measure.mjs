/** The schedule of the measurements: programs, repetitions and order. */

/**
 * One row group of the table: a set of puzzles to solve, or a job.
 *
 * @typedef {object} Task
 * @property {string} name
 * @property {number} items work of one pass: puzzles, or 1 for a job
 * @property {string[]} [puzzles] of a set
 * @property {number} [limit] solutions to count in each puzzle; 2 proves it unique
 */

/** Returns a set of puzzles as a task. */
export function setTask(name, puzzles, limit) {
  return { name, items: puzzles.length, puzzles, limit };
}

/** Returns a job of our own programs as a task. */
export function jobTask(name) {
  return { name, items: 1 };
}

/**
 * Runs `passes` passes; returns seconds and answer, or null if the program does not support the
 * task.
 */
async function run(contestant, task, passes) {
  if (task.puzzles === undefined) return contestant.time(`job ${task.name} ${passes}`);
  await contestant.load(task.puzzles);
  return contestant.time(`run ${task.limit} ${passes}`);
}

/**
 * Warms up, and determines the number of passes that take at least about `seconds`. V8 compiles
 * WebAssembly twice, first quickly and then with optimisation, so only code that has run for a
 * while shows its speed.
 */
async function calibrate(contestant, task, seconds) {
  let passes = 1;
  for (let spent = 0; ;) {
    const result = await run(contestant, task, passes);
    spent += result.seconds;
    const needed = Math.max(1, Math.ceil((passes * seconds) / result.seconds));
    if (spent >= 2 * seconds && needed <= 2 * passes) return needed;
    passes = Math.min(needed, 8 * passes);
  }
}

/**
 * The passes whose answers must be equal for all programs: one over a set, the first items of a
 * job.
 */
const samplePasses = (task) => (task.puzzles === undefined ? 10 : 1);

/** Throws unless all programs give the same answers to a task. */
function compareAnswers(entries) {
  const [first, ...others] = entries;
  for (const { task, contestant, answer } of others) {
    if (answer === first.answer) continue;
    throw new Error(
      `${task.name}: ${contestant.name} answers ${answer}, ${first.contestant.name} ${first.answer}.`,
    );
  }
}

/** Makes one of our own programs check its answers; returns the number of guesses. */
async function check(contestant, task) {
  if (task.puzzles === undefined) return undefined;
  await contestant.load(task.puzzles);
  const { fault, ...guesses } = await contestant.check(task.limit);
  if (fault === undefined) return guesses;
  const puzzle = task.puzzles[fault.index];
  throw new Error(`${task.name}: the puzzle ${puzzle} ${fault.why} (${contestant.name}).`);
}

/**
 * The entries without those of another commit that does a job in another way, such as making other puzzles of a seed:
 * their times say nothing.
 */
function withoutOtherWork(entries, before) {
  const [first] = entries;
  return entries.filter(
    ({ task, contestant, answer }) =>
      task.puzzles !== undefined || answer === first.answer || !before.includes(contestant.name),
  );
}

/** Prepares the programs that take part in a task, each with its number of passes per round. */
async function enter({ contestants, own, before = [], task, seconds }) {
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
  const comparable = withoutOtherWork(entries, before);
  compareAnswers(comparable);
  return comparable;
}

/**
 * Measures every task with every contestant, in `rounds` rounds of all tasks. In each round the
 * contestants take turns, so that temporary slowdowns of the machine affect all alike. Each round
 * of a contestant takes at least about `seconds`. `own` are our own contestants: they support the
 * jobs, and check their answers once before anything is timed. `before` are the names of those of another commit, which
 * are left out of jobs that they do in another way.
 *
 * @returns for each task and contestant, in this order, the seconds per pass in each round
 */
export async function measure({ contestants, own, before, tasks, rounds, seconds, onProgress }) {
  const entries = [];
  for (const task of tasks) {
    onProgress(`warming up: ${task.name}`);
    entries.push(...(await enter({ contestants, own, before, task, seconds })));
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
