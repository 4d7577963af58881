/** The program `jiugong` of the package: cli/ as WebAssembly. Its threads run this script as well. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import createProgram from 'jiugong:command';
import { Host, type ThreadData } from './host';
import { read } from './reader';
import { Peer } from './thread';

/** The exit code where the program itself breaks down, as when memory runs out: that of broken files. */
const BROKEN = 3;

/** Runs the program; `exit` ends its thread. */
async function run(
  host: Host,
  program: WebAssembly.Module,
  exit: (code: number) => never,
): Promise<void> {
  await createProgram({
    arguments: process.argv.slice(2),
    host,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports);
      done(instance);
      return instance.exports;
    },
    quit(code, cause) {
      // (Besides an exit this is told of what was thrown.)
      if (cause instanceof Error) throw cause;
      exit(code);
    },
  });
}

async function work({ duty, port, bell, startersBell }: ThreadData): Promise<void> {
  const peer = new Peer(port, startersBell);
  try {
    if (duty.name === 'reader') await read(duty.descriptor, peer, duty.errorNumbers);
    else {
      await run(new Host(__filename, duty.program, { peer, bell }), duty.program, (code) => {
        // Its starter waits for an answer, and does not notice that a thread has ended.
        peer.fail(`a thread of the program has ended with exit code ${String(code)}`);
        process.exit(code);
      });
    }
  } catch (error) {
    peer.fail(String(error));
  }
}

async function main(): Promise<void> {
  try {
    const program = new WebAssembly.Module(readFileSync(join(__dirname, 'jiugong.wasm')));
    await run(new Host(__filename, program), program, (code) => process.exit(code));
  } catch (error) {
    process.stderr.write(`jiugong: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(BROKEN);
  }
}

if (isMainThread) void main();
else void work(workerData as ThreadData);
