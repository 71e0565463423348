import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const mediaFolder = fileURLToPath(new URL('../../content/media/', import.meta.url));

/** The file that an address of the content leads to. */
export const stillName = (address: string) => basename(new URL(address, 'http://localhost').pathname);

/** The path of a still; null if the film is older than the stills: then the words have no picture. */
export function stillFile(name: string): string | null {
  const file = join(mediaFolder, name);
  return existsSync(file) ? file : null;
}
