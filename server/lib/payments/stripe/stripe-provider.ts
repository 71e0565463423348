import type { PaymentProvider } from '../provider.ts';
import { openStripe, type StripeConfig } from './client.ts';
import { readCustomer } from './read-customer.ts';
import { findStripeCustomerOfCharge, readStripeCharges } from './read-invoices.ts';
import {
  attachStripeCard,
  beginStripeCardChange,
  createStripeCustomer,
  deleteStripeCustomer,
  finishStripeCardChange,
  removeStripeCard,
} from './stripe-customers.ts';
import { payStripeInvoice, refundStripeInvoice, voidStripeInvoice } from './stripe-invoices.ts';
import {
  changeStripePrice,
  endStripeSubscription,
  setStripeEnd,
  startStripeSubscription,
} from './stripe-subscriptions.ts';

/** Payments by Stripe. Only ids and the last four digits of a card ever reach this server. */
export function createStripeProvider(config: StripeConfig, stripe = openStripe(config)): PaymentProvider {
  return {
    name: 'stripe',
    createCustomer: (...given) => createStripeCustomer(stripe, ...given),
    attachCard: (...given) => attachStripeCard(stripe, ...given),
    removeCard: (...given) => removeStripeCard(stripe, ...given),
    start: (...given) => startStripeSubscription(stripe, ...given),
    setEnd: (...given) => setStripeEnd(stripe, ...given),
    endNow: (...given) => endStripeSubscription(stripe, ...given),
    voidInvoice: (...given) => voidStripeInvoice(stripe, ...given),
    payInvoice: (...given) => payStripeInvoice(stripe, ...given),
    refundInvoice: (...given) => refundStripeInvoice(stripe, ...given),
    changePrice: (...given) => changeStripePrice(stripe, ...given),
    beginCardChange: (...given) => beginStripeCardChange(stripe, ...given),
    finishCardChange: (...given) => finishStripeCardChange(stripe, ...given),
    read: (...given) => readCustomer(stripe, ...given),
    readCharges: (...given) => readStripeCharges(stripe, ...given),
    findCustomerOfCharge: (...given) => findStripeCustomerOfCharge(stripe, ...given),
    deleteCustomer: (...given) => deleteStripeCustomer(stripe, ...given),
  };
}
