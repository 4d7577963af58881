/** What a work passes where it can wait. */
import type { ManyRun } from '../../engine/jiugong';

export class Gate {
  #isClosed = false;
  #waiting: (() => void)[] = [];
  /** What waits at gates of its own. */
  #run: Pick<ManyRun, 'pause' | 'resume'> | null = null;

  /** From now on this run pauses and goes on with the gate. */
  follow(run: Pick<ManyRun, 'pause' | 'resume'>): void {
    this.#run = run;
    if (this.#isClosed) run.pause();
  }

  close(): void {
    this.#isClosed = true;
    this.#run?.pause();
  }

  open(): void {
    this.#isClosed = false;
    this.#run?.resume();
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Resolves once the gate is open. */
  async pass(): Promise<void> {
    while (this.#isClosed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
