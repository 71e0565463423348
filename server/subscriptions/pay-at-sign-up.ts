import type {
  individualFacebookRegister,
  individualGoogleRegister,
  individualRegister,
} from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { userOf } from '#server/accounts/person.ts';
import type { Call, Verb } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { findCodeTakenBy, findValidCode } from './discount-codes.ts';
import { paymentMethodOf } from './raw-card.ts';
import { startPaying } from './start-paying.ts';

type SignUp = typeof individualRegister | typeof individualGoogleRegister | typeof individualFacebookRegister;
type SignedUp = Extract<Answer<SignUp>, { auth: true }>;

/**
 * An individual sign-up that also pays, where a card or a code of 100 % is given (decisions G85, G132): the account is
 * made first and stays, whatever becomes of the payment. The same form sent again opens that account and pays once.
 * @throws Problem what the sign-up throws, and `discount_invalid`, `price_changed`, `card_data_refused`,
 * `card_declined`, `requires_action` (with a token, to confirm) or `provider_unavailable`
 */
export function payingAtSignUp<E extends SignUp>(signUp: Verb<E>): Verb<E> {
  return async (services, call) => {
    const { body, address } = call as Call<SignUp>;
    const discountCode = body.discountCode || null;
    const isFree = discountCode ? await isFreeWith(services, discountCode, call as Call<SignUp>) : false;
    const paymentMethodId = await paymentMethodOf(services, body);
    const answer: Answer<SignUp> = await signUp(services, call);
    if (!answer.auth || (!paymentMethodId && !isFree)) return answer as Answer<E>;
    const { userId: accountId } = answer.user;
    const { operation: form, expectedTotal } = body;
    const payment = { accountId, address, paymentMethodId, discountCode, expectedTotal, form };
    await startPaying(services, payment).catch((error) => {
      throw error instanceof Problem && error.code === 'requires_action' ? withToken(error, answer) : error;
    });
    return { ...answer, user: await userOf(services, services.database, accountId) } as Answer<E>;
  };
}

/** A form that is sent again finds its code used up by itself: that one still counts for it. */
async function isFreeWith(
  { database, clock, limits }: Services,
  code: string,
  { address, body: { operation } }: Call<SignUp>,
): Promise<boolean> {
  const taken = operation && (await findCodeTakenBy(database, operation, code));
  const { percentOff } =
    taken ||
    (await limits.countFailures('discountCode', address, () => findValidCode(database, code, clock.now())));
  return percentOff === 100;
}

function withToken({ code, message, details }: Problem, { token, user }: SignedUp): Problem {
  return new Problem(code, message, { ...details, token, user });
}
