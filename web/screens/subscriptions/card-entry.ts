import type { ReactNode } from 'react';
import type { SummaryError } from '#web/ui/fields/ErrorSummary.tsx';

/** Card fields that turn their input into a payment method id; our server receives only the id (docs/product-decisions.md#card-entry). */
export type CardEntry = {
  fields: ReactNode;
  /** False until the library of the provider is ready; until then Subscribe is disabled. */
  isReady: boolean;
  /** True if the library of the provider did not arrive: the fields say so, with Retry. */
  isMissing?: boolean;
  /** Errors of our own fields, which show them too; the fields of the provider check themselves. */
  check(): Promise<readonly SummaryError[]>;
  /** Call after an alert about the card. */
  focus(): void;
  /** @throws CardProblem with the provider's message */
  createPaymentMethod(): Promise<string>;
  /** Lets the person confirm at the bank. @throws CardProblem when the bank rejects it */
  confirmWithBank(clientSecret: string): Promise<void>;
};

/** An error of the provider about a card: it is shown in a dialog, and nothing is sent. */
export class CardProblem extends Error {}
