import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each built asset. The server compresses pages once it has filled them. */
export async function compressAll(folder: string) {
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(join(assets, file))));
}

async function compress(path: string) {
  const content = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(content).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
