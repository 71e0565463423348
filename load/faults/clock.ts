import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/accounts/seed-people.ts';
import { savesOf } from '../writes.ts';
import type { Fault } from './fault.ts';
import { newFolder, type Product, startProduct } from './tools/product.ts';

const dayMs = 24 * 3_600_000;
/** The clock of the server, one after the other, in days from the right time. */
const days = [0, 40, 0, -1, 0];
/** More than an account may try without a pause. */
const wrongPasswords = 8;
const shiftedWithinMs = 1000;

export const clockShifted: Fault = {
  name: 'clock',
  shows:
    "the server's clock goes 40 days ahead, back, a day back, and right again: people log in, play and write, and nothing is lost",
  control: {
    without: 'failures noted by a clock that was ahead count',
    breaks: /the right password got 429/,
    change: {
      file: 'server/lib/clock.ts',
      find: 'const clockToleranceMs = minuteMs;',
      replace: 'const clockToleranceMs = 1_000_000 * minuteMs;',
    },
  },
  async run(ground) {
    const file = join(await newFolder(ground), 'offset');
    await writeFile(file, '0');
    const preload = pathToFileURL(join(import.meta.dirname, 'tools/shift-clock.ts'));
    preload.searchParams.set('file', file);
    const env = { LOGIN_DELAY: 'on', RATE_LIMITS: 'lenient' };
    const product = await startProduct(ground, { env, preload: [preload.href] });
    const save = savesOf(randomUUID());
    const broken: string[] = [];
    const acknowledged: string[] = [];
    for (const [index, offset] of days.entries()) {
      await writeFile(file, String(offset * dayMs));
      product.signal('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, shiftedWithinMs));
      const at = `step ${index + 1}, clock ${offset >= 0 ? '+' : ''}${offset} days`;
      const isHeldBack = offset !== 0;
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
      for (let count = 0; isHeldBack && count < wrongPasswords; count += 1)
        await logIn(product, 'a wrong guess');
    }
    const { rows } = await product.query('select attempt_id as id from attempts');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !stored.has(id)).length;
    if (lost > 0) broken.push(`${lost} acknowledged saves lost`);
    return {
      broken,
      measured: `${days.length} clocks, ${acknowledged.length} saves acknowledged, ${lost} lost, right passwords never refused`,
    };
  },
};

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
