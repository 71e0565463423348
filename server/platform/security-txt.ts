import type { FastifyInstance } from 'fastify';
import { dayMs } from '#server/lib/clock.ts';
import type { Services } from '#server/services/services.ts';

/** RFC 9116 recommends less than a year. */
const expiresAfterDays = 180;

/** Serves the address for reports of vulnerabilities (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Services): void {
  const path = '/.well-known/security.txt';
  app.get(path, (_request, reply) => {
    const expires = new Date(clock.now().getTime() + expiresAfterDays * dayMs);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${config.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(config.publicUrl ? [`Canonical: ${new URL(path, config.publicUrl).href}`] : []),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\r\n')}\r\n`);
  });
}
