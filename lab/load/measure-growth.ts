import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { FILMED_IN } from '#content/filmed.ts';
import type { Language } from '#content/languages.ts';
import { filmFile } from '#content/names.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import { createServices, type RunningServer } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { signUpBenchPeople } from './bench-people.ts';
import { playWholeGame, reviewWholeGame } from './play-whole-game.ts';

/**
 * The figures of docs/growth.md that need neither load nor a quiet machine: bytes of a row with its indexes and of its
 * write-ahead log, bytes of the films, and the time of one password hash. People play the whole game through the
 * server's own calls. `node lab/load/measure-growth.ts [PEOPLE]`
 */
const people = Number(process.argv[2] ?? 200);
const hashes = 20;

const folder = await mkdtemp(join(tmpdir(), 'mind-your-step-growth-'));
try {
  await measure();
} finally {
  await rm(folder, { recursive: true });
}

async function measure(): Promise<void> {
  await chmod(folder, 0o755);
  const postgres = await launchPostgres({ dataDir: join(folder, 'data') });
  try {
    const opened = await openDatabase(postgres.url);
    const use = { mode: 'sandbox', provider: 'sandbox' } as const;
    await prepareDatabase({ url: postgres.url, opened, use, now: new Date() });
    await signUpBenchPeople(opened.pool, new Date());
    const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
    const running = createServices({ config, opened, clock: systemClock, log: pino({ level: 'silent' }) });
    const saves = await playAll(running);
    await printRows(opened.pool);
    console.log(`write-ahead log: ${Math.round(saves.logBytes / saves.sent)} bytes a save`);
    await opened.close();
  } finally {
    await postgres.stop();
  }
  for (const language of FILMED_IN) await printFilms(language);
  console.log(`one password hash: ${(await timeHash()).toFixed(1)} ms, median of ${hashes}`);
}

/** Everybody plays and reviews the whole game; returns how many saves that were, and their write-ahead log. */
async function playAll(running: RunningServer): Promise<{ sent: number; logBytes: number }> {
  const { database, content } = running.services;
  const pool = database.$client;
  const { game } = content;
  const app = await buildApp(running);
  await pool.query('checkpoint');
  const before = await positionOf(pool);
  let sent = 0;
  for (let person = 1; person <= people; person += 1) sent += await playWholeGame(app, game, person);
  const logBytes = (await positionOf(pool)) - before;
  for (let person = 1; person <= people; person += 1) await reviewWholeGame(app, game, person);
  await app.close();
  return { sent, logBytes };
}

async function positionOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as at`);
  return rows[0].at;
}

/** The largest tables, with what a row takes in the table and in its indexes. */
async function printRows(pool: pg.Pool): Promise<void> {
  const tables = ['saves', 'attempts', 'playthroughs', 'reviews', 'accounts', 'sessions', 'facility_members'];
  console.log(`${people} people have played the whole game.`);
  for (const table of tables) {
    await pool.query(`vacuum analyze ${table}`);
    const { rows } = await pool.query(
      `select count(*)::int as rows, pg_table_size($1)::float8 as own, pg_indexes_size($1)::float8 as indexes from ${table}`,
      [table],
    );
    const [{ rows: count, own, indexes }] = rows;
    const each = (bytes: number) => Math.round(bytes / count);
    console.log(`${table}: ${count} rows, ${each(own)} + ${each(indexes)} bytes each (table + indexes)`);
  }
}

/** What a device downloads that keeps the whole game, with and without the described pictures. */
async function printFilms(language: Language): Promise<void> {
  const file = filmFile('manifest.json', language);
  const manifest: Record<string, { bytes: number; seconds: number }> = JSON.parse(
    await readFile(join(import.meta.dirname, '../../content/media', file), 'utf8'),
  );
  const films = Object.entries(manifest);
  const described = new Set(films.map(([name]) => name).filter((name) => /^ex\d+_0(-other)?$/.test(name)));
  const sum = (of: 'bytes' | 'seconds', without: ReadonlySet<string>) =>
    films.filter(([name]) => !without.has(name)).reduce((total, [, film]) => total + film[of], 0);
  for (const [kind, without] of [
    ['films', new Set<string>()],
    ['films without described pictures', described],
  ] as const) {
    const mb = sum('bytes', without) / 1e6;
    console.log(
      `${kind} in ${language}: ${films.length - without.size}, ${mb.toFixed(1)} MB, ${Math.round(sum('seconds', without) / 60)} minutes`,
    );
  }
}

async function timeHash(): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < hashes; number += 1) {
    const startedAt = performance.now();
    await hashPassword(randomUUID());
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[hashes >> 1] ?? 0;
}
