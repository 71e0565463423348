import type { ReactNode } from 'react';
import type { SummaryError } from '#web/ui/ErrorSummary.tsx';

/** Turns what is typed into a payment method id; only the id ever leaves for our own server (decision G83). */
export type CardEntry = {
  fields: ReactNode;
  /** False until the provider's library is ready: Subscribe is disabled so long. */
  isReady: boolean;
  /** What is wrong with our own fields, said there too; the provider's fields check themselves. */
  check(): Promise<readonly SummaryError[]>;
  /** After an alert about the card. */
  focus(): void;
  /** @throws CardProblem with the provider's message */
  createPaymentMethod(): Promise<string>;
  /** The bank's own question; resolves when it was answered. @throws CardProblem when it was refused */
  confirmWithBank(clientSecret: string): Promise<void>;
};

/** What the provider says of a card: shown in a dialog, and nothing is sent. */
export class CardProblem extends Error {}
