import pg from 'pg';
import { appRole, createAppRole, transferSchemas } from './app-role.ts';
import { type Cluster, superuser } from './cluster.ts';
import { wrongPasswordIn } from './password.ts';
import type { Address } from './postmaster.ts';

/** The database of the product inside the embedded PostgreSQL. */
const databaseName = 'mindyourstep';

/** Returns the address of the product's database for the role of the server, for `openDatabase`. */
export function urlOf(password: string, { host, port }: Address): string {
  return `postgresql://${appRole}:${password}@localhost:${port}/${databaseName}?host=${encodeURIComponent(host)}`;
}

/** Any number, but always the same: the process that holds this lock owns the data folder. */
const ownerLock = 5_050_001;
const ownerName = 'mind-your-step process ';
const cannotConnectNow = '57P03';
const wrongPassword = '28P01';

/**
 * Connects to the PostgreSQL of this data folder.
 * Returns `silent` if nothing listens there, `busy` if it is starting or stopping.
 * Throws `StartError` if the password is wrong.
 */
export async function connectAsOwner(
  cluster: Cluster,
  address: Address,
): Promise<pg.Client | 'silent' | 'busy'> {
  const client = superuserIn('postgres', cluster, address);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // The driver does not close a connection with a wrong password.
    void client.end();
    const { code, message } = error as { code?: string; message: string };
    if (code === wrongPassword || message.startsWith('SASL')) throw wrongPasswordIn(cluster);
    return code === cannotConnectNow ? 'busy' : 'silent';
  }
}

/**
 * Owns the data folder for as long as this connection lives: PostgreSQL releases it when the process dies in any way.
 * Returns the process number of another owner if there is one (0 if that one has just ended).
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

/**
 * Creates the product's database at the first start. At every start it makes the role of the server the owner of
 * everything in its schemas: after an earlier release or a restored backup the superuser owns it.
 */
export async function prepareForRole(
  owner: pg.Client,
  cluster: Cluster,
  address: Address,
  password: string,
): Promise<void> {
  const found = await owner.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await owner.query(`create database ${databaseName}`);
  await createAppRole(owner, appRole, password);
  const client = superuserIn(databaseName, cluster, address);
  await client.connect();
  await transferSchemas(client, appRole).finally(() => client.end());
}

function superuserIn(database: string, cluster: Cluster, address: Address): pg.Client {
  const client = new pg.Client({
    ...address,
    user: superuser,
    password: cluster.password,
    database,
    application_name: `${ownerName}${process.pid}`,
    ssl: false,
    connectionTimeoutMillis: 5_000,
  });
  // An 'end' event follows; without this listener the error would end the process.
  client.on('error', () => undefined);
  return client;
}
