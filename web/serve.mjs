/** Serves a folder on localhost: node serve.mjs FOLDER [PORT]. Port 0 picks a free port. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mts': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Explanations for system errors about a port. */
const REASONS = {
  EACCES: 'the system keeps it for itself; choose one from 1024 on',
  EADDRINUSE: 'another program has it; choose another, or none for a free one',
};

/** Finds the file for a path in the first folder that has it; throws if none does. */
async function find(folders, path) {
  for (const folder of folders) {
    let file = join(folder, normalize(path));
    if (file !== folder && !file.startsWith(folder + sep)) continue;
    const found = await stat(file).catch(() => null);
    if (found?.isDirectory()) file = join(file, 'index.html');
    if (found?.isFile() || (await stat(file).catch(() => null))?.isFile()) return file;
  }
  throw new Error('not found');
}

/** Whether the file is a text, which the browser takes compressed. */
const isZipped = (request, file) =>
  /^(text|application|image\/svg)/.test(TYPES[extname(file)]) &&
  /\bgzip\b/.test(request.headers['accept-encoding']);

/**
 * Serves several folders on localhost, earlier ones first, and the paths of `answers` by a function
 * each; resolves to the server once it listens. With `zip` texts are compressed, as hosts of sites do.
 */
export async function serve(folders, port = 0, answers = {}, zip = false) {
  const roots = folders.map((folder) => resolve(folder));
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (Object.hasOwn(answers, pathname)) return answers[pathname](request, response);
      const file = await find(roots, decodeURIComponent(pathname));
      const zipped = zip && isZipped(request, file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
        ...(zipped ? { 'content-encoding': 'gzip' } : {}),
        ...(zip ? { vary: 'accept-encoding' } : {}),
      });
      const bytes = createReadStream(file);
      (zipped ? bytes.pipe(createGzip()) : bytes).pipe(response);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    }
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  return server;
}

/** Does that for a person, who gives the port: tells the address, or why there is none. */
export async function serveOrExplain(folders, port = '0', answers = {}) {
  try {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
      throw new Error('a port is a number from 0 to 65535');
    }
    const server = await serve(folders, Number(port), answers, true);
    console.log(`Jiugong is at http://localhost:${server.address().port}/  (Ctrl+C ends it)`);
  } catch (error) {
    console.error(`Cannot serve on port ${port}: ${REASONS[error.code] ?? error.message}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'build/site', port] = process.argv.slice(2);
  await serveOrExplain([folder], port);
}
