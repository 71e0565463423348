import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileHash } from '#content/hashes.ts';

const media = fileURLToPath(new URL('../../content/media/', import.meta.url));

/** A bare file name, without a path to another folder. */
const fileName = /^[\w-]+(\.[\w-]+)+$/;

/**
 * Serves clips, captions and pictures with ranges. A file whose address has 8 digits of its hash as `v` never changes and
 * is cached forever; with another `v`, or without one, the browser revalidates by ETag (docs/product-decisions.md#clip-addresses).
 */
export async function serveClips(app: FastifyInstance, folder = media): Promise<void> {
  const isVersionOf = createVersions(folder);
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    '/files/assets/:file',
    async ({ params: { file }, query: { v } }, reply) => {
      const forever = typeof v === 'string' && (await isVersionOf(file, v));
      return reply.sendFile(file, folder, { maxAge: forever ? '365d' : 0, immutable: forever, etag: true });
    },
  );
}

/** Checks whether a text is the version of a file. Each file is read once, and again after it has changed. */
function createVersions(folder: string): (file: string, version: string) => Promise<boolean> {
  const known = new Map<string, { changedAt: number; version: string }>();
  return async (file, version) => {
    if (!fileName.test(file)) return false;
    const path = join(folder, file);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return false;
    const cached = known.get(file);
    if (cached?.changedAt === found.mtimeMs) return cached.version === version;
    const current = { changedAt: found.mtimeMs, version: fileHash(await readFile(path)).slice(0, 8) };
    known.set(file, current);
    return current.version === version;
  };
}
