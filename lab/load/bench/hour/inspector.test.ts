import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openInspector } from './inspector.ts';

test('the heap of another process is counted without its garbage', async () => {
  const program = `globalThis.kept = Array.from({ length: 1e6 }, (_, n) => ({ n }));
    setInterval(() => (globalThis.garbage = Array.from({ length: 1e5 }, (_, n) => ({ n }))), 5);`;
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', '-e', program]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stderr, 'data');
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(String(line))?.[1]);
  const inspector = await openInspector(port);
  onTestFinished(() => inspector.close());
  expect(await inspector.evaluate('6 * 7')).toBe(42);
  await expect(inspector.evaluate('nothing.there')).rejects.toThrow('nothing.there failed');
  const before = await inspector.heapInUse();
  await inspector.evaluate('void (globalThis.kept = null)');
  expect(before - (await inspector.heapInUse())).toBeGreaterThan(10_000_000);
});
