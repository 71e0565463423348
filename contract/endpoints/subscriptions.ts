import { served } from '../endpoint.ts';
import * as subscriptions from '../subscriptions.ts';

export const subscriptionEndpoints = {
  getPrice: served(subscriptions.getPrice, {
    purpose: 'Individual subscription price',
    problems: ['not_found'],
  }),
  calculatePrice: served(subscriptions.calculatePrice, {
    purpose: 'Calculate price with discount',
    problems: ['discount_invalid', 'not_found', 'too_many_requests'],
  }),
  getSubscription: served(subscriptions.getSubscription, {
    purpose: 'Subscription details',
    problems: ['forbidden', 'not_found'],
  }),
  updateSubscription: served(subscriptions.updateSubscription, {
    purpose: 'Update subscription: subscribe again, or keep a canceled subscription',
    problems: [
      'forbidden',
      'conflict',
      'price_changed',
      'not_found',
      'discount_invalid',
      'card_declined',
      'requires_action',
      'too_many_requests',
      'provider_unavailable',
    ],
  }),
  confirmPayment: served(subscriptions.confirmPayment, {
    purpose: 'Confirm an authenticated payment',
    problems: ['forbidden', 'conflict', 'card_declined', 'requires_action', 'provider_unavailable'],
  }),
  cancelSubscription: served(subscriptions.cancelSubscription, {
    purpose: 'Cancel subscription: it ends with the paid period',
    problems: ['forbidden', 'conflict', 'provider_unavailable'],
  }),
  refundSubscription: served(subscriptions.refundSubscription, {
    purpose: 'Full refund within 30 days of the first payment if the game was never opened',
    problems: ['forbidden', 'conflict', 'refund_refused', 'provider_unavailable'],
  }),
  changeCard: served(subscriptions.changeCard, {
    purpose: 'Change the card',
    problems: [
      'forbidden',
      'conflict',
      'card_declined',
      'requires_action',
      'too_many_requests',
      'provider_unavailable',
    ],
  }),
  getReceipt: served(subscriptions.getReceipt, {
    purpose: 'One receipt',
    problems: ['not_found'],
  }),
  receivePaymentEvent: served(subscriptions.receivePaymentEvent, {
    purpose: 'Payment events',
    problems: ['malformed'],
  }),
};
