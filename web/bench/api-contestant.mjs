/** The API in a browser page, as a contestant of bench/measure.mjs. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, '..', '..', 'build', 'site');

/**
 * Finds the first puzzle without exactly one solution that extends it, in the form that measure.mjs
 * expects.
 */
function findFault(puzzles, results) {
  for (const [index, { count, solution }] of results.entries()) {
    if (count === 0) return { index, why: 'has no solution' };
    if (count > 1) return { index, why: 'has several solutions' };
    const extended = [...puzzles[index]].every((cell, i) => cell === '.' || cell === solution[i]);
    if (!extended) return { index, why: 'was answered with another' };
  }
  return undefined;
}

export class ApiContestant {
  name = 'Chromium';
  about = '';
  #browser;
  #server;
  #page;
  #puzzles;

  /** `browser` is a Playwright browser. */
  constructor(browser) {
    this.#browser = browser;
  }

  async introduce() {
    this.#server = await serve([site, here]);
    this.#page = await this.#browser.newPage();
    await this.#page.goto(`http://127.0.0.1:${this.#server.address().port}/api.html`);
    const setting = await this.#page.evaluate(() => window.bench.start());
    this.about = `${this.#browser.version()}, ${setting}`;
  }

  async load(puzzles) {
    if (this.#puzzles === puzzles) return;
    await this.#page.evaluate((list) => window.bench.load(list), puzzles);
    this.#puzzles = puzzles;
  }

  /**
   * Returns the total of guesses and the number of loaded puzzles without guesses, or the first
   * fault.
   */
  async check(limit) {
    const results = await this.#page.evaluate((max) => window.bench.results(max), limit);
    const fault = findFault(this.#puzzles, results);
    if (fault !== undefined) return { fault };
    return {
      guesses: results.reduce((sum, result) => sum + result.guesses, 0),
      unguessed: results.filter((result) => result.guesses === 0).length,
    };
  }

  /**
   * Runs `run LIMIT PASSES` in the page; returns the seconds it took and the number of solutions.
   */
  async time(question) {
    const [limit, passes] = question.split(' ').slice(1).map(Number);
    const { seconds, solutions } = await this.#page.evaluate(
      ([max, times]) => window.bench.run(max, times),
      [limit, passes],
    );
    return { seconds, answer: BigInt(solutions) };
  }

  async close() {
    await this.#page?.close();
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}
