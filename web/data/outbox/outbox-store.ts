import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isFinal, lacksAccess } from './outbox-rules.ts';

/** What waits to be sent: which call, with what, for whom. Times are ISO 8601. */
export type OutboxRow = {
  /** Order of writing; assigned by the store. */
  seq: number;
  accountId: string;
  call: 'saveAnswer' | 'submitSurvey' | 'saveReviews' | 'savePlanChanges';
  params: Record<string, string>;
  body: unknown;
  writtenAt: string;
  /** The code with which the server rejected it for good; such a row is kept and reported, and blocks no other. */
  deadLetter: string | null;
};

export type NewOutboxRow = Omit<OutboxRow, 'seq' | 'deadLetter'>;

export type OutboxCounts = { waiting: number; deadLetters: number };

/** A row as devices have it since the first version, which named the code of a dead letter `parked`. */
type StoredRow = NewOutboxRow & { parked: string | null };

interface Schema extends DBSchema {
  rows: { key: number; value: StoredRow; indexes: { accountId: string } };
}

export type OutboxStore = ReturnType<typeof outboxStore>;

/**
 * The outbox on this device; all tabs share it. It opens at its first use, and again at the next use after a lost
 * connection. Every call rejects if the browser stores nothing.
 */
export function outboxStore(name = 'outbox') {
  const database = connection(name);

  /** Rows of one account with their keys, oldest first. */
  async function rowsOf(accountId: string): Promise<OutboxRow[]> {
    const rows: OutboxRow[] = [];
    const index = (await database.open()).transaction('rows').store.index('accountId');
    for await (const cursor of index.iterate(accountId)) {
      const { parked, ...value } = cursor.value;
      const deadLetter = parked !== null && isFinal(parked) ? parked : null;
      rows.push({ ...value, seq: cursor.primaryKey, deadLetter });
    }
    return rows;
  }

  return {
    rowsOf,

    /** Resolves when the row is on disk: only then may the screen call it saved. @returns the row's place in the order */
    async add(row: NewOutboxRow): Promise<number> {
      const transaction = (await database.open()).transaction('rows', 'readwrite', { durability: 'strict' });
      const seq = await transaction.store.add({ ...row, parked: null });
      await transaction.done;
      return seq;
    },

    /** The oldest row that may still be sent. */
    async next(accountId: string): Promise<OutboxRow | null> {
      return (await rowsOf(accountId)).find(({ deadLetter }) => deadLetter === null) ?? null;
    },

    async remove(seq: number): Promise<void> {
      await (await database.open()).delete('rows', seq);
    },

    async moveToDeadLetters({ seq, deadLetter: _none, ...value }: OutboxRow, code: string): Promise<void> {
      await (await database.open()).put('rows', { ...value, parked: code }, seq);
    },

    /** Lets rows wait again that were rejected because the person had no access. */
    async retryWithoutAccess(accountId: string): Promise<void> {
      const transaction = (await database.open()).transaction('rows', 'readwrite');
      for await (const cursor of transaction.store.index('accountId').iterate(accountId)) {
        const { parked } = cursor.value;
        if (parked !== null && lacksAccess(parked)) await cursor.update({ ...cursor.value, parked: null });
      }
      await transaction.done;
    },

    async count(accountId: string): Promise<OutboxCounts> {
      const rows = await rowsOf(accountId);
      const deadLetters = rows.filter(({ deadLetter }) => deadLetter !== null).length;
      return { waiting: rows.length - deadLetters, deadLetters };
    },

    /** "Log out and lose them": no row of the person stays on the device. */
    async clear(accountId: string): Promise<void> {
      const transaction = (await database.open()).transaction('rows', 'readwrite', { durability: 'strict' });
      for await (const cursor of transaction.store.index('accountId').iterate(accountId)) {
        await cursor.delete();
      }
      await transaction.done;
    },

    /** Call after a failure: the next use opens a new connection. Some browsers lose a connection without an event. */
    close: database.close,
  };
}

function connection(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  async function connect() {
    return openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('rows', { autoIncrement: true }).createIndex('accountId', 'accountId');
      },
      // Another tab upgrades or deletes the database: close this connection, the next use opens a new one.
      blocking: close,
      terminated: close,
    });
  }

  function close(): void {
    const last = opened;
    opened = null;
    void last?.then(
      (database) => database.close(),
      () => {},
    );
  }

  return {
    open(): Promise<IDBPDatabase<Schema>> {
      opened ??= connect().catch((problem: unknown) => {
        opened = null;
        throw problem;
      });
      return opened;
    },
    close,
  };
}
