/** Messages between threads that wait for one another, without returning to their event loops. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';

export interface Message {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/** What a thread waits on: others count here what they have sent to it. */
export type Bell = Int32Array;

export const newBell = (): Bell => new Int32Array(new SharedArrayBuffer(4));

/** One end of the connection of two threads. */
export class Peer {
  constructor(
    readonly port: MessagePort,
    /** That of the other thread. */
    private readonly bell: Bell,
  ) {}

  send(number: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.port.postMessage({ number, bytes }, [bytes.buffer]);
    this.ring();
  }

  /** The thread has broken down. */
  fail(reason: string): void {
    this.port.postMessage({ reason });
    this.ring();
  }

  /** The next message, if one has arrived. */
  receive(): Message | undefined {
    const message = receiveMessageOnPort(this.port)?.message as
      (Message & { reason?: string }) | undefined;
    if (message?.reason !== undefined) throw new Error(message.reason);
    return message;
  }

  private ring(): void {
    Atomics.add(this.bell, 0, 1);
    Atomics.notify(this.bell, 0);
  }
}

/** Waits until its bell has rung since the last time. */
export class Waiter {
  private seen = 0;

  constructor(readonly bell: Bell) {}

  wait(): void {
    Atomics.wait(this.bell, 0, this.seen);
    this.seen = Atomics.load(this.bell, 0);
  }
}
