/** The page side of api-contestant.mjs: holds puzzles and solves them repeatedly. */
window.bench = (() => {
  /** The number of concurrent calls of `solve`. */
  const IN_FLIGHT = 1000;

  let engine;
  let puzzles = [];

  /**
   * Solves every puzzle `passes` times; `take` receives each result with the index of its puzzle.
   */
  async function solveAll(limit, passes, take) {
    const calls = passes * puzzles.length;
    let next = 0;
    const lane = async () => {
      while (next < calls) {
        const index = next++ % puzzles.length;
        take(await engine.solve(puzzles[index], { limit }), index);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  }

  return {
    /** Starts the engine; returns a description of the setting. */
    async start() {
      engine = await window.Jiugong.load();
      return `${IN_FLIGHT.toLocaleString('en')} calls in flight, engine on: ${engine.thread}`;
    },

    load(list) {
      puzzles = list;
    },

    /** Returns the number of solutions found and the seconds it took. */
    async run(limit, passes) {
      let solutions = 0;
      const begin = performance.now();
      await solveAll(limit, passes, ({ count }) => (solutions += count));
      return { seconds: (performance.now() - begin) / 1000, solutions };
    },

    /** Returns the result of each puzzle. */
    async results(limit) {
      const results = [];
      await solveAll(limit, 1, ({ count, solution, guesses }, index) => {
        results[index] = { count, solution, guesses };
      });
      return results;
    },
  };
})();
