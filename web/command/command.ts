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

async function run(host: Host, program: WebAssembly.Module): Promise<void> {
  await createProgram({
    arguments: process.argv.slice(2),
    host,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(program, imports);
      done(instance);
      return instance.exports;
    },
    quit: (code) => process.exit(code),
  });
}

async function work({ duty, port, bell, startersBell }: ThreadData): Promise<void> {
  const peer = new Peer(port, startersBell);
  try {
    if (duty.name === 'reader') await read(duty.descriptor, peer, duty.errorNumbers);
    else await run(new Host(__filename, duty.program, { peer, bell }), duty.program);
  } catch (error) {
    peer.fail(String(error));
  }
}

async function main(): Promise<void> {
  try {
    const program = new WebAssembly.Module(readFileSync(join(__dirname, 'jiugong.wasm')));
    await run(new Host(__filename, program), program);
  } catch (error) {
    process.stderr.write(`jiugong: ${String(error)}\n`);
    process.exit(BROKEN);
  }
}

if (isMainThread) void main();
else void work(workerData as ThreadData);
