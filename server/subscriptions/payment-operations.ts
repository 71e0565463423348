import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordAudit } from '#server/audit/audit-log.ts';
import { clockToleranceMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, desc, eq, gt, inArray, lte, or, sql } from '#server/lib/database/query.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import type { AuditEntry } from '#server/tables/audit-log.ts';
import {
  type OperationFailure,
  type OperationInput,
  type OperationKind,
  type PaymentOperation,
  paymentOperations,
} from '#server/tables/subscriptions.ts';
import { settleRedemption } from './discount-codes.ts';
import { subscriptionsMessages } from './messages.ts';
import { operationKinds } from './operation-kinds.ts';
import { setRefundUsed } from './sale/set-refund-used.ts';

/**
 * Every request to the payment provider is stored as a row first, one at a time for each person. A process that dies
 * leaves its row `started`; another process resumes it once its claim has expired (`repair-payments.ts`).
 */

export type OperationRequest = {
  accountId: string;
  kind: OperationKind;
  input?: OperationInput;
  /** The caller's idempotency key: the same form sent again joins the first operation, unless that has failed. */
  idempotencyKey?: string | undefined;
  /** The entry of the audit log once it is done, if an operator requested it. */
  auditEntry?: AuditEntry;
};

export type OperationOutcome =
  | { state: 'done' }
  | { state: 'waiting'; clientSecret: string }
  | { state: 'failed'; failure: OperationFailure };

/** How long an operation belongs to the process that has claimed it, unless that process extends the claim. */
export const claimMs = 60_000;
const waitMs = 15_000;
const pollMs = 150;

const isOpen = inArray(paymentOperations.state, ['started', 'waiting']);

export function isOperation({ accountId, id }: Pick<PaymentOperation, 'accountId' | 'id'>) {
  return and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.id, id));
}

/**
 * Decides what to do, once no other operation of this person is under way, in the transaction that inserts the operation:
 * there is no operation without its plan. null: there is nothing to do. If it throws, no operation is stored.
 */
export type OperationPlan = (tx: Database, operation: PaymentOperation) => Promise<PaymentOperation | null>;

/**
 * Plans an operation, inserts it and claims it. While another operation of this person is under way it waits; one whose
 * process died is finished first, by `resume`. If an operation of the same form is done or waiting, that one is returned
 * instead.
 * @throws Problem what the plan throws, or `conflict` when the other operation does not end in time
 */
export async function claimOperation(
  services: Services,
  request: OperationRequest,
  plan: OperationPlan,
  resume: (operation: PaymentOperation) => Promise<unknown>,
): Promise<PaymentOperation> {
  const { accountId, idempotencyKey, input = {} } = request;
  return whenFree(services, accountId, resume, async () => {
    const earlier =
      idempotencyKey && (await findByIdempotencyKey(services.database, accountId, idempotencyKey));
    if (earlier && isJoined(earlier, input)) return earlier;
    return services.database.transaction((tx) => insertOperation(services, tx, request, plan));
  });
}

/** Claims once no other operation of this person is under way; `claim` returns undefined while one is. */
async function whenFree(
  services: Services,
  accountId: string,
  resume: (operation: PaymentOperation) => Promise<unknown>,
  claim: () => Promise<PaymentOperation | undefined>,
): Promise<PaymentOperation> {
  const giveUpAt = performance.now() + waitMs;
  while (performance.now() < giveUpAt) {
    const operation = await claim();
    if (operation) return operation;
    const abandoned = await claimAbandoned(services, accountId);
    if (abandoned) await resume(abandoned);
    else await sleep(pollMs);
  }
  throw stillProcessed();
}

/** Another operation of this person does not end. */
export function stillProcessed(): Problem {
  return new Problem('conflict', subscriptionsMessages.stillProcessed);
}

/** Returns undefined while another operation of this person is under way. */
async function insertOperation(
  { clock }: Services,
  tx: Database,
  { accountId, kind, input = {}, idempotencyKey, auditEntry }: OperationRequest,
  plan: OperationPlan,
): Promise<PaymentOperation | undefined> {
  const now = clock.now();
  const claimedUntil = new Date(now.getTime() + claimMs);
  const [operation] = await tx
    .insert(paymentOperations)
    .values({
      accountId,
      id: randomUUID(),
      idempotencyKey: idempotencyKey ?? null,
      kind,
      state: 'started',
      input,
      auditEntry: auditEntry ?? null,
      claimedUntil,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!operation) return undefined;
  if (operationKinds[kind].isAsked) await cancelPending(tx, accountId, now);
  const planned = await plan(tx, operation);
  if (planned) return planned;
  await settleOperation(tx, operation, { state: 'done' }, now);
  return { ...operation, state: 'done' };
}

/** Gives up operations that wait for the person's bank, because the person has requested something else. */
async function cancelPending(tx: Database, accountId: string, now: Date): Promise<void> {
  const pending = await tx
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.state, 'waiting')));
  const replaced = { state: 'failed', failure: { because: 'replaced' } } as const;
  for (const operation of pending) await settleOperation(tx, operation, replaced, now);
}

async function findByIdempotencyKey(database: Database, accountId: string, idempotencyKey: string) {
  const [operation] = await database
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.idempotencyKey, idempotencyKey),
        inArray(paymentOperations.state, ['done', 'waiting']),
      ),
    );
  return operation;
}

/** A request with another card does not wait for the bank of the first one. */
function isJoined({ state, input }: PaymentOperation, { paymentMethodId }: OperationInput): boolean {
  return state === 'done' || input.paymentMethodId === paymentMethodId;
}

/**
 * Whether the process that has claimed an operation has died: its claim is over, or ends later than any claim can,
 * because the clock was ahead when it was made.
 */
export function isAbandoned(now: Date) {
  const latest = new Date(now.getTime() + claimMs + clockToleranceMs);
  return and(
    eq(paymentOperations.state, 'started'),
    or(lte(paymentOperations.claimedUntil, now), gt(paymentOperations.claimedUntil, latest)),
  );
}

/** Claims an operation whose process has died; undefined when there is none, or another process was faster. */
export async function claimAbandoned(
  { database, clock }: Services,
  accountId: string,
): Promise<PaymentOperation | undefined> {
  const now = clock.now();
  const [operation] = await database
    .update(paymentOperations)
    .set({ claimedUntil: new Date(now.getTime() + claimMs) })
    .where(and(eq(paymentOperations.accountId, accountId), isAbandoned(now)))
    .returning();
  return operation;
}

/**
 * Claims an operation that waits for the person's bank, once no other one is under way. What waits no longer is returned as it
 * has become. @throws Problem `conflict` when the other operation does not end in time
 */
export function claimPending(
  services: Services,
  waiting: PaymentOperation,
  resume: (operation: PaymentOperation) => Promise<unknown>,
): Promise<PaymentOperation> {
  const { database, clock } = services;
  return whenFree(services, waiting.accountId, resume, async () => {
    const claimedUntil = new Date(clock.now().getTime() + claimMs);
    const [claimed] = await database
      .update(paymentOperations)
      .set({ state: 'started', claimedUntil })
      .where(and(isOperation(waiting), eq(paymentOperations.state, 'waiting')))
      .returning()
      .catch((error) => {
        if (isUniqueViolation(error)) return [];
        throw error;
      });
    if (claimed) return claimed;
    const [found] = await database.select().from(paymentOperations).where(isOperation(waiting));
    return found && (found.state === 'done' || found.state === 'failed') ? found : undefined;
  });
}

/**
 * The operation that a person asks about: that of a form, or else the last one that a bank may have been asked about; undefined
 * for none.
 */
export async function findAskedAbout(
  { database }: Services,
  accountId: string,
  idempotencyKey: string | undefined,
): Promise<PaymentOperation | undefined> {
  const isMeant =
    idempotencyKey === undefined
      ? inArray(paymentOperations.kind, ['subscribe', 'pay', 'change_card'])
      : eq(paymentOperations.idempotencyKey, idempotencyKey);
  const [operation] = await database
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.accountId, accountId), isMeant))
    .orderBy(sql`${paymentOperations.settledAt} is null desc`, desc(paymentOperations.createdAt))
    .limit(1);
  return operation;
}

/** Stores what was found out on the way, so that another process can continue from there. */
export async function updateInput(
  database: Database,
  operation: PaymentOperation,
  found: OperationInput & { kind?: OperationKind },
): Promise<PaymentOperation> {
  const { kind = operation.kind, ...more } = found;
  const input = { ...operation.input, ...more };
  await database.update(paymentOperations).set({ kind, input }).where(isOperation(operation));
  return { ...operation, kind, input };
}

/**
 * Stores how an operation ended. Call it in a transaction: the discount code is used or released with it, and the audit
 * entry of an operator's request is recorded, no matter which process has finished it.
 */
export async function settleOperation(
  database: Database,
  operation: Pick<PaymentOperation, 'accountId' | 'id'>,
  outcome: { state: 'done' | 'waiting' } | Extract<OperationOutcome, { state: 'failed' }>,
  now: Date,
): Promise<void> {
  const { state } = outcome;
  const settledAt = state === 'waiting' ? null : now;
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  const [settled] = await database
    .update(paymentOperations)
    .set({ state, settledAt, failure })
    .where(and(isOperation(operation), isOpen))
    .returning({ auditEntry: paymentOperations.auditEntry, input: paymentOperations.input });
  if (state === 'done' && settled?.auditEntry) await recordAudit(database, settled.auditEntry, now);
  if (state === 'done') await settleRedemption(database, operation, 'used', now);
  if (state === 'failed') await settleRedemption(database, operation, 'released', now);
  // A refund that was not made does not use up the right to one: more than was charged is never given back.
  if (state === 'failed' && settled?.input.usesRefundRight) {
    await setRefundUsed(database, operation.accountId, null);
  }
}
