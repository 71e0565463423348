import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listen } from './careless-server.ts';

/** A folder for each beginning of an address, the longest beginning first. */
type Roots = readonly (readonly [prefix: string, folder: string])[];

/** Serves whatever file an address leads to, lists folders, and takes ranges as they come, one byte short. */
export function startCarelessFiles(roots: Roots): Promise<string> {
  return listen(
    createServer(async ({ url = '/', headers }, response) => {
      try {
        const content = await findCarelessly(roots, url);
        if (content === null) return response.writeHead(404).end();
        const [, first, last] = /(\d+)-(\d*)/.exec(headers.range ?? '') ?? [];
        if (first === undefined) return response.writeHead(200).end(content);
        const range = `bytes ${first}-${last}/${content.length}`;
        response.writeHead(206, { 'content-range': range });
        return response.end(content.subarray(Number(first), Number(last)));
      } catch {
        return response.writeHead(500).end();
      }
    }),
  );
}

/** Every way in which servers have read an address; the first one that leads to a file or folder counts. */
async function findCarelessly(roots: Roots, url: string): Promise<Buffer | null> {
  const address = decodeAgain(url.replace(/^\w+:\/\/[^/]+/, '').replaceAll(/%c0%af/gi, '/'))
    .replaceAll('\\', '/')
    .replace(/\0.*/, '')
    .replace(/^\/+/, '/');
  for (const read of [address, address.replaceAll('../', ''), address.replaceAll('..;', '..')]) {
    const [prefix, folder] = roots.find(([beginning]) => read.startsWith(beginning)) ?? [];
    if (prefix === undefined || folder === undefined) continue;
    const path = resolve(folder, read.slice(prefix.length));
    const names = await readdir(path).catch(() => null);
    const content = names ? Buffer.from(names.join('\n')) : await readFile(path).catch(() => null);
    if (content) return content;
  }
  return null;
}

function decodeAgain(text: string): string {
  const decoded = decodeURIComponent(text);
  return decoded === text ? text : decodeAgain(decoded);
}
