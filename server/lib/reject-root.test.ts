import { expect, test } from 'vitest';
import { rejectRoot } from './reject-root.ts';

test.each([
  { is: 'root in the sandbox', sandbox: true, allowRoot: false, userId: 0 },
  { is: 'root with ALLOW_ROOT', sandbox: false, allowRoot: true, userId: 0 },
  { is: 'a user of its own', sandbox: false, allowRoot: false, userId: 1000 },
])('the server runs as $is', ({ userId, ...config }) => {
  expect(() => rejectRoot(config, userId)).not.toThrow();
});

test('outside the sandbox root is rejected, with the way out', () => {
  expect(() => rejectRoot({ sandbox: false, allowRoot: false }, 0)).toThrow(/as root.*ALLOW_ROOT=true/);
});
