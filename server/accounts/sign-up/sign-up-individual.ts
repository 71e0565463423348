import type { individualRegister as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/http/mount.ts';
import { orderLetter } from '#server/mail/letter-order.ts';
import type { Services } from '#server/services.ts';
import { signIn } from '../log-in/log-in.ts';
import { choosePassword } from '../passwords/password-rules.ts';
import { checkConsent, createAccount } from './create-account.ts';
import { readyMessage } from './ready-message.ts';
import { joinWithPassword, makeOrJoin } from './same-form.ts';

/** An individual's account. Nothing is charged: without card or code it starts unsubscribed (decision G132). */
export async function signUpIndividual(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return services.limits.countFailures('signUp', call.address, () =>
    makeOrJoin(
      () => make(services, call),
      () => joinWithPassword(services, call),
    ),
  );
}

async function make(
  services: Services,
  { body, device, origin }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  checkConsent(body.consent);
  const passwordHash = await choosePassword(services, body.password);
  return services.database.transaction(async (tx) => {
    const { userName, email, consent, operation: signUpForm } = body;
    const given = { userType: 'individualUser', userName, email, passwordHash, consent, signUpForm } as const;
    const account = await createAccount(tx, given, services.clock.now());
    await orderLetter(services, tx, { letter: 'welcome', accountId: account.id, origin });
    const message = await readyMessage(tx, account);
    return signIn(services, tx, account, { device, shared: body.shared }, message);
  });
}
