import pg from 'pg';

/** The address of another database on the same server. */
export function atDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** The address of the same database for another role. */
export function asRole(url: string, role: { name: string; password: string } | null): string {
  if (!role) return url;
  const other = new URL(url);
  other.username = role.name;
  other.password = role.password;
  return other.href;
}

/** Does one thing on its own connection. */
export async function withServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
