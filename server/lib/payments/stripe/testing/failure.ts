/** An error response of Stripe. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

export const missing = (what: string, param?: string) =>
  new StripeFailure(404, 'invalid_request_error', `No such ${what}`, 'resource_missing', param);
export const declined = () =>
  new StripeFailure(402, 'card_error', 'Your card was declined.', 'card_declined');
