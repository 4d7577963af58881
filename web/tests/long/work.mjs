/**
 * The jobs of the long tests, for Node and for pages: each function is self-contained, since a page
 * gets its text. `Jiugong` is the API.
 */

/** Makes this many calls to solve, a thousand of them in flight. */
export async function solve(Jiugong, puzzle, calls) {
  const engine = await Jiugong.load();
  for (let done = 0; done < calls; done += 1000) {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => engine.solve(puzzle)));
    if (answers.some(({ status }) => status !== 'unique')) throw new Error('a wrong answer');
  }
  engine.close();
}

/** Solves a file of this many lines. */
export async function solveFile(Jiugong, puzzle, lines) {
  const engine = await Jiugong.load();
  const file = new TextEncoder().encode(`${puzzle}\n`.repeat(lines));
  let written = 0;
  const write = (bytes) => void (written += bytes.length);
  const { unique } = await engine.solveMany(file, { format: 'solution', write });
  if (unique !== lines || written !== 82 * lines) throw new Error('wrong answers');
  engine.close();
}

/** Starts endless searches and aborts them, at once or a moment later, ten at a time. */
export async function abort(Jiugong, blank, times) {
  const engine = await Jiugong.load();
  for (let done = 0; done < times; done += 10) {
    const controller = new AbortController();
    const { signal } = controller;
    const searches = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0
        ? engine.count(blank, { limit: Infinity, signal })
        : engine.generate({ clues: 17, attempts: Infinity, signal }),
    );
    if (done % 20 === 0) await new Promise((later) => setTimeout(later, 1));
    controller.abort();
    const ends = await Promise.allSettled(searches);
    if (ends.some(({ reason }) => reason?.name !== 'AbortError')) throw new Error('not aborted');
  }
  engine.close();
}

/** Loads the engine, makes a call and closes it, repeatedly. */
export async function open(Jiugong, puzzle, times) {
  for (let done = 0; done < times; ++done) {
    const engine = await Jiugong.load();
    if ((await engine.solve(puzzle)).status !== 'unique') throw new Error('a wrong answer');
    engine.close();
  }
}

/**
 * Returns the milliseconds from the signal to the end of an endless search, and to the answer of
 * the next call.
 */
export async function stop(Jiugong, puzzle, blank) {
  const engine = await Jiugong.load();
  const measured = {};
  const empty = await engine.regionPreset('25x25');
  const searches = {
    count: (signal) => engine.count(blank, { limit: Infinity, signal }),
    generate: (signal) => engine.generate({ clues: 17, attempts: Infinity, signal }),
    untwist: (signal) =>
      engine.untwist({
        rows: 10,
        cols: 10,
        tiles: Array.from({ length: 100 }, (_, tile) => 100 - tile),
        signal,
      }),
    nineTripods: (signal) =>
      engine.nineTripods({ grid: '123456789'.repeat(9), effort: 1e12, signal }),
    solveRegions: (signal) => engine.solveRegions({ ...empty, limit: Infinity, signal }),
    solveMany: (signal) =>
      engine.solveMany(new TextEncoder().encode(`${puzzle}\n`.repeat(2_000_000)), { signal }),
    generateMany: (signal) => engine.generateMany({ amount: Infinity, signal }),
  };
  for (const [name, search] of Object.entries(searches)) {
    const controller = new AbortController();
    const end = search(controller.signal).then(
      () => 'ended by itself',
      (error) => error.name,
    );
    await new Promise((later) => setTimeout(later, 300));
    const start = performance.now();
    controller.abort();
    const how = await end;
    const ended = performance.now() - start;
    await engine.solve(puzzle);
    measured[name] = { how, ended, answered: performance.now() - start };
  }
  engine.close();
  return measured;
}
