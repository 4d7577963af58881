/** The errors of `./dev serve` about unavailable ports, and the help of its commands. */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type * as Serving from '../../serve.mjs';

/** Tests run in web/. */
const serve = (port: string): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['serve.mjs', '.', port], (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

test('a command that is asked for help prints the usage and does no work', () => {
  for (const verb of ['serve', 'bench', 'test']) {
    const told = execFileSync('../dev', [verb, '--help'], { encoding: 'utf8' });
    assert.match(told, /^\.\/dev setup /);
    assert.doesNotMatch(told, /Configuring|Building/);
  }
});

test('rejects an invalid port', async () => {
  for (const port of ['99999', '65536', '-1', 'http']) {
    const { code, stderr } = await serve(port);
    assert.equal(stderr, `Cannot serve on port ${port}: a port is a number from 0 to 65535\n`);
    assert.equal(code, 1);
  }
});

test('reports a port that another program uses', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await serve(String(port));
  other.close();
  assert.match(stderr, /^Cannot serve on port \d+: another program has it; /);
  assert.equal(code, 1);
});

/** Requests a file as a program with these headers does. */
const fetched = (
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ encoding: string | undefined; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'],
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject).end();
  });

test('texts are compressed for browsers that say so, where a person serves the site', async () => {
  // (In a bundle it would take this test for its command line.)
  const module = pathToFileURL(join(process.cwd(), 'serve.mjs')).href;
  const { serve: start } = (await import(module)) as typeof Serving;
  const server = await start(['.'], 0, {}, true);
  const { port } = server.address() as AddressInfo;
  const browser = { 'accept-encoding': 'gzip, deflate, br' };
  const zipped = await fetched(port, '/serve.mjs', browser);
  assert.equal(zipped.encoding, 'gzip');
  assert.ok(gunzipSync(zipped.bytes).equals(readFileSync('serve.mjs')));
  const plain = await fetched(port, '/serve.mjs', {});
  assert.equal(plain.encoding, undefined);
  assert.ok(plain.bytes.equals(readFileSync('serve.mjs')));
  const picture = await fetched(port, '/page.png', browser);
  assert.equal(picture.encoding, undefined);
  server.close();
});
