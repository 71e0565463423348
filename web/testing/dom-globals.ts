import { webcrypto } from 'node:crypto';
import { performance as timings } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll } from 'vitest';

// What browsers have and jsdom has not: keys and hashes, and the times of a page.
for (const [name, value] of Object.entries({ crypto: webcrypto, performance: timings }))
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });

/** What a page has begun in its database ends before its browser does. */
afterAll(() => setTimeout(30));
