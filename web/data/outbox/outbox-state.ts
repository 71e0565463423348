import { failuresBeforeOthers } from './outbox-rules.ts';
import type { OutboxCounts, OutboxRow } from './outbox-store.ts';

/** What the status on the screen shows. */
export type OutboxState = OutboxCounts & {
  condition: 'saved' | 'saving' | 'willRetry' | 'signIn';
  /** False if the browser stores nothing: then a row arrives at once or is lost. */
  isDurable: boolean;
  /** Number of rows that could neither be stored nor sent. */
  lost: number;
};

const nothing: OutboxCounts = { waiting: 0, deadLetters: 0 };

/** The state before anything is known. */
export const idle: OutboxState = { ...nothing, condition: 'saved', isDurable: true, lost: 0 };

/** Whether everything is saved, or at least waits on this device. */
export function isSafe({ condition, isDurable, deadLetters, lost }: OutboxState): boolean {
  return deadLetters + lost === 0 && (isDurable || condition === 'saved');
}

/** What an outbox knows besides its rows, which are in the store. */
export type OutboxMemory = {
  readonly shown: OutboxState;
  /** Number of rows that are not on disk yet. */
  readonly writing: number;
  /** Tries without success, one after the other: the pauses grow with them. */
  readonly failures: number;
  /** How often in a row the server failed with the oldest row of a call. */
  readonly serverFailures: ReadonlyMap<OutboxRow['call'], number>;
  /** The access with which rejected rows have had their one more try. */
  readonly retriedWith: string | null;
};

export const newMemory: OutboxMemory = {
  shown: idle,
  writing: 0,
  failures: 0,
  serverFailures: new Map(),
  retriedWith: null,
};

/** The calls whose rows go after all others, because the server fails with the oldest of them. */
export function callsToSendLast({ serverFailures }: OutboxMemory): ReadonlySet<OutboxRow['call']> {
  const calls = [...serverFailures].filter(([, failures]) => failures >= failuresBeforeOthers);
  return new Set(calls.map(([call]) => call));
}

export type OutboxEvent =
  /** A row was handed in; it is on disk with `stored`. */
  | { type: 'added' }
  | { type: 'stored' }
  | { type: 'storeFailed' }
  /** A row that could not be stored has arrived, or is lost. */
  | { type: 'unstoredEnded'; isSent: boolean }
  /** The rows of the account; null if they could not be counted. `condition` holds while something is unsaved. */
  | { type: 'counted'; counts: OutboxCounts | null; condition: OutboxState['condition'] | null }
  | { type: 'failed' }
  | { type: 'serverFailed' | 'serverTook'; call: OutboxRow['call'] }
  /** A row has arrived, or somebody asks for another try at once. */
  | { type: 'failuresEnded' }
  | { type: 'retried'; access: string | null }
  /** The person has given up what was lost. */
  | { type: 'lossAccepted' };

/** What is known after an event. Pure. */
export function nextMemory(memory: OutboxMemory, event: OutboxEvent): OutboxMemory {
  const show = (change: Partial<OutboxState>) => ({ shown: { ...memory.shown, ...change } });
  switch (event.type) {
    case 'added':
      return { ...memory, ...show({ condition: 'saving' }), writing: memory.writing + 1 };
    case 'stored':
      return { ...memory, writing: memory.writing - 1, failures: 0 };
    case 'storeFailed':
      return { ...memory, ...show({ isDurable: false }) };
    case 'unstoredEnded': {
      const lost = memory.shown.lost + (event.isSent ? 0 : 1);
      return { ...memory, ...show({ lost }), writing: memory.writing - 1 };
    }
    case 'counted': {
      const counts = event.counts ?? nothing;
      const isSaved = counts.waiting + memory.writing === 0;
      const condition = isSaved ? 'saved' : (event.condition ?? memory.shown.condition);
      return { ...memory, ...show({ ...counts, condition, isDurable: event.counts !== null }) };
    }
    case 'failed':
      return { ...memory, failures: memory.failures + 1 };
    case 'serverFailed': {
      const failures = (memory.serverFailures.get(event.call) ?? 0) + 1;
      return { ...memory, serverFailures: new Map(memory.serverFailures).set(event.call, failures) };
    }
    case 'serverTook': {
      const serverFailures = new Map(memory.serverFailures);
      serverFailures.delete(event.call);
      return { ...memory, serverFailures };
    }
    case 'failuresEnded':
      return { ...memory, failures: 0 };
    case 'retried':
      return { ...memory, retriedWith: event.access };
    case 'lossAccepted':
      return { ...memory, ...show({ lost: 0 }) };
  }
}
