import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';

// What people write, in single statements and in transactions, for tools that break the product meanwhile.

export type Write = { path: string; payload: object };

/** Of an exercise in an older version, so that any option is accepted. */
const olderVersion = '0'.repeat(12);

/** Logs in as a person of the sandbox, by default its administrator, who may play; returns the headers of their calls. */
export async function logInTo(
  address: string,
  { userName, password }: { userName: string; password: string } = administrator.person,
): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: userName, password });
  const response = await fetch(address + endpoints.login.path, { method: 'POST', headers: json, body });
  if (!response.ok) throw new Error(`The response to the login was ${response.status}.`);
  const { token } = (await response.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

export function giveFeedback(operation: string): Write {
  return {
    path: endpoints.giveFeedback.path,
    payload: { feedback: `Written through a fault: ${operation}`, operation },
  };
}

export function contactUs(operation: string): Write {
  const message = { name: 'Ann', email: 'ann@example.org', issue: 'Written through a fault' };
  return { path: endpoints.contactUs.path, payload: { ...message, operation } };
}

/** Saves of one game, spread over all exercises, because a game keeps a limited number of attempts of each. */
export function savesOf(session: string): (attempt_id: string) => Write {
  let saved = 0;
  return (attempt_id) => {
    const main = [{ attempt_outcome: 'correct', attempted_at: new Date().toISOString(), attempt_id }];
    const exercise = { exercise_id: 1 + (saved++ % 50), time: 20, repeats: 0, skip: false, main };
    const payload = { gameID: '1', session, newSession: true, save_id: randomUUID(), exercise };
    return { path: endpoints.saveAnswer.path, payload };
  };
}

export function saveReview(id: string): Write {
  const review = {
    id,
    exerciseId: 1,
    selectedOptionId: 2,
    outcome: 'correct',
    sure: true,
    assisted: false,
    lookFirst: 'hit',
    order: 'swapped',
    reviewedAt: new Date().toISOString(),
    contentVersion: olderVersion,
  };
  return { path: endpoints.saveReviews.path, payload: { reviews: [review] } };
}

export function savePlanChange(id: string): Write {
  const change = {
    id,
    exerciseId: 1,
    contentVersion: olderVersion,
    kind: 'have',
    what: null,
    when: null,
    helper: null,
    afterDays: null,
    madeAt: new Date().toISOString(),
  };
  return { path: endpoints.savePlanChanges.path, payload: { changes: [change] } };
}

/** Selects the ids of all of these writes as `id`; $1 is the session of the saves. */
export const selectWrites = `select idempotency_key as id from feedback union all select idempotency_key from tickets
  union all select attempt_id from attempts where playthrough_id = $1 union all select id from reviews
  union all select change_id from plan_changes`;

/** How many acknowledged writes are not stored, and how many are stored twice. */
export function compareWrites(acknowledged: Iterable<string>, stored: readonly string[]) {
  const distinct = new Set(stored);
  return {
    lost: [...acknowledged].filter((id) => !distinct.has(id)).length,
    doubled: stored.length - distinct.size,
  };
}
