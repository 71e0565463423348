import pg from 'pg';
import { type Cluster, superuser } from './cluster.ts';
import { wrongPasswordIn } from './password.ts';
import type { Address } from './postmaster.ts';

/** The database of the product inside the embedded PostgreSQL. */
const databaseName = 'mindyourstep';

/** The address of the product's database, for `openDatabase`. */
export function urlOf({ password }: Cluster, { host, port }: Address): string {
  return `postgresql://${superuser}:${password}@localhost:${port}/${databaseName}?host=${encodeURIComponent(host)}`;
}

/** Any number, but always the same: who holds this lock owns the data folder. */
const ownerLock = 5_050_001;
const ownerName = 'mind-your-step process ';
const cannotConnectNow = '57P03';
const wrongPassword = '28P01';

/**
 * Connects to the PostgreSQL of this data folder.
 * Answers `silent` when nothing listens there, `busy` when it is starting or stopping.
 * Throws `StartError` when the password is not the one of the database.
 */
export async function connectAsOwner(
  cluster: Cluster,
  address: Address,
): Promise<pg.Client | 'silent' | 'busy'> {
  const client = new pg.Client({
    ...address,
    user: superuser,
    password: cluster.password,
    database: 'postgres',
    application_name: `${ownerName}${process.pid}`,
    ssl: false,
    connectionTimeoutMillis: 5_000,
  });
  // An 'end' event follows; without a listener this one would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // The driver leaves a connection open whose password was refused.
    void client.end();
    const { code, message } = error as { code?: string; message: string };
    if (code === wrongPassword || message.startsWith('SASL')) throw wrongPasswordIn(cluster);
    return code === cannotConnectNow ? 'busy' : 'silent';
  }
}

/**
 * Takes the data folder for as long as this connection lives: PostgreSQL gives it free when the process dies, however
 * it dies. Answers the process number of the owner when there is another one (0 when that one has just left).
 */
export async function claimOwnership(client: pg.Client): Promise<'ours' | number> {
  const claim = await client.query('select pg_try_advisory_lock($1) as ok', [ownerLock]);
  if (claim.rows[0].ok) return 'ours';
  const owners = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [ownerLock],
  );
  return Number(owners.rows[0]?.name.slice(ownerName.length) ?? 0);
}

/** Makes the product's database at the first start. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
}
