import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { benchSave } from '../../bench-bodies.ts';
import { signUpBenchPeople } from '../../bench-people.ts';
import { until } from '../program.ts';

/** Saves that wait for their response at the same time, at most; in an outage no more are sent. */
const mostAtOnce = 64;
const retryMs = 250;
/** A save that gets no response is sent again after this time, as the web app does. */
const timeoutMs = 5000;

export type Saves = {
  /** Ids of saves that were acknowledged. */
  acknowledged: ReadonlySet<string>;
  /** The longest time without an acknowledgment since the last call of this function. */
  longestGapMs(): number;
  /** Waits until a save that is sent from now on is acknowledged; returns after how many milliseconds. */
  untilNext(withinMs: number): Promise<number>;
  /** Responses other than an acknowledgment so far, by status, and 0 for none. */
  failures: ReadonlyMap<number, number>;
  stop(): Promise<void>;
};

/** People to save for, through the proxy. */
export async function signUpPeople(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await signUpBenchPeople(pool, new Date());
  await pool.end();
}

/** Sends saves at a steady rate, and each again until it is acknowledged. @throws Error when one is rejected */
export function startSaves(url: string, rate: number): Saves {
  const acknowledged = new Set<string>();
  const failures = new Map<number, number>();
  const open = new Set<Promise<void>>();
  let isOn = true;
  let lastAt = performance.now();
  let longestGapMs = 0;
  let newestSentAt = 0;
  let rejection: Error | undefined;

  async function send(sentAt: number): Promise<void> {
    const { token, body } = benchSave(50);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    for (;;) {
      const status = await fetch(url + endpoints.saveAnswer.path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 200) break;
      failures.set(status, (failures.get(status) ?? 0) + 1);
      if (status >= 400 && status < 500) rejection ??= new Error(`A save was rejected: ${status}.`);
      if (rejection) return;
      await sleep(retryMs);
    }
    if (body.save_id) acknowledged.add(body.save_id);
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - lastAt);
    lastAt = now;
    newestSentAt = Math.max(newestSentAt, sentAt);
  }

  const sending = (async () => {
    const startedAt = performance.now();
    for (let sent = 0; isOn && !rejection; ) {
      const due = Math.floor(((performance.now() - startedAt) * rate) / 1000);
      for (; sent < due; sent += 1) {
        if (open.size >= mostAtOnce) continue;
        const one = send(performance.now()).finally(() => open.delete(one));
        open.add(one);
      }
      await sleep(5);
    }
    await Promise.all(open);
  })();

  return {
    acknowledged,
    failures,
    longestGapMs() {
      const gap = Math.max(longestGapMs, performance.now() - lastAt);
      longestGapMs = 0;
      return gap;
    },
    async untilNext(withinMs) {
      const from = performance.now();
      await until('a save acknowledged again', () => newestSentAt > from || rejection !== undefined, {
        withinMs,
        everyMs: 10,
      });
      if (rejection) throw rejection;
      return performance.now() - from;
    },
    async stop() {
      isOn = false;
      await sending;
      if (rejection) throw rejection;
    },
  };
}

/** How many of these saves the database does not have, or has without their attempt. */
export async function countMissing(databaseUrl: string, ids: ReadonlySet<string>): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query(
    `select count(*)::int as missing from unnest($1::uuid[]) as sent (id)
     where not exists (select from saves s where s.save_id = sent.id)
       or not exists (select from attempts a where a.save_id = sent.id)`,
    [[...ids]],
  );
  await pool.end();
  return rows[0].missing;
}
