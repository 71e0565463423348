import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { within } from '#web/lib/within.ts';
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

/** What was done in a transaction, once it is over. The transaction itself may fail besides what is done in it. */
async function ended<Mode extends IDBTransactionMode, Value>(
  transaction: IDBPTransaction<Schema, ['rows'], Mode>,
  work: (rows: Rows<Mode>) => Promise<Value>,
): Promise<Value> {
  const [value] = await Promise.all([work(transaction.store), transaction.done]);
  return value;
}

export type OutboxStore = ReturnType<typeof outboxStore>;

type Rows<Mode extends IDBTransactionMode> = IDBPObjectStore<Schema, ['rows'], 'rows', Mode>;

/** The database of a device may never answer: after this time it counts as a device that stores nothing. */
const answerMs = 3_000;
/** For so long nothing waits for it again. */
const silentMs = 60_000;

/**
 * The outbox on this device; all tabs share it. It opens at its first use, and again at the next use after a lost
 * connection. Every call rejects if the browser stores nothing, and within 3 s if its database does not answer.
 */
export function outboxStore(name = 'outbox') {
  const database = connection(name);
  let silentUntil = Number.NEGATIVE_INFINITY;

  async function limited<Value>(work: () => Promise<Value>): Promise<Value> {
    if (performance.now() < silentUntil) throw new Error('The database of this device does not answer.');
    const answer = await within(
      answerMs,
      work().then((value) => ({ value })),
      null,
    );
    if (answer) return answer.value;
    silentUntil = performance.now() + silentMs;
    database.close();
    throw new Error('The database of this device does not answer.');
  }

  const read = <Value>(work: (rows: Rows<'readonly'>) => Promise<Value>) =>
    limited(async () => ended((await database.open()).transaction('rows'), work));

  /** Resolves when the change is on disk. */
  const write = <Value>(work: (rows: Rows<'readwrite'>) => Promise<Value>) =>
    limited(async () =>
      ended((await database.open()).transaction('rows', 'readwrite', { durability: 'strict' }), work),
    );

  /** Rows of one account with their keys, oldest first. */
  function rowsOf(accountId: string): Promise<OutboxRow[]> {
    return read(async (stored) => {
      const rows: OutboxRow[] = [];
      for await (const cursor of stored.index('accountId').iterate(accountId)) {
        const { parked, ...value } = cursor.value;
        const deadLetter = parked !== null && isFinal(parked) ? parked : null;
        rows.push({ ...value, seq: cursor.primaryKey, deadLetter });
      }
      return rows;
    });
  }

  return {
    rowsOf,

    /** Resolves when the row is on disk: only then may the screen call it saved. @returns the row's place in the order */
    add: (row: NewOutboxRow): Promise<number> => write((rows) => rows.add({ ...row, parked: null })),

    /** The oldest row that may still be sent; those of the calls in `last` come after all others. */
    async next(
      accountId: string,
      last: ReadonlySet<OutboxRow['call']> = new Set(),
    ): Promise<OutboxRow | null> {
      const rows = (await rowsOf(accountId)).filter(({ deadLetter }) => deadLetter === null);
      return rows.find(({ call }) => !last.has(call)) ?? rows[0] ?? null;
    },

    remove: (seq: number): Promise<void> => write((rows) => rows.delete(seq)),

    moveToDeadLetters: ({ seq, deadLetter: _none, ...value }: OutboxRow, code: string): Promise<number> =>
      write((rows) => rows.put({ ...value, parked: code }, seq)),

    /** Lets rows wait again that were rejected because the person had no access. */
    retryWithoutAccess: (accountId: string): Promise<void> =>
      write(async (rows) => {
        for await (const cursor of rows.index('accountId').iterate(accountId)) {
          const { parked } = cursor.value;
          if (parked !== null && lacksAccess(parked)) await cursor.update({ ...cursor.value, parked: null });
        }
      }),

    async count(accountId: string): Promise<OutboxCounts> {
      const rows = await rowsOf(accountId);
      const deadLetters = rows.filter(({ deadLetter }) => deadLetter !== null).length;
      return { waiting: rows.length - deadLetters, deadLetters };
    },

    /** "Log out and lose them": no row of the person stays on the device. */
    clear: (accountId: string): Promise<void> =>
      write(async (rows) => {
        for await (const cursor of rows.index('accountId').iterate(accountId)) await cursor.delete();
      }),

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
