import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type File = { url: string; revision: string | null };

const patterns = ['assets/*.{js,css,woff2,svg,webp}', 'icon.svg', 'manifest.webmanifest'];
const mostBytes = 2 * 1024 ** 2;

/** The built files that the service worker stores. Those in assets/ have the hash of their content in their name. */
export function precacheList(folder: string): File[] {
  return globSync(patterns, { cwd: folder })
    .sort()
    .map((url) => {
      const content = readFileSync(join(folder, url));
      if (content.length > mostBytes) throw new Error(`${url} is too large to be stored on every device.`);
      const revision = url.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
      return { url, revision };
    });
}

/** The service worker with the list in the one place where it reads it. */
export function withPrecacheList(worker: string, folder: string): string {
  const [before, after, ...others] = worker.split('self.__WB_MANIFEST');
  if (after === undefined || others.length > 0)
    throw new Error('The worker must read its list in one place.');
  return before + JSON.stringify(precacheList(folder)) + after;
}
