import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { underMigrationLock } from '#server/lib/database/migrate.ts';
import type { PooledDatabase } from '#server/lib/database/pool.ts';
import { desc, eq, inArray, notInArray, sql } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { webBuilds, webFiles } from '#server/tables/web-builds.ts';
import { findBuiltWeb } from './built-web.ts';

/** This one, and the last two before it. */
const keptBuilds = 3;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Stores the files of this build in the database, and deletes those of builds before the last two: a page that was open
 * before a release still asks for its own, also where a new image has replaced the old one. Done before the server
 * listens, so that of several the older ones can serve them too.
 */
export async function keepBuild({ database, clock, config }: Services): Promise<void> {
  const web = findBuiltWeb(config.webDir);
  if (web === null) return;
  const folder = join(web.folder, 'assets');
  const names = readdirSync(folder)
    .filter((name) => types[extname(name)] !== undefined)
    .sort();
  const build = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
  await underMigrationLock(database.$client, async () => {
    const startedAt = clock.now();
    await database
      .insert(webBuilds)
      .values({ build, names, startedAt })
      .onConflictDoUpdate({ target: webBuilds.build, set: { startedAt } });
    await storeMissing(database, folder, names);
    await deleteOlder(database);
  });
}

async function storeMissing(database: PooledDatabase, folder: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const stored = await database
    .select({ name: webFiles.name })
    .from(webFiles)
    .where(inArray(webFiles.name, names));
  const known = new Set(stored.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  const files = await Promise.all(
    missing.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
  if (files.length > 0) await database.insert(webFiles).values(files);
}

async function deleteOlder(database: PooledDatabase): Promise<void> {
  const kept = database
    .select({ build: webBuilds.build })
    .from(webBuilds)
    .orderBy(desc(webBuilds.startedAt))
    .limit(keptBuilds);
  await database.delete(webBuilds).where(notInArray(webBuilds.build, kept));
  await database
    .delete(webFiles)
    .where(sql`${webFiles.name} not in (select unnest(${webBuilds.names}) from ${webBuilds})`);
}

/** Sends a file of an earlier build, or of one that another server has; otherwise there is nothing at the address. */
export async function sendKeptFile(
  { database }: Services,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
) {
  const name = request.params['*'];
  const type = types[extname(name)];
  const [file] =
    type === undefined || !/^[\w.-]{1,200}$/.test(name)
      ? []
      : await database.select().from(webFiles).where(eq(webFiles.name, name));
  if (file === undefined) return reply.callNotFound();
  return reply
    .headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
    .send(file.content);
}
