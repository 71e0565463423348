import { served } from '../endpoint.ts';
import * as sale from '../operator-sale.ts';

/** Calls of operators about discount codes and prices. */
export const operatorSaleEndpoints = {
  listDiscountCodes: served(sale.listDiscountCodes, {
    purpose: 'A page of the discount codes, ended ones too, as an operator',
  }),
  createDiscountCode: served(sale.createDiscountCode, {
    purpose: 'Create a discount code, as an operator',
    problems: ['conflict'],
  }),
  endDiscountCode: served(sale.endDiscountCode, {
    purpose: 'End a discount code; people who have used it keep the discount',
    problems: ['not_found'],
  }),
  listPrices: served(sale.listPrices, {
    purpose: 'All prices, and what a new one would mean, as an operator',
  }),
  setPrice: served(sale.setPrice, {
    purpose: 'Set the price from a day on, as an owner; subscribers are told 30 days before they pay it',
    problems: ['conflict'],
  }),
};
