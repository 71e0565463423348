import pg from 'pg';

/** The role of the server in the embedded PostgreSQL. */
export const appRole = 'mindyourstep_app';

/** The schemas of the product's tables and of its jobs. */
const schemas = ['public', 'pgboss'] as const;
/** Older versions have no MAINTAIN privilege that can be granted on a table. */
const firstWithMaintain = 170_000;

/**
 * Creates a role that can log in and has no privileges over PostgreSQL, except those for scrubbing deleted rows. An
 * existing role gets this password and these privileges.
 */
export async function createAppRole(superuser: pg.Client, name: string, password: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const found = await superuser.query('select from pg_catalog.pg_roles where rolname = $1', [name]);
  if (found.rowCount === 0) await superuser.query(`create role ${role}`);
  // PostgreSQL's log would contain a failed statement, with the password.
  await superuser.query('set log_min_error_statement = panic');
  await superuser.query(
    `alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
  await superuser.query('reset log_min_error_statement');
  await superuser.query(`grant pg_checkpoint to ${role}`);
}

/**
 * Makes a role the owner of the product's schemas and of everything in them, all or nothing.
 * @param superuser connected to the database of the product
 */
export async function transferSchemas(superuser: pg.Client, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const run = (statement: string) => superuser.query(statement);
  await run('begin');
  try {
    // Otherwise objects in the schemas could shadow PostgreSQL's own functions.
    await run('set local search_path = pg_catalog');
    for (const schema of schemas) {
      await run(`create schema if not exists ${schema}`);
      await run(`alter schema ${schema} owner to ${role}`);
    }
    const { rows } = await superuser.query<{ statement: string }>(othersThings, [name, schemas]);
    for (const { statement } of rows) await run(statement);
    await run(`grant execute on function pg_switch_wal() to ${role}`);
    const { rows: versions } = await run(`select current_setting('server_version_num')::int as version`);
    if (versions[0].version >= firstWithMaintain) await run(`grant maintain on pg_statistic to ${role}`);
    await run('commit');
  } catch (error) {
    await run('rollback').catch(() => undefined);
    throw error;
  }
}

/** Indexes and sequences of columns follow their tables; objects of extensions stay with the extension. */
const othersThings = `
  with app as (select oid from pg_roles where rolname = $1),
    ours as (select oid from pg_namespace where nspname = any ($2)),
    things as (
      select 1 as turn, 'table' as kind, oid::regclass::text as name, 'pg_class'::regclass as class, oid
      from pg_class where relkind in ('r', 'p', 'v', 'm', 'f')
        and relnamespace in (select oid from ours) and relowner not in (select oid from app)
      union all
      select 2, 'sequence', oid::regclass::text, 'pg_class'::regclass, oid
      from pg_class where relkind = 'S'
        and relnamespace in (select oid from ours) and relowner not in (select oid from app)
      union all
      select 3, 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid
      from pg_proc where pronamespace in (select oid from ours) and proowner not in (select oid from app)
      union all
      select 4, 'type', pg_type.oid::regtype::text, 'pg_type'::regclass, pg_type.oid
      from pg_type left join pg_class on pg_class.oid = typrelid
      where (typtype in ('d', 'e', 'r') or relkind = 'c')
        and typnamespace in (select oid from ours) and typowner not in (select oid from app)
    )
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement from things
  where not exists (
    select from pg_depend where classid = class and objid = things.oid
      and (deptype = 'e' or kind = 'sequence' and deptype in ('a', 'i')))
  order by turn`;
