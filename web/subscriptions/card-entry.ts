import type { ReactNode } from 'react';

/** Turns what is typed into a payment method id; only the id ever leaves for our own server (decision G83). */
export type CardEntry = {
  fields: ReactNode;
  /** False until the provider's library is ready: Subscribe is disabled so long. */
  isReady: boolean;
  /** @throws CardProblem with the provider's message */
  createPaymentMethod(): Promise<string>;
  /** The bank's own question; resolves when it was answered. @throws CardProblem when it was refused */
  confirmWithBank(clientSecret: string): Promise<void>;
};

/** What the provider says of a card: shown in a dialog, and nothing is sent. */
export class CardProblem extends Error {}
