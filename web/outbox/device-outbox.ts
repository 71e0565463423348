import { useSyncExternalStore } from 'react';
import { saveAnswer } from '#contract/answers.ts';
import type { SentBody } from '#contract/endpoint.ts';
import { submitSurvey } from '#contract/surveys.ts';
import { readUser } from '#web/accounts/session.ts';
import { ApiProblem, send } from '#web/api/client.ts';
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts';
import type { Outcome } from './outbox-rules.ts';
import { type OutboxRow, openOutboxStore } from './outbox-store.ts';

/** A request that hangs holds up everything behind it; it may be repeated, so it is given up after this long. */
const patienceMs = 30_000;

const nothing: OutboxState = { waiting: 0, parked: 0, condition: 'saved' };

let outbox: Promise<Outbox> | null = null;
let opened: Outbox | null = null;
const openListeners = new Set<() => void>();
const sentListeners = new Set<(row: OutboxRow) => void>();

/** The outbox of this device, opened at its first use. */
export function deviceOutbox(): Promise<Outbox> {
  outbox ??= open();
  return outbox;
}

async function open(): Promise<Outbox> {
  const store = await openOutboxStore();
  const made = createOutbox({
    store,
    send: sendRow,
    owner: () => readUser()?.userId ?? null,
    onSent: (row) => {
      for (const listener of sentListeners) listener(row);
    },
  });
  opened = made;
  window.addEventListener('online', made.wake);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.wake();
  });
  made.wake();
  for (const listener of openListeners) listener();
  return made;
}

async function sendRow(row: OutboxRow): Promise<Outcome> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    if (row.call === 'saveAnswer') {
      await send(saveAnswer, { body: row.body as SentBody<typeof saveAnswer>, signal });
    } else {
      const params = { surveyID: row.params.surveyID ?? '' };
      await send(submitSurvey, { params, body: row.body as SentBody<typeof submitSurvey>, signal });
    }
    return { status: 200, code: '' };
  } catch (problem) {
    if (problem instanceof ApiProblem) return { status: problem.status, code: problem.code };
    return { status: 0, code: 'unreachable' };
  }
}

/** Told after a row has arrived at the server. */
export function onRowSent(listener: (row: OutboxRow) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/** How things stand, for the quiet word on the screen. */
export function useOutboxState(): OutboxState {
  return useSyncExternalStore(
    (listener) => {
      openListeners.add(listener);
      let unsubscribe: (() => void) | null = null;
      void deviceOutbox().then((made) => {
        unsubscribe = made.subscribe(listener);
      });
      return () => {
        openListeners.delete(listener);
        unsubscribe?.();
      };
    },
    () => opened?.snapshot() ?? nothing,
    () => nothing,
  );
}
