import { webcrypto } from 'node:crypto';
import { performance as timings } from 'node:perf_hooks';

// What browsers have and jsdom has not: keys and hashes, and the times of a page.
for (const [name, value] of Object.entries({ crypto: webcrypto, performance: timings }))
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
