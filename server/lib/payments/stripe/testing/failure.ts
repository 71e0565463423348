/** An error response of Stripe. */
export type Refusal = {
  status: number;
  type?: string;
  message?: string;
  code?: string | undefined;
  param?: string | undefined;
  declineCode?: string | undefined;
};

export class StripeFailure extends Error {
  readonly refusal: Refusal;

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.refusal = { status, type, message, code, param };
  }
}

/** The body of an error response. */
export function bodyOfRefusal(refusal: Refusal) {
  const {
    status,
    type = status === 402 ? 'card_error' : 'invalid_request_error',
    message = 'Refused',
  } = refusal;
  const { code, param, declineCode } = refusal;
  return {
    error: {
      type,
      message,
      ...(code && { code }),
      ...(param && { param }),
      ...(declineCode && { decline_code: declineCode }),
    },
  };
}

export const missing = (what: string, param?: string) =>
  new StripeFailure(404, 'invalid_request_error', `No such ${what}`, 'resource_missing', param);

export const refused = (message: string, code?: string) =>
  new StripeFailure(400, 'invalid_request_error', message, code);

/** 402: the reason stands beside the code, except where Stripe has a code of its own for it. */
export class CardFailure extends StripeFailure {
  constructor({ code, message }: { code: string; message: string }) {
    super(402, 'card_error', message, ownCodes.includes(code) ? code : 'card_declined');
    this.refusal.declineCode = code;
  }
}

const ownCodes = ['expired_card', 'incorrect_cvc', 'processing_error'];
