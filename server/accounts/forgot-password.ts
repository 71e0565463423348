import type { forgotPassword as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call, Verb } from '#server/http/mount.ts';
import { type OrderOf, orderLetter } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import { findByName } from './log-in.ts';

/** The pages of a person's kind stand in the letter (decisions G59, G60). */
export function forgotPassword(kind: OrderOf<'reset'>['kind']): Verb<typeof endpoint> {
  return (services, call) => askForLink(services, call, kind);
}

/** Whether there is such an account shows neither in the answer nor in its time (decision G62). */
async function askForLink(
  services: Services,
  { body, address, origin }: Call<typeof endpoint>,
  kind: OrderOf<'reset'>['kind'],
): Promise<Answer<typeof endpoint>> {
  await services.limits.count('forgotPassword', address);
  const account = await findByName(services.database, body.email);
  const accountId = account && !account.deletionRequestedAt ? account.id : null;
  await orderLetter(services, services.database, { letter: 'reset', accountId, kind, origin });
  return { message: 'If an account exists we have sent a link.' };
}
