import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Does it when the running test ends or, outside of tests, when their file does. `afterAll` alone is ignored in silence
 * within a test.
 */
export function atTheEnd(undo: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(undo);
  else afterAll(undo);
}
