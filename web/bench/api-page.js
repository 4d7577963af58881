/** What api-contestant.mjs asks of the page: it holds puzzles, and solves them again and again. */
window.bench = (() => {
  /** Calls of `solve` that are under way at any time. */
  const IN_FLIGHT = 1000;

  let engine;
  let puzzles = [];

  /** Solves every puzzle `passes` times; `take` is handed each result with its puzzle's index. */
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
    /** What it is. */
    async start() {
      engine = await window.Jiugong.load();
      return `${IN_FLIGHT.toLocaleString('en')} calls in flight, engine on: ${engine.thread}`;
    },

    load(list) {
      puzzles = list;
    },

    /** How many solutions were found in all, and how long that took. */
    async run(limit, passes) {
      let solutions = 0;
      const begin = performance.now();
      await solveAll(limit, passes, ({ count }) => (solutions += count));
      return { seconds: (performance.now() - begin) / 1000, solutions };
    },

    /** The result for each puzzle. */
    async results(limit) {
      const results = [];
      await solveAll(limit, 1, ({ count, solution, guesses }, index) => {
        results[index] = { count, solution, guesses };
      });
      return results;
    },
  };
})();
