import type { Answer } from '#contract/endpoint.ts';
import type { createSandboxCard as endpoint } from '#contract/sandbox-payments.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { CardRefused } from '../provider.ts';
import { issueCard } from './issue-card.ts';

/** A test card's id, for the sandbox's own card fields. @throws Problem `card_declined` */
export async function createSandboxCard(
  { database, clock }: Services,
  { body }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return issueCard(database, body, clock.now()).catch((error) => {
    throw error instanceof CardRefused ? new Problem('card_declined', error.message) : error;
  });
}
