import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Review } from '#contract/reviews.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';

const saves = 2000;
const kills = 10;
const clients = 8;

/** A review of an exercise in an older version, which may have any option. */
const reviewOf = (id: string) => ({
  id,
  exerciseId: 1,
  selectedOptionId: 2,
  outcome: 'correct',
  sure: true,
  assisted: false,
  lookFirst: 'hit',
  order: 'swapped',
  reviewedAt: new Date().toISOString(),
  contentVersion: '0'.repeat(12),
});

/** The product as people run it, on a data folder that outlives it; restarted whenever it is killed. */
async function product() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mind-your-step-killed-'));
  await chmod(dataDir, 0o755);
  let url = '';
  let child: ChildProcess;

  async function start() {
    child = spawn(process.execPath, ['server/main.ts'], {
      env: { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOGIN_DELAY: 'off', NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
      url = /ready: (\S+)/.exec(output)?.[1] ?? url;
    });
    await untilReady();
  }

  async function untilReady() {
    const giveUpAt = Date.now() + 120_000;
    while (Date.now() < giveUpAt) {
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response?.ok) return;
      await sleep(50);
    }
    throw new Error('The product does not start again.');
  }

  const kill = {
    async server() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await start();
    },
    async postgres() {
      const [pid] = (await readFile(join(dataDir, 'postgres/files/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await untilReady();
    },
  };

  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  await start();
  return { call: (path: string, request?: RequestInit) => fetch(url + path, request), kill };
}

type Product = Awaited<ReturnType<typeof product>>;

async function logIn({ call }: Product) {
  const { userName, password } = administrator.person;
  const response = await call(endpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: userName, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** The ids of all stored reviews, page by page. */
async function readReviewIds({ call }: Product, headers: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let query = '';
  for (;;) {
    const response = await call(`${endpoints.listReviews.path}${query}`, { headers });
    const { reviews, next } = (await response.json()) as { reviews: Review[]; next: string | null };
    ids.push(...reviews.map(({ id }) => id));
    if (next === null) return ids;
    query = `?after=${next}`;
  }
}

test.each(['server', 'postgres'] as const)(
  `killed ${kills} times during ${saves} saves, %s loses no acknowledged answer or review and stores none twice`,
  async (victim) => {
    const killable = await product();
    const { call, kill } = killable;
    const headers = await logIn(killable);
    const session = randomUUID();
    const acknowledged: string[] = [];
    const reviewed: string[] = [];
    let begun = 0;
    let interrupted = 0;

    /** Like the outbox of the browser: sends a save until it gets a response. */
    async function send(path: string, payload: object) {
      const request = { method: 'POST', headers, body: JSON.stringify(payload) };
      for (;;) {
        const response = await call(path, request).catch(() => undefined);
        if (response?.ok) return;
        if (response && response.status < 500) throw new Error(await response.text());
        interrupted += 1;
        await sleep(20);
      }
    }

    /** Saves one answer after the other, and a review after each. */
    async function client() {
      while (begun < saves) {
        begun += 1;
        const attempt_id = randomUUID();
        await send(endpoints.saveAnswer.path, {
          gameID: '1',
          session,
          newSession: true,
          save_id: randomUUID(),
          exercise: {
            // Spread over all exercises: a playthrough keeps 200 attempts of each.
            exercise_id: 1 + (begun % 50),
            time: 20,
            repeats: 1,
            skip: false,
            main: [{ attempt_outcome: 'incorrect', attempted_at: new Date().toISOString(), attempt_id }],
          },
        });
        acknowledged.push(attempt_id);
        const reviewId = randomUUID();
        await send(endpoints.saveReviews.path, { reviews: [reviewOf(reviewId)] });
        reviewed.push(reviewId);
      }
    }

    let isOver = false;
    const playing = Promise.all(Array.from({ length: clients }, client)).finally(() => {
      isOver = true;
    });
    for (let round = 1; round <= kills; round += 1) {
      const due = (saves * round) / (kills + 1);
      while (!isOver && acknowledged.length < due) await sleep(5);
      await sleep(randomInt(20));
      await kill[victim]();
    }
    await playing;

    const response = await call(endpoints.listAnswers.path, { headers });
    const [playthrough] = (await response.json()) as Playthrough[];
    const stored =
      playthrough?.exercises.flatMap(({ main }) => main.map(({ attempt_id }) => attempt_id)) ?? [];
    expect(interrupted).toBeGreaterThan(0);
    expect(stored.sort()).toEqual(acknowledged.sort());
    expect(playthrough?.exercises.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(saves);
    expect((await readReviewIds(killable, headers)).sort()).toEqual(reviewed.sort());
  },
  600_000,
);
