import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs `undo` when the running test ends or, outside of tests, when their file ends. Within a test `afterAll` would be
 * silently ignored.
 */
export function onTeardown(undo: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(undo);
  else afterAll(undo);
}
