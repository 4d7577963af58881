/** What batch.mjs asks of the page: it holds a file of puzzles, and solves it on some workers. */
window.bench = (() => {
  /** Milliseconds after which the page's thread is asked whether it is free. */
  const ASK = 5;

  let engine;
  let file;

  return {
    async start() {
      engine = await window.Jiugong.load();
    },

    /** A file with so many lines, of these over and over. */
    load(puzzles, lines) {
      const text = puzzles.map((puzzle) => `${puzzle}\n`);
      const times = Math.floor(lines / text.length);
      const rest = text.slice(0, lines % text.length).join('');
      file = new Blob([...Array.from({ length: times }, () => text.join('')), rest]);
    },

    /** How long it took, what there was, and for how long the page's thread could do nothing else. */
    async run(workers) {
      let busiest = 0;
      let asked = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        busiest = Math.max(busiest, now - asked - ASK);
        asked = now;
      }, ASK);
      const begin = performance.now();
      let size = 0;
      const write = (bytes) => (size += bytes.length);
      const { puzzles, unique } = await engine.solveMany(file, { workers, write, reuse: true });
      const seconds = (performance.now() - begin) / 1000;
      clearInterval(timer);
      return { seconds, puzzles, unique, size, busiest };
    },
  };
})();
