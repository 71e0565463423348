import type {
  individualFacebookRegister,
  individualGoogleRegister,
  individualRegister,
} from '#contract/individual-sign-up.ts';
import { getUser } from '#server/access/get-user.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { checkPayment, startPayment } from './pay-at-sign-up.ts';
import { signUp } from './sign-up.ts';
import { signUpWithProvider } from './sign-up-with-provider.ts';

type SocialSignUp = typeof individualGoogleRegister | typeof individualFacebookRegister;
type IndividualSignUp = typeof individualRegister | SocialSignUp;

/**
 * An individual's sign-up, with a password, Google or Facebook: checks the payment, creates the account, pays, and
 * returns the user as it is then. It pays if a card or a code of 100 % is given (docs/product-decisions.md#same-form-again and #statuses). The account stays
 * even if the payment fails. The same form sent again opens that account and pays once.
 * @throws Problem what the sign-up throws, and `discount_invalid`, `price_changed`, `card_data_refused`,
 * `card_declined`, `requires_action` (with a token, to confirm) or `provider_unavailable`
 */
export async function signUpIndividual<E extends IndividualSignUp>(
  services: Services,
  call: Call<E>,
): Promise<Spoken<E>> {
  const payment = await checkPayment(services, call as Call<IndividualSignUp>);
  const signedUp = await createAccountFor(services, call);
  if (!signedUp.auth || !payment) return signedUp as Spoken<E>;
  await startPayment(services, payment, signedUp);
  const user = await getUser(services, services.database, signedUp.user.userId);
  return { ...signedUp, user } as Spoken<E>;
}

/** Creates the account and charges nothing. Returns a rejection if the token of Google or Facebook is not valid. */
function createAccountFor<E extends IndividualSignUp>(
  services: Services,
  call: Call<E>,
): Promise<Spoken<IndividualSignUp>> {
  const signUpFor = 'individual';
  if (!isWithPassword(call)) return signUpWithProvider(services, call as Call<SocialSignUp>, signUpFor);
  const { email, password } = call.body;
  return signUp(services, call, { signUpFor, email, credentials: { password } });
}

function isWithPassword(call: { body: object }): call is Call<typeof individualRegister> {
  return 'password' in call.body;
}
