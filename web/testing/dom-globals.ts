import { webcrypto } from 'node:crypto';
import { type EntryType, performance as timings } from 'node:perf_hooks';

// What browsers have and jsdom has not.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
performance.getEntriesByType = (type) => timings.getEntriesByType(type as EntryType) as PerformanceEntryList;
