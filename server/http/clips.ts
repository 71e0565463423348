import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { getClip } from '#contract/platform.ts';
import { describeRoute } from './openapi.ts';

const media = fileURLToPath(new URL('../../content/media/', import.meta.url));

/**
 * Serves clips, captions and pictures with ranges. An address with `v` (8 digits of the file's hash) never changes
 * and is kept for ever; without it the browser asks again by ETag (decision G8).
 */
export async function serveClips(app: FastifyInstance, folder = media): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/files/assets/:file',
    { schema: describeRoute(getClip) },
    (request, reply) => {
      const forever = request.query.v !== undefined;
      return reply.sendFile(request.params.file, folder, {
        maxAge: forever ? '365d' : 0,
        immutable: forever,
        etag: true,
      });
    },
  );
}
