import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each built asset. The server compresses pages once it has filled them. */
export async function compressAll(folder: string) {
  for await (const file of glob('assets/*', { cwd: folder })) {
    if (!compressible.test(file)) continue;
    const path = join(folder, file);
    const content = await readFile(path);
    await Promise.all([
      promisify(brotliCompress)(content).then((small) => writeFile(`${path}.br`, small)),
      promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
    ]);
  }
}
