import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';
import { savesOf } from '../writes.ts';
import { type Fault, untilSo } from './fault.ts';
import { clockObstacle, falseClockOfPostgres } from './tools/false-clock.ts';
import { newFolder, type Product, startProduct } from './tools/product.ts';

const dayMs = 24 * 3_600_000;
/** The clocks, one pair after the other, in days from the right time. */
const clocks = [
  { server: 0, postgres: 0 },
  { server: 40, postgres: 0 },
  { server: 0, postgres: 0 },
  { server: -1, postgres: 0 },
  { server: 0, postgres: -1 },
  { server: -1, postgres: -1 },
  { server: 0, postgres: 0 },
];
/** More than an account may try without a pause. */
const wrongPasswords = 8;
const shiftedWithinMs = 1000;
/** PostgreSQL looks at its clock's file once a second. */
const postgresShiftedWithinMs = 10_000;

export const clockShifted: Fault = {
  name: 'clock',
  shows:
    "the server's clock goes 40 days ahead, back, and a day back, then PostgreSQL's a day back, then both: people log in, play and write, and nothing is lost",
  control: {
    without: 'failures noted by a clock that was ahead count',
    breaks: /the right password got 429/,
    change: {
      file: 'server/lib/clock.ts',
      find: 'const clockToleranceMs = minuteMs;',
      replace: 'const clockToleranceMs = 1_000_000 * minuteMs;',
    },
  },
  obstacle: clockObstacle,
  async run(ground) {
    const folder = await newFolder(ground);
    const file = join(folder, 'offset');
    await writeFile(file, '0');
    const postgresFile = join(folder, 'offset-of-postgres');
    await writeFile(postgresFile, '+0d\n');
    const preload = pathToFileURL(join(import.meta.dirname, 'tools/shift-clock.ts'));
    preload.searchParams.set('file', file);
    const env = { LOGIN_DELAY: 'on', RATE_LIMITS: 'lenient' };
    const product = await startProduct(ground, {
      env,
      preload: [preload.href],
      changes: [falseClockOfPostgres(postgresFile)],
    });
    const save = savesOf(randomUUID());
    const broken: string[] = [];
    const acknowledged: string[] = [];
    for (const [index, { server, postgres }] of clocks.entries()) {
      await writeFile(file, String(server * dayMs));
      product.signal('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, shiftedWithinMs));
      await writeFile(postgresFile, `${inDays(postgres)}d\n`);
      await untilPostgresIs(product, postgres);
      const at = `step ${index + 1}, clock ${inDays(server)} days, that of PostgreSQL ${inDays(postgres)}`;
      const isWrong = server !== 0 || postgres !== 0;
      const { status, token, wait } = await logIn(product, administrator.person.password);
      if (status !== 200) broken.push(`${at}: the right password got ${status}, to wait ${wait} s`);
      const id = randomUUID();
      const { path, payload } = save(id);
      const saved = await post(product, path, payload, token);
      if (saved.ok) acknowledged.push(id);
      else broken.push(`${at}: a save got ${saved.status}`);
      const ready = await fetch(`${product.url}${endpoints.readyz.path}`);
      if (!ready.ok) broken.push(`${at}: not ready`);
      // Somebody guesses while the clock is wrong; that must not lock the person out when it is right again.
      for (let count = 0; isWrong && count < wrongPasswords; count += 1)
        await logIn(product, 'a wrong guess');
    }
    const { rows } = await product.query('select attempt_id as id from attempts');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    if (lost > 0) broken.push(`${lost} acknowledged saves lost`);
    return {
      broken,
      measured: `${clocks.length} pairs of clocks, ${acknowledged.length} saves acknowledged, ${lost} lost, right passwords never refused`,
    };
  },
};

const inDays = (days: number) => `${days >= 0 ? '+' : ''}${days}`;

/** @throws Error if the clock of PostgreSQL cannot be changed, which says nothing about the product */
async function untilPostgresIs(product: Product, days: number): Promise<void> {
  const isShifted = async () => {
    const { rows } = await product.query('select now() as now');
    return Math.round((rows[0].now.getTime() - Date.now()) / dayMs) === days;
  };
  await untilSo(`PostgreSQL at ${inDays(days)} days`, isShifted, postgresShiftedWithinMs).catch((error) => {
    throw new Error(error.message);
  });
}

async function logIn(product: Product, password: string) {
  const body = { email: administrator.person.userName, password };
  const response = await post(product, endpoints.login.path, body);
  const { token = '' } = (await response.json()) as { token?: string };
  return { status: response.status, token, wait: response.headers.get('retry-after') };
}

function post({ url }: Product, path: string, body: object, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
