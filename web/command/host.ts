/** What the program asks of the system: cli/node/host.h says what each function does. */
import { fstatSync, openSync, statSync, writeSync } from 'node:fs';
import * as os from 'node:os';
import { isatty } from 'node:tty';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type Bell, type Message, newBell, Peer, Waiter } from './thread';

/** By name, such as ENOENT; they are those of the program, not of the system. */
type ErrorNumbers = Readonly<Record<string, number>>;

/** What a thread does, as it is told when it starts. */
type Duty =
  | { readonly name: 'program'; readonly program: WebAssembly.Module }
  | { readonly name: 'reader'; readonly descriptor: number; readonly errorNumbers: ErrorNumbers };

export interface ThreadData {
  readonly duty: Duty;
  readonly port: import('node:worker_threads').MessagePort;
  /** Of the thread, and of the one that has started it. */
  readonly bell: Bell;
  readonly startersBell: Bell;
}

/** How long to wait where a file cannot take what is written, in milliseconds. */
const PAUSE = 5;

/** The exit code of a program whose reader has gone: that of the signal SIGPIPE, as a shell tells it. */
const BROKEN_PIPE = 141;

interface Thread {
  readonly peer: Peer;
  readonly worker: Worker | undefined;
  /** A message that arrived() has seen; take() takes it. */
  next: Message | undefined;
}

export class Host {
  private readonly waiter: Waiter;
  private readonly threads: Thread[] = [];
  private current: Thread | undefined;
  number = 0;

  constructor(
    private readonly script: string,
    private readonly program: WebAssembly.Module,
    /** The thread that has started this one. */
    starter?: { readonly peer: Peer; readonly bell: Bell },
  ) {
    this.waiter = new Waiter(starter?.bell ?? newBell());
    if (starter) this.threads.push({ peer: starter.peer, worker: undefined, next: undefined });
    this.isStarted = starter !== undefined;
  }

  readonly isStarted: boolean;

  startProgram(): number {
    return this.start({ name: 'program', program: this.program });
  }

  startReader(name: Uint8Array, errorNumbers: ErrorNumbers): number {
    const path = textOf(name);
    try {
      const descriptor = path === '-' ? 0 : openSync(path, 'r');
      return this.start({ name: 'reader', descriptor, errorNumbers: { ...errorNumbers } });
    } catch (error) {
      return -numberOf(error, errorNumbers);
    }
  }

  private start(duty: Duty): number {
    const { port1, port2 } = new MessageChannel();
    const bell = newBell();
    const workerData: ThreadData = { duty, port: port2, bell, startersBell: this.waiter.bell };
    const worker = new Worker(this.script, {
      workerData,
      argv: process.argv.slice(2),
      transferList: [port2],
    });
    this.threads.push({ peer: new Peer(port1, bell), worker, next: undefined });
    return this.threads.length - 1;
  }

  stop(thread: number): void {
    void this.threads[thread]!.worker?.terminate();
  }

  send(thread: number, number: number, bytes: Uint8Array<ArrayBuffer>): void {
    this.threads[thread]!.peer.send(number, bytes);
  }

  arrived(number: number): number {
    const thread = this.threads[number]!;
    thread.next ??= thread.peer.receive();
    if (!thread.next) return -1;
    this.current = thread;
    this.number = thread.next.number;
    return thread.next.bytes.length;
  }

  /** The bytes of the message that arrived() has told. */
  take(): Uint8Array {
    const { bytes } = this.current!.next!;
    this.current!.next = undefined;
    return bytes;
  }

  wait(): void {
    this.waiter.wait();
  }

  write(descriptor: number, bytes: Uint8Array, errorNumbers: ErrorNumbers): number {
    for (;;) {
      try {
        return writeSync(descriptor, bytes);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        // (Node ignores the signal.)
        if (code === 'EPIPE') process.exit(BROKEN_PIPE);
        if (code !== 'EAGAIN') return -numberOf(error, errorNumbers);
        Atomics.wait(newBell(), 0, 0, PAUSE);
      }
    }
  }

  isTerminal(descriptor: number): boolean {
    return isatty(descriptor);
  }

  fileSize(name: Uint8Array): number {
    const path = textOf(name);
    try {
      const status = path === '-' ? fstatSync(0) : statSync(path);
      return status.isFile() ? status.size : 0;
    } catch {
      return 0;
    }
  }

  processors(): number {
    // (availableParallelism() is of Node 18.14.)
    return Math.max(1, (os.availableParallelism ?? (() => os.cpus().length))());
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function numberOf(error: unknown, errorNumbers: ErrorNumbers): number {
  return errorNumbers[(error as NodeJS.ErrnoException).code ?? ''] ?? errorNumbers['EIO']!;
}
