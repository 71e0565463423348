import type pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';

/** A pooler that takes its connections in turn gives the same one by chance. */
const rounds = 3;

/**
 * Settings, locks and prepared statements belong to a connection. A pooler in transaction mode gives each transaction
 * another one, so that all of them are lost, or reach somebody else: what one connection sets is read on two.
 * @throws StartError
 */
export async function rejectSharedConnections(pool: pg.Pool): Promise<void> {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await mark(one, 'one');
      await other.query('begin');
      await mark(other, 'other');
      // While the other one is in a transaction, a pooler has to take a further connection for this.
      await checkMark(one, 'one');
      await checkMark(other, 'other');
      await other.query('commit');
      await checkMark(one, 'one');
    }
  } finally {
    for (const client of [one, other]) client.release(true);
  }
}

const mark = (client: pg.ClientBase, name: string) =>
  client.query(`set mind_your_step.connection = '${name}'`);

async function checkMark(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query(`select current_setting('mind_your_step.connection', true) as name`);
  if (rows[0].name === name) return;
  throw new StartError(
    'Between the server and PostgreSQL stands a pooler that shares connections, such as PgBouncer in transaction ' +
      'mode. Set it to session mode, or let DATABASE_URL lead to PostgreSQL itself.',
  );
}
