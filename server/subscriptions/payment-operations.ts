import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { type AuditEntry, recordAudit } from '#server/operations/audit.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { settleRedemption } from './discount-codes.ts';
import { type Operation, type OperationInput, type OperationKind, paymentOperations } from './tables.ts';

/**
 * Everything asked of the payment provider is a row before it is asked, one at a time for each person. A process that
 * dies leaves its row `started`; once its claim has run out another takes it up (`repair-payments.ts`).
 */

export type Asked = {
  accountId: string;
  kind: OperationKind;
  input?: OperationInput;
  /** The caller's key: the same form sent again joins the first one, unless that has failed. */
  form?: string | undefined;
  /** What the audit log says of it once it is done, where an operator asked for it. */
  auditEntry?: AuditEntry;
};

/** How an operation stands; `refusal` is what the card's bank says to the person, null where nothing happened. */
export type Outcome =
  | { state: 'done' }
  | { state: 'waiting'; clientSecret: string }
  | { state: 'failed'; refusal: string | null };

/** How long an operation is left to the process that has claimed it, unless that extends the claim. */
export const claimMs = 60_000;
const waitMs = 15_000;
const lookAgainMs = 150;

const isOpen = inArray(paymentOperations.state, ['started', 'waiting']);

export function isOperation({ accountId, id }: Pick<Operation, 'accountId' | 'id'>) {
  return and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.id, id));
}

/**
 * Decides, once nobody else acts for this person, what is to be done, in the transaction that writes it down: there is
 * no operation without its plan. null: there is nothing to do. What it throws leaves no operation.
 */
export type Plan = (tx: Database, operation: Operation) => Promise<Operation | null>;

/**
 * Plans an operation, writes it down and claims it. While another of this person is under way it waits; one whose
 * process died is finished first, by `takeUp`. An operation of the same form that is done or waiting is answered
 * instead.
 * @throws Problem what the plan throws, or `conflict` when the other operation does not end in time
 */
export async function claimOperation(
  services: Services,
  asked: Asked,
  plan: Plan,
  takeUp: (operation: Operation) => Promise<unknown>,
): Promise<Operation> {
  const { accountId, form, input = {} } = asked;
  const giveUpAt = performance.now() + waitMs;
  while (performance.now() < giveUpAt) {
    const earlier = form && (await findByForm(services.database, accountId, form));
    if (earlier && isJoined(earlier, input)) return earlier;
    const operation = await services.database.transaction((tx) => writeDown(services, tx, asked, plan));
    if (operation) return operation;
    const abandoned = await claimAbandoned(services, accountId);
    if (abandoned) await takeUp(abandoned);
    else await sleep(lookAgainMs);
  }
  throw stillProcessed();
}

/** Another operation of this person does not come to its end. */
export function stillProcessed(): Problem {
  return new Problem(
    'conflict',
    'Your payment is still being processed. Please wait a minute and try again.',
  );
}

/** Answers undefined while another operation of this person is under way. */
async function writeDown(
  { clock }: Services,
  tx: Database,
  { accountId, kind, input = {}, form, auditEntry }: Asked,
  plan: Plan,
): Promise<Operation | undefined> {
  const now = clock.now();
  const claimedUntil = new Date(now.getTime() + claimMs);
  const [operation] = await tx
    .insert(paymentOperations)
    .values({
      accountId,
      id: randomUUID(),
      form: form ?? null,
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
  await dropWaiting(tx, accountId, now);
  const planned = await plan(tx, operation);
  if (planned) return planned;
  await settleOperation(tx, operation, 'done', now);
  return { ...operation, state: 'done' };
}

/** What waited for the person's bank is given up: the person wishes something else now. */
async function dropWaiting(tx: Database, accountId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.state, 'waiting')));
  for (const operation of waiting) await settleOperation(tx, operation, 'failed', now);
}

async function findByForm(database: Database, accountId: string, form: string) {
  const [operation] = await database
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.form, form),
        inArray(paymentOperations.state, ['done', 'waiting']),
      ),
    );
  return operation;
}

/** Who gives another card does not wait for the bank of the first. */
function isJoined({ state, input }: Operation, { paymentMethodId }: OperationInput): boolean {
  return state === 'done' || input.paymentMethodId === paymentMethodId;
}

/** Claims an operation whose process has died; undefined when there is none, or another process was faster. */
export async function claimAbandoned(
  { database, clock }: Services,
  accountId: string,
): Promise<Operation | undefined> {
  const now = clock.now();
  const [operation] = await database
    .update(paymentOperations)
    .set({ claimedUntil: new Date(now.getTime() + claimMs) })
    .where(
      and(
        eq(paymentOperations.accountId, accountId),
        eq(paymentOperations.state, 'started'),
        lte(paymentOperations.claimedUntil, now),
      ),
    )
    .returning();
  return operation;
}

/** Claims the operation that waits for the person's bank; undefined when there is none. */
export async function claimWaiting(
  { database, clock }: Services,
  accountId: string,
): Promise<Operation | undefined> {
  const [operation] = await database
    .update(paymentOperations)
    .set({ state: 'started', claimedUntil: new Date(clock.now().getTime() + claimMs) })
    .where(and(eq(paymentOperations.accountId, accountId), eq(paymentOperations.state, 'waiting')))
    .returning();
  return operation;
}

/** Keeps what was found out on the way, so that another process can go on from there. */
export async function rememberInput(
  database: Database,
  operation: Operation,
  found: OperationInput & { kind?: OperationKind },
): Promise<Operation> {
  const { kind = operation.kind, ...more } = found;
  const input = { ...operation.input, ...more };
  await database.update(paymentOperations).set({ kind, input }).where(isOperation(operation));
  return { ...operation, kind, input };
}

/**
 * Notes how an operation ended, in a transaction: its discount code counts with it, or is free again. What an operator
 * asked for is recorded as done, whoever has finished it.
 */
export async function settleOperation(
  database: Database,
  operation: Pick<Operation, 'accountId' | 'id'>,
  state: Outcome['state'],
  now: Date,
): Promise<void> {
  const settledAt = state === 'waiting' ? null : now;
  const [settled] = await database
    .update(paymentOperations)
    .set({ state, settledAt })
    .where(and(isOperation(operation), isOpen))
    .returning({ auditEntry: paymentOperations.auditEntry });
  if (state === 'done' && settled?.auditEntry) await recordAudit(database, settled.auditEntry, now);
  if (state === 'done') await settleRedemption(database, operation, 'used', now);
  if (state === 'failed') await settleRedemption(database, operation, 'given back', now);
}
