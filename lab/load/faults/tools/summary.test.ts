import { expect, test } from 'vitest';
import { summarize } from './summary.ts';

test('a run succeeds only if nothing failed and nothing was left out, and it names what was and why', () => {
  const powerCut = { name: 'power-cut', obstacle: () => 'needs root to mount a disk' };
  const skipped = { fault: powerCut, verdict: 'skipped' } as const;
  const passed = { fault: { name: 'mail-down' }, verdict: 'passed' } as const;
  const failed = { fault: { name: 'mail-slow' }, verdict: 'failed' } as const;
  expect(summarize([passed])).toEqual({ lines: ['1 passed, 0 failed, 0 skipped'], exitCode: 0 });
  expect(summarize([passed, failed])).toEqual({ lines: ['1 passed, 1 failed, 0 skipped'], exitCode: 1 });
  expect(summarize([passed, skipped])).toEqual({
    lines: ['not tried: power-cut, which needs root to mount a disk', '1 passed, 0 failed, 1 skipped'],
    exitCode: 1,
  });
});
