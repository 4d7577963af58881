/** The asking side of the protocol that bench/README.md describes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running program that is asked and answers line by line. */
export class Contestant {
  #child;
  #lines;
  #ended;
  #loaded;
  #host;

  /** What it says of itself, once `introduce` was called. */
  about = '';

  /**
   * Starts `command` with `args`, or, without them, as a line for the shell. `host` is what runs it,
   * where it cannot tell that itself.
   */
  constructor(name, command, args, host) {
    this.name = name;
    this.#host = host;
    const stdio = ['pipe', 'pipe', 'inherit'];
    this.#child =
      args === undefined ? spawn(command, { stdio, shell: true }) : spawn(command, args, { stdio });
    // A program that ends early is noticed by the answer it does not give.
    this.#child.stdin.on('error', () => {});
    this.#ended = once(this.#child, 'close').catch(() => {});
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async #nextLine() {
    const { done, value } = await this.#lines.next();
    if (done) throw new Error(`${this.name} ended without an answer.`);
    return value.trim();
  }

  /** The words of the answer to `question`, which may be of several lines. */
  async ask(question) {
    this.#child.stdin.write(`${question}\n`);
    const line = await this.#nextLine();
    return line.split(/\s+/);
  }

  /** Like `ask`, for an answer that must begin with `word`; the rest of its words. */
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

  /** Our own sets and jobs. */
  async catalogue() {
    return JSON.parse((await this.ask('catalogue')).join(' '));
  }

  /** The puzzles of one of our own sets. */
  async make(set) {
    const [count] = await this.#expect('puzzles', `make ${set}`);
    const puzzles = [];
    while (puzzles.length < Number(count)) puzzles.push(await this.#nextLine());
    return puzzles;
  }

  /** Hands over puzzles, unless they are those handed over last. */
  async load(puzzles) {
    if (this.#loaded === puzzles) return;
    await this.#expect('ready', `puzzles ${puzzles.length}\n${puzzles.join('\n')}`);
    this.#loaded = puzzles;
  }

  /** The total of guesses, and how many of the loaded puzzles take none; or the first fault. */
  async check(limit) {
    const [word, ...rest] = await this.ask(`check ${limit}`);
    if (word === 'bad') {
      return { fault: { index: Number(rest[0]) - 1, why: rest.slice(1).join(' ') } };
    }
    if (word !== 'checked') throw new Error(`${this.name} cannot check its answers.`);
    return { guesses: Number(rest[0]), unguessed: Number(rest[1]) };
  }

  /** Seconds from the question to its answer, and the number answered; null where unsupported. */
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

  /** Lets the program end, and waits until it has. */
  close() {
    this.#child.stdin.end();
    return this.#ended;
  }
}
