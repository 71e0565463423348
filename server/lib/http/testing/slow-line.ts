import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { listenOn } from '#server/testing/listen-on.ts';

/** A server whose responses arrive as over a slow line: 64 kB every 50 ms. */
export async function listenOnSlowLine(
  running: Parameters<typeof buildApp>[0],
  deadlineMs: number,
): Promise<string> {
  const app = await buildApp(running, deadlineMs);
  onTestFinished(() => app.close());
  app.server.on('connection', (socket: Socket) => {
    const write = socket._write.bind(socket);
    Object.assign(socket, { _writev: null });
    socket._write = (chunk, encoding, done) => void sleep(50).then(() => write(chunk, encoding, done));
  });
  return listenOn(app);
}
