import type { Database } from '#server/lib/database/pool.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { PaymentProvider } from '#server/lib/payments/provider.ts';
import type { Services } from '#server/services/services.ts';
import { type PaymentOperation, paymentOperations } from '#server/tables/subscriptions.ts';
import { claimMs, isOperation } from '../payment-operations.ts';

/** Another process has resumed the operation: this one may send no more commands to the provider. */
export class ClaimLost extends Error {}

/** The claim of one process on an operation, from the moment it was taken. */
export type Claim = {
  /** Checks that the operation is still claimed by this process, and extends the claim. @throws ClaimLost */
  extend(database?: Database): Promise<void>;
  /** Lets another process resume the operation at once, unless one has done so already. */
  release(): Promise<void>;
};

/** Holds the claim under which `operation` was read. */
export function holdClaim({ database, clock }: Services, operation: PaymentOperation): Claim {
  let until = operation.claimedUntil;
  let last: Promise<unknown> = Promise.resolve();

  async function setClaimedUntil(next: Date, on: Database): Promise<boolean> {
    const [held] = await on
      .update(paymentOperations)
      .set({ claimedUntil: next })
      .where(
        and(
          isOperation(operation),
          eq(paymentOperations.state, 'started'),
          eq(paymentOperations.claimedUntil, until),
        ),
      )
      .returning({ id: paymentOperations.id });
    if (held) until = next;
    return held !== undefined;
  }

  return {
    extend(on = database) {
      // One after the other: each expects the claim that the one before has stored.
      const extended = last.then(async () => {
        const isHeld = await setClaimedUntil(new Date(clock.now().getTime() + claimMs), on);
        if (!isHeld) throw new ClaimLost();
      });
      last = extended.catch(() => {});
      return extended;
    },
    async release() {
      await last;
      await setClaimedUntil(clock.now(), database);
    },
  };
}

/**
 * The provider for an operation: sends each command only while the claim is held, and extends the claim until the
 * provider has responded.
 */
export function withClaim(claim: Claim, payments: PaymentProvider): PaymentProvider {
  const fenced =
    <Args extends unknown[], Result>(command: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await claim.extend();
      const extending = setInterval(() => void claim.extend().catch(() => {}), claimMs / 3);
      try {
        return await command(...args);
      } finally {
        clearInterval(extending);
      }
    };
  return {
    name: payments.name,
    read: payments.read,
    readCharges: payments.readCharges,
    findCustomerOfCharge: payments.findCustomerOfCharge,
    deleteCustomer: payments.deleteCustomer,
    createCustomer: fenced(payments.createCustomer),
    attachCard: fenced(payments.attachCard),
    removeCard: fenced(payments.removeCard),
    start: fenced(payments.start),
    setEnd: fenced(payments.setEnd),
    endNow: fenced(payments.endNow),
    voidInvoice: fenced(payments.voidInvoice),
    payInvoice: fenced(payments.payInvoice),
    refundInvoice: fenced(payments.refundInvoice),
    changePrice: fenced(payments.changePrice),
    beginCardChange: fenced(payments.beginCardChange),
    finishCardChange: fenced(payments.finishCardChange),
  };
}
