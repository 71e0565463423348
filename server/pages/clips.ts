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
    async ({ params: { file }, query: { v }, raw: { headers } }, reply) => {
      if (headers.range !== undefined && !isReadable(headers.range)) delete headers.range;
      const forever = typeof v === 'string' && (await isVersionOf(file, v));
      return reply.sendFile(file, folder, { maxAge: forever ? '365d' : 0, immutable: forever, etag: true });
    },
  );
}

/** A range that cannot be read is ignored (RFC 9110, section 14.2); the file sender would reject it. */
function isReadable(range: string): boolean {
  const [unit, parts] = range.split('=', 2);
  if (unit?.trim() !== 'bytes' || parts === undefined) return false;
  return parts.split(',').every((part) => {
    const [, from = '', to = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? [];
    if (from === '' || to === '') return from !== to;
    return Number(from) <= Number(to);
  });
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
