import { saveAnswer } from '#contract/answers.ts';
import type { SentBody } from '#contract/endpoint.ts';
import { savePlanChanges } from '#contract/plans.ts';
import { saveReviews } from '#contract/reviews.ts';
import { submitSurvey } from '#contract/surveys.ts';
import { keepStorage } from '#web/lib/device.ts';
import { createSignal, type Store, useStore } from '#web/lib/store.ts';
import { ApiProblem, send } from '../api/client.ts';
import { currentSession, onSessionChanged } from '../session/current-session.ts';
import type { Session } from '../session/session.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { SendOutcome } from './outbox-rules.ts';
import { idle, type OutboxState } from './outbox-state.ts';
import { type OutboxRow, type OutboxStore, outboxStore } from './outbox-store.ts';

/** A hanging request blocks all rows behind it, so it is aborted after this long; sending it again does no harm. */
const timeoutMs = 30_000;

let outbox: Outbox | null = null;
const sentRows = createSignal<OutboxRow>();
const namedGames = createSignal<string>();

/** The outbox of this device; from its first use on it sends waiting rows. */
export function deviceOutbox(): Outbox {
  outbox ??= open();
  return outbox;
}

function open(): Outbox {
  const made = createOutbox({
    store: keptStore(),
    send: sendRow,
    owner: () => currentSession()?.userId ?? null,
    access: () => accessOf(currentSession()),
    isBlocked: () => isBlocked(currentSession()),
    onSent: sentRows.notify,
  });
  window.addEventListener('online', made.kick);
  onSessionChanged(made.kick);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.kick();
  });
  made.kick();
  return made;
}

/** Safari deletes after seven days without a visit what it was not asked to keep: it is asked with the first row. */
function keptStore(): OutboxStore {
  const store = outboxStore();
  let isAsked = false;
  return {
    ...store,
    async add(row) {
      const seq = await store.add(row);
      if (!isAsked) void keepStorage();
      isAsked = true;
      return seq;
    },
  };
}

/** What the server decides by whether the person may play, as this device knows it. */
function accessOf(session: Session | null): string | null {
  if (session === null) return null;
  const { userType, isSubscribed, facility } = session.user;
  return JSON.stringify([session.userId, userType, isSubscribed, facility?.status]);
}

/** The server accepts nothing before the person has signed in again, or has done what their account requires first. */
function isBlocked(session: Session | null): boolean {
  if (session === null) return false;
  const { newPasswordRequired = false, twoStepsRequired = false } = session.user;
  return session.isExpired || newPasswordRequired || twoStepsRequired;
}

const signedOut: SendOutcome = { status: 401, code: 'signed_out' };

/** Sends a row with the token of the account that it belongs to, or not at all. */
async function sendRow(row: OutboxRow): Promise<SendOutcome> {
  const session = currentSession();
  if (!session || session.userId !== row.accountId || session.isExpired) return signedOut;
  const { token } = session;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await sendCall(row, { signal, token });
    return { status: 200, code: '' };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) return { status: 0, code: 'unreachable' };
    // Our server has taken it, whatever else its next version says about it.
    if (problem.responder === 'newerServer') return { status: 200, code: '' };
    return { status: problem.status, code: problem.code };
  }
}

/** @throws ApiProblem if the server does not take it, or its response is not one of ours */
async function sendCall(
  { call, body, params }: OutboxRow,
  by: { signal: AbortSignal; token: string },
): Promise<void> {
  switch (call) {
    case 'saveAnswer': {
      const answer = body as SentBody<typeof saveAnswer>;
      const { session } = await send(saveAnswer, { body: answer, ...by });
      if (answer.session === undefined) namedGames.notify(session);
      return;
    }
    case 'saveReviews':
      await send(saveReviews, { body: body as SentBody<typeof saveReviews>, ...by });
      return;
    case 'savePlanChanges':
      await send(savePlanChanges, { body: body as SentBody<typeof savePlanChanges>, ...by });
      return;
    case 'submitSurvey': {
      const { surveyID = '' } = params;
      await send(submitSurvey, { params: { surveyID }, body: body as SentBody<typeof submitSurvey>, ...by });
    }
  }
}

/** Calls back after a row has arrived at the server. */
export const onRowSent = sentRows.subscribe;

/** Calls back with the game that the server gave an answer to which had none. */
export const onGameNamed = namedGames.subscribe;

/** Opened at the first use, by a component too. */
const state: Pick<Store<OutboxState>, 'get' | 'subscribe'> = {
  subscribe: (listener) => deviceOutbox().subscribe(listener),
  get: () => deviceOutbox().snapshot(),
};

/** The state of the outbox, for the status on the screen. */
export function useOutboxState(): OutboxState {
  return useStore(state, idle);
}
