import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is made once and sent often, with its compressed forms. */
export type Encoded = { readonly plain: Buffer; readonly br: Buffer; readonly gzip: Buffer };

/** Compresses as far as Brotli can, off the event loop: half a second for the whole game. */
export async function encode(text: string): Promise<Encoded> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { plain, br, gzip: gzipped };
}

/** Sends the shortest form that the client accepts. The caller sets `vary`. */
export function sendEncoded(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, br, gzip: gzipped }: Encoded,
): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipped);
  return reply.send(plain);
}
