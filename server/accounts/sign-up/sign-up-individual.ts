import type { individualRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import { checkConsent, createAccount } from './create-account.ts';

/** An individual's account. Nothing is charged: without card or code it starts unsubscribed (decision G132). */
export async function signUpIndividual(
  services: Services,
  { body, address, device, origin }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return services.limits.countFailures('signUp', address, async () => {
    checkConsent(body.consent);
    const passwordHash = await choosePassword(services, body.password);
    return services.database.transaction(async (tx) => {
      const { userName, email, consent } = body;
      const given = { userType: 'individualUser', userName, email, passwordHash, consent } as const;
      const account = await createAccount(tx, given, services.clock.now());
      await orderLetter(services, tx, { letter: 'welcome', accountId: account.id, origin });
      return signIn(services, tx, account, { device, shared: body.shared }, 'Your account is ready.');
    });
  });
}
