import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What waits to be sent: which call, with what, for whom. Times are ISO 8601. */
export type OutboxRow = {
  /** Order of writing; given by the store. */
  seq: number;
  accountId: string;
  call: 'saveAnswer' | 'submitSurvey';
  params: Record<string, string>;
  body: unknown;
  writtenAt: string;
  /** Why the server refused it for good; such a row is kept and reported, and no longer in the way. */
  parked: string | null;
};

export type NewOutboxRow = Omit<OutboxRow, 'seq' | 'parked'>;

export type OutboxCounts = { waiting: number; parked: number };

interface Schema extends DBSchema {
  rows: { key: number; value: Omit<OutboxRow, 'seq'>; indexes: { accountId: string } };
}

export type OutboxStore = ReturnType<typeof outboxStore>;

/**
 * The outbox on this device; every tab shares it. Opened at its first use, and again at the next one when the
 * connection was lost. Everything rejects where the browser keeps nothing.
 */
export function outboxStore(name = 'outbox') {
  const database = connection(name);

  /** Rows of one account with their keys, oldest first. */
  async function rowsOf(accountId: string): Promise<OutboxRow[]> {
    const rows: OutboxRow[] = [];
    const index = (await database.open()).transaction('rows').store.index('accountId');
    for await (const cursor of index.iterate(accountId)) {
      rows.push({ ...cursor.value, seq: cursor.primaryKey });
    }
    return rows;
  }

  return {
    rowsOf,

    /** On disk when it resolves: only then may the screen say so. @returns the row's place in the order */
    async add(row: NewOutboxRow): Promise<number> {
      const transaction = (await database.open()).transaction('rows', 'readwrite', { durability: 'strict' });
      const seq = await transaction.store.add({ ...row, parked: null });
      await transaction.done;
      return seq;
    },

    /** The oldest row that may still be sent. */
    async next(accountId: string): Promise<OutboxRow | null> {
      return (await rowsOf(accountId)).find(({ parked }) => parked === null) ?? null;
    },

    async remove(seq: number): Promise<void> {
      await (await database.open()).delete('rows', seq);
    },

    async park(row: OutboxRow, reason: string): Promise<void> {
      const { seq, ...value } = row;
      await (await database.open()).put('rows', { ...value, parked: reason }, seq);
    },

    async count(accountId: string): Promise<OutboxCounts> {
      const rows = await rowsOf(accountId);
      const parked = rows.filter((row) => row.parked !== null).length;
      return { waiting: rows.length - parked, parked };
    },

    /** "Log out and lose them": nothing of the person stays on the device. */
    async forget(accountId: string): Promise<void> {
      const transaction = (await database.open()).transaction('rows', 'readwrite', { durability: 'strict' });
      for await (const cursor of transaction.store.index('accountId').iterate(accountId)) {
        await cursor.delete();
      }
      await transaction.done;
    },

    /** After a failure: the next use opens anew. Some browsers lose a connection and never say so. */
    letGo: database.letGo,
  };
}

function connection(name: string) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  async function connect() {
    return openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('rows', { autoIncrement: true }).createIndex('accountId', 'accountId');
      },
      // Another tab wants a newer version of the store, or none: give way, the next use opens it again.
      blocking: letGo,
      terminated: letGo,
    });
  }

  function letGo(): void {
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
    letGo,
  };
}
