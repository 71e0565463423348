import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { AnswerRecord } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/accounts/seed-people.ts';
import { saveBody } from '#server/answers/testing/player.ts';

/** Until a server that lost its database, or the room for it, takes in saves again. */
const patience = { timeout: 60_000 };
/** Between two saves of one player: faster ones fill the game with more attempts than it keeps. */
const pauseMs = 50;
const retryMs = 20;

export type Call = (path: string, body?: object) => Promise<Response>;

/** Calls as somebody who may play, at the address of a server in a process of its own. */
export async function signedIn(address: string): Promise<Call> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call: Call = (path, body) =>
    fetch(address + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const { userName, password } = administrator.person;
  const response = await call(endpoints.login.path, { email: userName, password });
  headers.authorization = `Bearer ${((await response.json()) as { token: string }).token}`;
  return call;
}

/** Saves one attempt after the other, each until it is acknowledged, as the browser's outbox does. */
export function savesWithoutEnd(call: Call) {
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const session = randomUUID();
  /** Over all exercises, since one game keeps so many attempts of each and no more. */
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
    if (response && !response.ok) refusals.add(`${response.status}, ${response.headers.get('retry-after')}`);
    return response?.ok === true;
  }

  return {
    /** Until more is acknowledged than now. */
    async goOn() {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(before + 4);
    },
    /** Each kind of refusal so far: its status and after how many seconds to come again. */
    refusals: () => [...refusals],
    async stop() {
      isOver = true;
      await saving;
      return acknowledged.sort();
    },
  };
}

/** Ids of all attempts that the server has of the player. */
export async function stored(call: Call): Promise<string[]> {
  const records = (await (await call(endpoints.listAnswers.path)).json()) as AnswerRecord[];
  const attempts = records.flatMap(({ exercises }) => exercises.flatMap(({ main }) => main));
  return attempts.map(({ attempt_id }) => attempt_id ?? '').sort();
}
