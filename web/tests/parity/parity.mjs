/**
 * The questions of native_tests/parity, answered by the shipped module. On every platform the
 * answers must equal the recorded native ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// This may be bundled, so it cannot use its own path.
const root = join(process.cwd(), '..');

function linesOf(...path) {
  return readFileSync(join(root, ...path), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Reads the questions in shards of one kind, by name. */
function readShards() {
  const shards = new Map();
  for (const line of linesOf('build', 'parity_questions.txt')) {
    const tab = line.indexOf('\t');
    const name = line.slice(0, tab);
    if (!shards.has(name)) shards.set(name, []);
    shards.get(name).push(line.slice(tab + 1));
  }
  return shards;
}

/** The 64-bit FNV-1a hash of lines, each followed by a line end. */
function digestOf(lines) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * Returns the names of the shards with a question or an answer that differs from the native one;
 * `answer` returns the answers to a list of questions.
 */
export async function differingShards(answer) {
  const found = new Map();
  // A shard at a time: browsers' drivers limit the time of a call.
  for (const [name, questions] of readShards()) {
    found.set(name, `${digestOf(questions)} ${digestOf(await answer(questions))}`);
  }
  return linesOf('native_tests', 'parity', 'digests.txt')
    .map((line) => ({ digests: line.slice(0, 33), name: line.slice(34) }))
    .filter(({ digests, name }) => digests !== found.get(name))
    .map(({ name }) => name);
}

/** Answers questions by the API. It is sent to pages, so it must be self-contained. */
export async function answerAll(questions, load = globalThis.Jiugong.load) {
  const engine = await load();
  // A made puzzle as the module tells it, which knows the number of givens by its older name alone.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const asMade = async (result) => {
    const { givens, ...made } = await result;
    return givens === made.clues ? made : { ...made, givens };
  };
  const methods = {
    solve: (limit, puzzle) => engine.solve(puzzle, { limit: Number(limit) }),
    async many(format, limit, puzzles) {
      const lines = puzzles.replaceAll('|', '\n');
      const { bytes } = await engine.solveMany(lines, { format, limit: Number(limit), workers: 1 });
      return new TextDecoder().decode(bytes).replaceAll('\n', '|');
    },
    candidates: async (puzzle) => Array.from(await engine.candidates(puzzle)),
    contradiction: (puzzle) => engine.contradiction(puzzle),
    difference: (puzzle) => engine.difference(puzzle),
    canonical: (puzzle) => engine.canonical(puzzle),
    generate: (seed, givens, symmetry, minimal, attempts) =>
      asMade(
        engine.generate({
          seed,
          givens: givens === '0' ? undefined : Number(givens),
          symmetry,
          minimal: minimal === 'minimal',
          attempts: Number(attempts),
        }),
      ),
    generateRated(seed, level, technique, lowest, highest, givens, symmetry, minimal, effort) {
      const others = {
        seed,
        givens: givens === '0' ? undefined : Number(givens),
        symmetry,
        minimal: minimal === 'minimal',
        effort: Number(effort),
      };
      if (level !== '') return asMade(engine.generate({ level, ...others }));
      if (technique !== '') return asMade(engine.generate({ technique, ...others }));
      const er = [Number(lowest) / 10, Number(highest) / 10];
      return asMade(engine.generate({ er, ...others }));
    },
    async regions(limit, text) {
      return engine.solveRegions({ ...(await engine.readRegions(text)), limit: Number(limit) });
    },
    async regionQuestions(text) {
      const puzzle = await engine.readRegions(text);
      return [
        await engine.regionCandidates(puzzle),
        await engine.regionDifference(puzzle),
        await engine.regionContradiction(puzzle),
      ];
    },
    generateRegions: (preset, rules, seed, givens, irregular, minimal) =>
      engine.generateRegions({
        preset,
        rules: rules === '' ? [] : rules.split(','),
        seed,
        givens: givens === '-1' ? undefined : Number(givens),
        irregular: irregular === 'irregular',
        minimal: minimal === 'minimal',
        attempts: 5,
      }),
    async text(format, puzzle) {
      return engine.solveText(await engine.writeText(puzzle, { format }));
    },
    untwist: (rows, cols, tiles, turns, seed, effort) =>
      engine.untwist({
        rows: Number(rows),
        cols: Number(cols),
        tiles: tiles.split(',').map(Number),
        turns,
        seed,
        effort: Number(effort),
      }),
    rotate: (puzzle, turns, limit) => engine.rotateSudoku({ puzzle, turns, limit: Number(limit) }),
    tripods: (grid, turns, seed, effort) =>
      engine.nineTripods({ grid, turns, seed, effort: Number(effort) }),
    async photo(width, height, greys) {
      const data = new Uint8Array(4 * greys.length).fill(255);
      for (let i = 0; i < greys.length; ++i)
        data.fill(17 * parseInt(greys[i], 16), 4 * i, 4 * i + 3);
      const picture = { data, width: Number(width), height: Number(height) };
      const { problem, others = [], ...first } = await engine.readPhoto(picture);
      const found = problem === null ? [first, ...others] : [];
      // The module writes numbers in a row.
      const grids = found.map(({ corners: _, crossings, chances, status, conflicts, ...rest }) => ({
        ...rest,
        crossings: crossings.flatMap(({ x, y }) => [x, y]),
        chances: chances.flat(),
        status,
        conflicts,
      }));
      return { problem: problem ?? '', grids };
    },
    rate: (puzzle) => engine.rate(puzzle),
    explain: (limit, puzzle) => engine.explain(puzzle, { limit: Number(limit) }),
    hint: (style, givens, digits, marks) =>
      engine.hint({ givens, digits, marks: marks.split(',').map(Number) }, { style }),
    steps: (style, givens, digits, marks) =>
      engine.steps({ givens, digits, marks: marks.split(',').map(Number) }, { style }),
    async position(format, givens, digits, marks) {
      const position = { givens, digits, marks: marks.split(',').map(Number) };
      // The engine's JSON has line ends as numbers.
      const text = JSON.stringify(await engine.writePosition(position, { format }));
      return text.replaceAll('\\n', '\\u000a');
    },
    async rating(puzzles) {
      const lines = puzzles.replaceAll('|', '\n');
      const { bytes } = await engine.solveMany(lines, { format: 'rating', workers: 1 });
      return new TextDecoder().decode(bytes).replaceAll('\n', '|');
    },
  };
  const answer = async (question) => {
    const [method, ...values] = question.split('\t');
    const result = await methods[method](...values);
    return typeof result === 'string'
      ? result
      : JSON.stringify(result, (key, value) => (key === 'micros' ? undefined : value));
  };
  const answers = [];
  const atOnce = 20;
  for (let at = 0; at < questions.length; at += atOnce) {
    answers.push(...(await Promise.all(questions.slice(at, at + atOnce).map(answer))));
  }
  engine.close();
  return answers;
}
