import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  individualFacebookRegister,
  individualGoogleRegister,
  individualRegister,
} from '#contract/individual-sign-up.ts';
import { hashToken } from '#server/accounts/tokens.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { findReservedCode, findValidCode } from '#server/subscriptions/discount-codes.ts';
import { getPaymentMethod } from '#server/subscriptions/get-payment-method.ts';
import { type PaymentOrder, takePayment } from '#server/subscriptions/take-payment.ts';
import { sessions } from '#server/tables/accounts.ts';

type IndividualSignUp =
  | typeof individualRegister
  | typeof individualGoogleRegister
  | typeof individualFacebookRegister;
type PaidSignUp = Pick<Call<IndividualSignUp>, 'body' | 'address'>;
type UnpaidSession = Pick<Extract<ResponseOf<IndividualSignUp>, { auth: true }>, 'token' | 'user'>;

/** A payment whose account does not exist yet. */
type PaymentAtSignUp = Omit<PaymentOrder, 'accountId'>;

/**
 * The payment of a sign-up; null if there is neither a card nor a code of 100 %.
 * @throws Problem `discount_invalid`, `card_data_refused`, `validation` or `card_declined`
 */
export async function checkPayment(services: Services, call: PaidSignUp): Promise<PaymentAtSignUp | null> {
  const { body, address } = call;
  const discountCode = body.discountCode || null;
  const isFree = discountCode ? await isFreeWith(services, discountCode, call) : false;
  const paymentMethodId = await getPaymentMethod(services, body);
  if (!paymentMethodId && !isFree) return null;
  const { operation: idempotencyKey, expectedTotal } = body;
  return { address, paymentMethodId, discountCode, expectedTotal, idempotencyKey };
}

/**
 * Pays for the new account.
 * @throws Problem `discount_invalid`, `price_changed`, `card_declined`, `requires_action` (with a token, to confirm) or
 * `provider_unavailable`
 */
export async function startPayment(
  services: Services,
  payment: PaymentAtSignUp,
  { token, user }: UnpaidSession,
): Promise<void> {
  try {
    await takePayment(services, { ...payment, accountId: user.userId });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'requires_action')) {
      // Nobody gets its token: the owner would find a device that is no device.
      await services.database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
      throw error;
    }
    throw new Problem(error.code, error.text, { ...error.details, token, user });
  }
}

/** The same form sent again may have used up its code itself: the code still counts for it. */
async function isFreeWith(
  { database, clock, limits }: Services,
  code: string,
  { address, body: { operation } }: PaidSignUp,
): Promise<boolean> {
  const reserved = operation && (await findReservedCode(database, operation, code));
  const { percentOff } =
    reserved ||
    (await limits.countFailures('discountCode', address, () => findValidCode(database, code, clock.now())));
  return percentOff === 100;
}
