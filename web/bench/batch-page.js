/** The page side of batch.mjs: holds a file of puzzles and solves it with a number of workers. */
window.bench = (() => {
  /** Milliseconds between two checks whether the page's thread is free. */
  const CHECK_INTERVAL = 5;

  let engine;
  let file;

  return {
    async start() {
      engine = await window.Jiugong.load();
    },

    /** Creates a file of `lines` lines that repeats these puzzles. */
    load(puzzles, lines) {
      const text = puzzles.map((puzzle) => `${puzzle}\n`);
      const times = Math.floor(lines / text.length);
      const rest = text.slice(0, lines % text.length).join('');
      file = new Blob([...Array.from({ length: times }, () => text.join('')), rest]);
    },

    /**
     * Returns the duration, the totals, and the longest time for which the page's thread was busy.
     */
    async run(options) {
      let busiest = 0;
      let checked = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        busiest = Math.max(busiest, now - checked - CHECK_INTERVAL);
        checked = now;
      }, CHECK_INTERVAL);
      const begin = performance.now();
      let size = 0;
      const write = (bytes) => (size += bytes.length);
      const { puzzles, unique } = await engine.solveMany(file, { ...options, write, reuse: true });
      const seconds = (performance.now() - begin) / 1000;
      clearInterval(timer);
      return { seconds, puzzles, unique, size, busiest };
    },
  };
})();
