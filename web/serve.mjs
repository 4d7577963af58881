/** Serves a folder on localhost: node serve.mjs FOLDER [PORT]. Port 0 means any free one. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
};

/** Starts a server for the folder; gives it once it listens. */
export async function serve(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      let file = join(root, normalize(path));
      if (file !== root && !file.startsWith(root + sep)) throw new Error('outside');
      if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
      await stat(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      createReadStream(file).pipe(response);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    }
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'build/site', port = '0'] = process.argv.slice(2);
  try {
    const server = await serve(folder, Number(port));
    console.log(`Jiugong is at http://localhost:${server.address().port}/  (Ctrl+C ends it)`);
  } catch (error) {
    console.error(`Cannot serve on port ${port}: ${error.message}`);
    process.exitCode = 1;
  }
}
