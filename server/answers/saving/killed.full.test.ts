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
import { administrator } from '#server/accounts/seed-people.ts';

const saves = 2000;
const kills = 10;
const clients = 8;

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

test.each(['server', 'postgres'] as const)(
  `killed ${kills} times during ${saves} saves, %s loses no acknowledged answer and stores none twice`,
  async (victim) => {
    const killable = await product();
    const { call, kill } = killable;
    const headers = await logIn(killable);
    const session = randomUUID();
    const acknowledged: string[] = [];
    let begun = 0;
    let interrupted = 0;

    /** Like the outbox of the browser: sends a save until it gets a response, then the next one. */
    async function client() {
      while (begun < saves) {
        begun += 1;
        const attempt_id = randomUUID();
        const body = JSON.stringify({
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
        for (;;) {
          const request = { method: 'POST', headers, body };
          const response = await call(endpoints.saveAnswer.path, request).catch(() => undefined);
          if (response?.ok) break;
          if (response && response.status < 500) throw new Error(await response.text());
          interrupted += 1;
          await sleep(20);
        }
        acknowledged.push(attempt_id);
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
  },
  600_000,
);
