import type { Clock } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { PaymentProvider } from '../provider.ts';
import { read } from './ledger-changes.ts';
import {
  attachSandboxCard,
  beginSandboxCardChange,
  createSandboxCustomer,
  deleteSandboxCustomer,
  finishSandboxCardChange,
  removeSandboxCard,
} from './sandbox-customers.ts';
import {
  paySandboxInvoice,
  readSandboxCharges,
  refundSandboxInvoice,
  voidSandboxInvoice,
} from './sandbox-invoices.ts';
import {
  changeSandboxPrice,
  endSandboxSubscription,
  setSandboxEnd,
  startSandboxSubscription,
} from './sandbox-subscriptions.ts';

/** The sandbox's payment provider: subscriptions paid by test cards, in our own database. */
export function createSandboxProvider(database: Database, clock: Clock): PaymentProvider {
  const sandbox = { database, clock };
  return {
    name: 'sandbox',
    createCustomer: (...given) => createSandboxCustomer(sandbox, ...given),
    attachCard: (...given) => attachSandboxCard(sandbox, ...given),
    removeCard: (...given) => removeSandboxCard(sandbox, ...given),
    start: (...given) => startSandboxSubscription(sandbox, ...given),
    setEnd: (...given) => setSandboxEnd(sandbox, ...given),
    endNow: (...given) => endSandboxSubscription(sandbox, ...given),
    voidInvoice: (...given) => voidSandboxInvoice(sandbox, ...given),
    payInvoice: (...given) => paySandboxInvoice(sandbox, ...given),
    refundInvoice: (...given) => refundSandboxInvoice(sandbox, ...given),
    changePrice: (...given) => changeSandboxPrice(sandbox, ...given),
    beginCardChange: (...given) => beginSandboxCardChange(sandbox, ...given),
    finishCardChange: (...given) => finishSandboxCardChange(sandbox, ...given),
    read: (customerId) => read(sandbox, customerId),
    readCharges: (customerId) => readSandboxCharges(sandbox, customerId),
    findCustomerOfCharge: async () => null,
    deleteCustomer: (...given) => deleteSandboxCustomer(sandbox, ...given),
  };
}
