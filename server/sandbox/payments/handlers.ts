import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  confirmAtBank as confirmAtBankEndpoint,
  createSandboxCard as createCardEndpoint,
  findBankConfirmation as findConfirmationEndpoint,
} from '#contract/sandbox-payments.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import { CardRejected } from '#server/lib/payments/provider.ts';
import { decideConfirmation, findConfirmation } from '#server/lib/payments/sandbox/confirmations.ts';
import { issueCard } from '#server/lib/payments/sandbox/issue-card.ts';
import { Problem } from '#server/lib/problem.ts';
import { sandboxMessages } from '#server/sandbox/messages.ts';
import type { Services } from '#server/services/services.ts';

/** Calls for the sandbox's card fields and its bank. They are mounted only if the sandbox takes the payments. */

/** @throws Problem `card_declined` */
export async function createSandboxCard(
  { database, clock }: Services,
  { body }: Call<typeof createCardEndpoint>,
): Promise<ResponseOf<typeof createCardEndpoint>> {
  return issueCard(database, body, clock.now()).catch((error) => {
    throw error instanceof CardRejected ? new Problem('card_declined', error.message) : error;
  });
}

/** @throws Problem `not_found` when nothing waits for a confirmation anymore */
export async function findBankConfirmation(
  { database }: Services,
  { query }: Call<typeof findConfirmationEndpoint>,
): Promise<ResponseOf<typeof findConfirmationEndpoint>> {
  const confirmation = await findConfirmation(database, query.clientSecret);
  if (!confirmation) throw nothingToConfirm();
  const { amountCents, last4 } = confirmation;
  return { amount: amountCents === null ? null : dollarsOf(amountCents), last4 };
}

/** @throws Problem `not_found` when nothing waits for a confirmation anymore */
export async function confirmAtBank(
  { database, clock }: Services,
  { body }: Call<typeof confirmAtBankEndpoint>,
): Promise<Spoken<typeof confirmAtBankEndpoint>> {
  const { clientSecret, approved } = body;
  if (!(await decideConfirmation(database, clientSecret, approved, clock.now()))) throw nothingToConfirm();
  return { message: approved ? sandboxMessages.approved : sandboxMessages.refused };
}

function nothingToConfirm(): Problem {
  return new Problem('not_found', sandboxMessages.asksNothing);
}
