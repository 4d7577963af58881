/** The errors of `./dev serve` about unavailable ports, and the help of its commands. */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';

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
    assert.match(told, /^\.\/dev serve \[PORT\] /);
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
