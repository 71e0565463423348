import type { ResponseOf } from '#contract/endpoint.ts';
import type { refundPerson as endpoint } from '#contract/operator-people.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { showDollars } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { refundFor } from '#server/subscriptions/operate-subscription.ts';
import { getOpenedPerson } from './opened-person.ts';

/** Refunds one payment of an opened person. @throws Problem `not_found`, `conflict` or `provider_unavailable` */
export async function refundPerson(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const person = await getOpenedPerson(services, call);
  const { caller, body } = call;
  const { cents } = await refundFor(services, person.id, caller.accountId, body);
  return { message: `${showDollars(cents)} given back.` };
}
