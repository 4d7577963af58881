/** A gate that pauses a job while it is closed. */
import type { ManyRun } from '../../../engine/jiugong';

export class Gate {
  #isClosed = false;
  #waiting: (() => void)[] = [];
  /** A run with a pause of its own, which the gate controls. */
  #run: Pick<ManyRun, 'pause' | 'resume'> | null = null;

  /** Pauses and resumes this run with the gate from now on. */
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
