import { everybody } from '#server/http/limits.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';

/** Who tries a card, and from which network address. */
type Payer = { accountId: string; address: string };

/**
 * Tries a card unless too many were declined, so that nobody finds out here which stolen cards still work. Where the
 * network's allowance is used up, an account may have one card declined instead of five: whoever lives in one house
 * with a thief still pays with the right card.
 * @throws Problem `too_many_requests`, or `provider_unavailable` while no card is taken from anybody
 */
export async function limitDeclines<T>(
  services: Services,
  payer: Payer,
  tryCard: () => Promise<T>,
): Promise<T> {
  const { limits } = services;
  const { accountId, address } = payer;
  await refuseWhileStopped(services);
  // Counted before the card is tried, so that many tries at once do not slip through.
  const tries = await limits.count('accountCardDeclines', accountId).catch((problem) => {
    throw problem instanceof Problem ? tooManyDeclined(problem.details.retryAfterSeconds) : problem;
  });
  const wait = tries > 1 ? await limits.secondsToWait('networkCardDeclines', address) : 0;
  if (wait > 0) {
    await limits.giveBack('accountCardDeclines', accountId);
    throw tooManyDeclined(wait);
  }
  try {
    const result = await tryCard();
    await limits.giveBack('accountCardDeclines', accountId);
    return result;
  } catch (error) {
    if (isDecline(error)) await noteForOthers(services, address);
    else await limits.giveBack('accountCardDeclines', accountId);
    throw error;
  }
}

/** Counts it when `work` finds that a card was declined, and refuses nothing: the card is at its bank already. */
export async function noteDeclines<T>(
  services: Services,
  { accountId, address }: Payer,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch(async (error) => {
    if (isDecline(error)) {
      await services.limits.note('accountCardDeclines', accountId);
      await noteForOthers(services, address);
    }
    throw error;
  });
}

function isDecline(error: unknown): boolean {
  return error instanceof Problem && error.code === 'card_declined';
}

async function noteForOthers({ limits, log, metrics }: Services, address: string): Promise<void> {
  metrics.countDecline();
  await limits.note('networkCardDeclines', address);
  if (!(await limits.note('allCardDeclines', everybody))) return;
  metrics.countAlarm('card_declines');
  log.error('too many cards were declined within an hour: no card is taken until the hour is over');
}

async function refuseWhileStopped({ limits }: Services): Promise<void> {
  const retryAfterSeconds = await limits.secondsToWait('allCardDeclines', everybody);
  if (retryAfterSeconds === 0) return;
  throw new Problem(
    'provider_unavailable',
    'For safety, we take no cards from anyone right now. Nothing was charged. Please try again in an hour.',
    { retryAfterSeconds },
  );
}

function tooManyDeclined(retryAfterSeconds = 1): Problem {
  return new Problem(
    'too_many_requests',
    'Too many cards were declined. Nothing was charged. Please try again in an hour, or ask your bank.',
    { retryAfterSeconds },
  );
}
