import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { saveBody } from '#server/answers/testing/player.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';

/** How long a server that lost its database, or its disk space, may take until it accepts saves again. */
const timeout = { timeout: 60_000 };
/** The pause between two saves of one player: without it the game gets more attempts than it keeps. */
const pauseMs = 50;
const retryMs = 20;

export type Call = (path: string, body?: object) => Promise<Response>;

/**
 * Logs in as somebody who may play to the server at this address, and returns a function for calls.
 * @param address or what says it before each call, where there are several processes
 */
export async function signedIn(address: string | (() => string)): Promise<Call> {
  const addressNow = typeof address === 'string' ? () => address : address;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = (path, body) =>
    fetch(addressNow() + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const { userName, password } = administrator.person;
  const response = await call(endpoints.login.path, { email: userName, password });
  headers.authorization = `Bearer ${((await response.json()) as { token: string }).token}`;
  return call;
}

/** Saves one attempt after another, each until it is acknowledged, as the browser's outbox does. */
export function continuousSaves(call: Call) {
  const acknowledged: string[] = [];
  const rejections = new Set<string>();
  const session = randomUUID();
  /** Counts through all exercises, because a game keeps a limited number of attempts of each. */
  let begun = 0;
  let isOver = false;
  const saving = Promise.all(Array.from({ length: 4 }, saveOneAfterTheOther));

  async function saveOneAfterTheOther() {
    while (!isOver) {
      const attempt_id = randomUUID();
      const attempt = {
        attempt_outcome: 'incorrect' as const,
        attempted_at: new Date().toISOString(),
        attempt_id,
      };
      const save = saveBody({
        session,
        newSession: true,
        save_id: randomUUID(),
        exercise: { exercise_id: 1 + (begun++ % 50), main: [attempt] },
      });
      while (!(await isAcknowledged(save))) await sleep(retryMs);
      acknowledged.push(attempt_id);
      await sleep(pauseMs);
    }
  }

  async function isAcknowledged(save: object): Promise<boolean> {
    const response = await call(endpoints.saveAnswer.path, save).catch(() => undefined);
    if (response && !response.ok)
      rejections.add(`${response.status}, ${response.headers.get('retry-after')}`);
    return response?.ok === true;
  }

  return {
    /** Waits until more saves are acknowledged than now. */
    async goOn() {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, timeout).toBeGreaterThan(before + 4);
    },
    /** The ids of the attempts that are acknowledged so far. */
    acknowledged: () => [...acknowledged],
    /** Each kind of rejection so far: its status and `retry-after`. */
    rejections: () => [...rejections],
    async stop() {
      isOver = true;
      await saving;
      return acknowledged.sort();
    },
  };
}

/** The ids of all attempts of the player that the server has stored. */
export async function stored(call: Call): Promise<string[]> {
  const playthroughs = (await (await call(endpoints.listAnswers.path)).json()) as Playthrough[];
  const attempts = playthroughs.flatMap(({ exercises }) => exercises.flatMap(({ main }) => main));
  return attempts.map(({ attempt_id }) => attempt_id ?? '').sort();
}
