import type Stripe from 'stripe';
import { cardOfStripeId, type TestCard } from '#server/lib/payments/test-cards.ts';
import { type Billing, endSubscription, itemOf, openDispute, refundCharge, setStatus } from './billing.ts';
import type { Customers } from './customers.ts';
import { sourceObject } from './dashboard-objects.ts';
import { newId, priceObject } from './objects.ts';

/** What people do in Stripe's dashboard, or a bank does, without our asking. Each sends Stripe's event. */
export type Dashboard = {
  refund(charge: Stripe.Charge, cents: number): Stripe.Refund;
  /** The bank did not take the money back to its card: Stripe adds it to our balance again. */
  failRefund(charge: Stripe.Charge, refund: Stripe.Refund): void;
  dispute(charge: Stripe.Charge): Stripe.Dispute;
  closeDispute(dispute: Stripe.Dispute, status: 'won' | 'lost'): void;
  deleteCustomer(customer: string): void;
  /** Charges another card to one subscription alone. */
  setSubscriptionCard(subscription: Stripe.Subscription, stripeId: string): void;
  /** Charges a card of the older kind to the customer, or to one subscription alone. */
  setSource(to: Stripe.Subscription | Stripe.Customer, stripeId: string): void;
  /** Charges something that is no card. */
  setLink(subscription: Stripe.Subscription): void;
  removeCards(subscription: Stripe.Subscription): void;
  cancel(subscription: Stripe.Subscription, when: 'now' | 'period_end' | number): void;
  /** Another price, made by hand, and how many of it. */
  setPrice(subscription: Stripe.Subscription, cents: number, lookupKey: string, quantity?: number): void;
  archivePrice(lookupKey: string): void;
  unarchivePrice(lookupKey: string): void;
  markUncollectible(invoice: Stripe.Invoice): void;
};

export function createDashboard(billing: Billing, customers: Customers, prices: Stripe.Price[]): Dashboard {
  const update = (subscription: Stripe.Subscription) => setStatus(billing, subscription, subscription.status);
  const cardOf = (stripeId: string) => cardOfStripeId(stripeId) as TestCard;

  function setActive(lookupKey: string, active: boolean): void {
    const price = prices.find(({ lookup_key }) => lookup_key === lookupKey);
    if (price) billing.emit('price.updated', Object.assign(price, { active }));
  }

  return {
    refund: (charge, cents) => refundCharge(billing, charge, cents),
    failRefund(charge, refund) {
      refund.status = 'failed';
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
      billing.emit('refund.failed', refund);
    },
    dispute: (charge) => openDispute(billing, charge),
    closeDispute(dispute, status) {
      dispute.status = status;
      billing.emit('charge.dispute.closed', dispute);
    },
    deleteCustomer(customer) {
      for (const subscription of billing.subscriptions) {
        if (subscription.customer === customer && !subscription.ended_at)
          endSubscription(billing, subscription);
      }
      customers.remove(customer);
    },
    setSubscriptionCard(subscription, stripeId) {
      subscription.default_payment_method = customers.add(stripeId, subscription.customer as string).id;
      update(subscription);
    },
    setSource(to, stripeId) {
      const card = cardOf(stripeId);
      const source = sourceObject(to.object === 'customer' ? to.id : (to.customer as string), card.last4);
      customers.keep(source, card);
      to.default_source = source.id;
      billing.emit(to.object === 'customer' ? 'customer.updated' : 'customer.subscription.updated', to);
    },
    setLink(subscription) {
      const { card: _card, ...method } = customers.add('pm_card_visa', subscription.customer as string);
      const link = {
        ...method,
        id: newId('pm'),
        type: 'link',
        link: { email: null },
      } as Stripe.PaymentMethod;
      customers.keep(link, cardOf('pm_card_visa'));
      subscription.default_payment_method = link.id;
      update(subscription);
    },
    removeCards(subscription) {
      subscription.default_payment_method = null;
      subscription.default_source = null;
      const owner = customers.find(subscription.customer as string);
      owner.invoice_settings.default_payment_method = null;
      owner.default_source = null;
      billing.emit('customer.updated', owner);
    },
    cancel(subscription, when) {
      if (when === 'now') return endSubscription(billing, subscription);
      subscription.cancel_at_period_end = when === 'period_end';
      subscription.cancel_at = when === 'period_end' ? itemOf(subscription).current_period_end : when;
      update(subscription);
    },
    setPrice(subscription, cents, lookupKey, quantity = 1) {
      const item = itemOf(subscription);
      const { product } = item.price;
      const given = { product: product as string, currency: 'usd', cents, months: 1, lookupKey };
      Object.assign(item, { price: priceObject(billing.now(), given), quantity });
      update(subscription);
    },
    archivePrice: (lookupKey) => setActive(lookupKey, false),
    unarchivePrice: (lookupKey) => setActive(lookupKey, true),
    markUncollectible(invoice) {
      invoice.status = 'uncollectible';
      billing.emit('invoice.marked_uncollectible', invoice);
    },
  };
}
