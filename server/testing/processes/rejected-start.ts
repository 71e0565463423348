import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { type ServerProcess, waitForExit } from './server-process.ts';

/** What a process that may not start says: one message, and no place in the code. */
export async function rejectionOf(server: ServerProcess): Promise<string> {
  server.stdout.resume();
  const [output, exitCode] = await Promise.all([text(server.stderr), waitForExit(server)]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(exitCode).toBe(1);
  return output.trim();
}
