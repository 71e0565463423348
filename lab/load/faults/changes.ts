import type { Change } from './fault.ts';

/** Protections that several controls take away. */

export const synchronousCommit: Change = {
  file: 'server/lib/database/pool.ts',
  find: "'set random_page_cost = 1.1;',",
  replace: "'set random_page_cost = 1.1;', 'set synchronous_commit = off;',",
};

export const connectionListener: Change = {
  file: 'server/lib/database/pool.ts',
  find: "  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));\n",
  replace: '',
};

export const outagesAreBusy: Change = {
  file: 'server/lib/http/errors.ts',
  find: "if (code === 'busy' || (code === 'unknown' && outageOf(error))) return busy();",
  replace: "if (code === 'busy') return busy();",
};

export const durableFiles: Change = {
  file: 'server/lib/database/embedded/launcher.ts',
  find: 'const { durable = true, onProgress',
  replace: 'const { durable = false, onProgress',
};
