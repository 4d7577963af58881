/** The client side of the protocol that bench/README.md describes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running program that answers requests line by line. */
export class Contestant {
  #child;
  #lines;
  #ended;
  #loaded;
  #host;

  /** Its description of itself, once `introduce` was called. */
  about = '';

  /**
   * Starts `command` with `args`, or as a shell command line if there are no `args`. `host` is the
   * runtime that executes it, if the program cannot report that itself.
   */
  constructor(name, command, args, host) {
    this.name = name;
    this.#host = host;
    const stdio = ['pipe', 'pipe', 'inherit'];
    this.#child =
      args === undefined ? spawn(command, { stdio, shell: true }) : spawn(command, args, { stdio });
    // The missing answer reveals that a program has ended early.
    this.#child.stdin.on('error', () => {});
    this.#ended = once(this.#child, 'close').catch(() => {});
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async #nextLine() {
    const { done, value } = await this.#lines.next();
    if (done) throw new Error(`${this.name} ended without an answer.`);
    return value.trim();
  }

  /** Returns the words of the answer to `question`, which may have several lines. */
  async ask(question) {
    this.#child.stdin.write(`${question}\n`);
    const line = await this.#nextLine();
    return line.split(/\s+/);
  }

  /** Like `ask`, for an answer that must begin with `word`; returns its other words. */
  async #expect(word, question) {
    const [first, ...rest] = await this.ask(question);
    if (first === word) return rest;
    const asked = question.split('\n', 1)[0];
    throw new Error(`${this.name} answered "${asked}" with "${[first, ...rest].join(' ')}".`);
  }

  async introduce() {
    const about = (await this.ask('about')).join(' ');
    this.about = this.#host === undefined ? about : `${about}, ${this.#host}`;
  }

  /** Returns the built-in sets and jobs. */
  async catalogue() {
    return JSON.parse((await this.ask('catalogue')).join(' '));
  }

  /** Returns the puzzles of a built-in set. */
  async make(set) {
    const [count] = await this.#expect('puzzles', `make ${set}`);
    const puzzles = [];
    while (puzzles.length < Number(count)) puzzles.push(await this.#nextLine());
    return puzzles;
  }

  /** Sends puzzles, unless they are the ones sent last. */
  async load(puzzles) {
    if (this.#loaded === puzzles) return;
    await this.#expect('ready', `puzzles ${puzzles.length}\n${puzzles.join('\n')}`);
    this.#loaded = puzzles;
  }

  /**
   * Returns the total number of guesses and the number of loaded puzzles without guesses; throws
   * the first error.
   */
  async check(limit) {
    const [word, ...rest] = await this.ask(`check ${limit}`);
    if (word === 'bad') {
      return { fault: { index: Number(rest[0]) - 1, why: rest.slice(1).join(' ') } };
    }
    if (word !== 'checked') throw new Error(`${this.name} cannot check its answers.`);
    return { guesses: Number(rest[0]), unguessed: Number(rest[1]) };
  }

  /**
   * Returns the seconds from request to answer, and the number in the answer; null if unsupported.
   */
  async time(question) {
    const begin = performance.now();
    const [word, number] = await this.ask(question);
    const seconds = (performance.now() - begin) / 1000;
    if (word === 'unsupported') return null;
    if (word !== 'done' || !/^\d+$/.test(number)) {
      throw new Error(`${this.name} answered "${question}" with "${word} ${number ?? ''}".`);
    }
    return { seconds, answer: BigInt(number) };
  }

  /** Ends the program and waits for its exit. */
  close() {
    this.#child.stdin.end();
    return this.#ended;
  }
}
