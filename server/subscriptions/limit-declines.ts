import { everybody } from '#server/lib/limits/limits.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptionsMessages } from './messages.ts';
import type { OperationOutcome } from './payment-operations.ts';

/** The account that pays, and the network address it pays from. */
type Payer = { accountId: string; address: string };

/**
 * Counts a card before it is tried, so that many tries at once do not slip through: nobody finds out here which stolen
 * cards still work. While the allowance of a network is used up, an account may have one card declined instead of five,
 * so that people who share a network with a thief can still pay with a good card.
 * @throws Problem `too_many_requests`, or `provider_unavailable` while no card is taken from anybody
 */
export async function countCardAttempt(services: Services, { accountId, address }: Payer): Promise<void> {
  const { limits } = services;
  await rejectWhileStopped(services);
  const tries = await limits.count('accountCardDeclines', accountId).catch((problem) => {
    throw problem instanceof Problem ? tooManyDeclined(problem.details.retryAfterSeconds) : problem;
  });
  const wait = tries > 1 ? await limits.secondsToWait('networkCardDeclines', address) : 0;
  if (wait === 0) return;
  await limits.undoCount('accountCardDeclines', accountId);
  throw tooManyDeclined(wait);
}

/** What `countCardAttempt` counted stays counted only if the card was declined. @param outcome null after an error */
export async function settleCardAttempt(
  services: Services,
  { accountId, address }: Payer,
  outcome: OperationOutcome | null,
): Promise<void> {
  if (isDecline(outcome)) await countForOthers(services, address);
  else await services.limits.undoCount('accountCardDeclines', accountId);
}

/** Counts a decline that no `countCardAttempt` preceded, and rejects nothing: the bank has the card already. */
export async function recordDecline(
  services: Services,
  { accountId, address }: Payer,
  outcome: OperationOutcome | null,
): Promise<void> {
  if (!isDecline(outcome)) return;
  await services.limits.track('accountCardDeclines', accountId);
  await countForOthers(services, address);
}

function isDecline(outcome: OperationOutcome | null): boolean {
  return outcome?.state === 'failed' && outcome.failure.because === 'declined';
}

async function countForOthers({ limits, log, metrics }: Services, address: string): Promise<void> {
  metrics.countDecline();
  await limits.track('networkCardDeclines', address);
  if (!(await limits.track('allCardDeclines', everybody))) return;
  metrics.countAlarm('card_declines');
  log.error('too many cards were declined within an hour: no card is taken until the hour is over');
}

async function rejectWhileStopped({ limits }: Services): Promise<void> {
  const retryAfterSeconds = await limits.secondsToWait('allCardDeclines', everybody);
  if (retryAfterSeconds === 0) return;
  throw new Problem('provider_unavailable', subscriptionsMessages.cardsStopped, { retryAfterSeconds });
}

function tooManyDeclined(retryAfterSeconds = 1): Problem {
  return new Problem('too_many_requests', subscriptionsMessages.tooManyDeclined, { retryAfterSeconds });
}
