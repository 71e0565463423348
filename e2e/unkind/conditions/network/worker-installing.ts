import type { Condition } from '../../condition.ts';

/** The first visit: the worker is installed while the page is used. */
export const workerInstalling: Condition = {
  use: { serviceWorkers: 'allow' },
  expectedErrors: /Failed to load resource/,
  ways: { 'in the first seconds of its life': {} },
};
