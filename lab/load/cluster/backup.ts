import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import type { DatabaseNode } from './nodes.ts';

const stanza = '--stanza=mind-your-step';
const configOf = ({ folder }: DatabaseNode) => `--config=${folder}/pgbackrest.conf`;

/** Prepares the repository, and waits until the write-ahead log arrives in it. */
export function createStanza(primary: DatabaseNode): void {
  primary.run(['pgbackrest', configOf(primary), stanza, 'stanza-create']);
  primary.run(['pgbackrest', configOf(primary), stanza, 'check']);
}

export function backUp(primary: DatabaseNode): void {
  primary.run(['pgbackrest', configOf(primary), stanza, '--type=full', 'backup']);
}

/** Restores the state of an instant beside the running cluster, starts it, and runs one statement in it. */
export async function queryRestored(
  { root, serviceUser, databaseUrl }: Cluster,
  primary: DatabaseNode,
  { target, statement, values }: { target: Date; statement: string; values: unknown[] },
): Promise<pg.QueryResult> {
  const folder = join(root, 'restored');
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, serviceUser.uid, serviceUser.gid);
  const time = `${target.toISOString().replace('T', ' ').replace('Z', '')}+00`;
  primary.run([
    ...['pgbackrest', configOf(primary), stanza, `--pg1-path=${folder}`, '--type=time'],
    ...[`--target=${time}`, '--target-action=promote', 'restore'],
  ]);
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder} -c archive_mode=off -c synchronous_standby_names=''`;
  const control = ['/usr/lib/postgresql/15/bin/pg_ctl', '-D', folder];
  primary.run([...control, '-w', '-t', '120', '-l', join(folder, 'restored.log'), '-o', options, 'start']);
  try {
    const client = new pg.Client({
      host: folder,
      user: 'mindyourstep',
      password: new URL(databaseUrl).password,
      database: 'mindyourstep',
    });
    await client.connect();
    const result = await client.query(statement, values);
    await client.end();
    return result;
  } finally {
    primary.run([...control, '-m', 'immediate', 'stop']);
  }
}
