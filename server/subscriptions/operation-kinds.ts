import type { OperationKind } from '#server/tables/subscriptions.ts';

/** How the kinds of operations differ for those who run them; `execute-operation.ts` says what each does. */
export const operationKinds: Record<OperationKind, OperationFacts> = {
  subscribe: { takesMoney: true, renews: true, isAsked: true, waitsForNothing: false },
  pay: { takesMoney: true, renews: true, isAsked: true, waitsForNothing: false },
  keep: { takesMoney: false, renews: true, isAsked: true, waitsForNothing: false },
  change_card: { takesMoney: false, renews: true, isAsked: true, waitsForNothing: false },
  cancel: { takesMoney: false, renews: false, isAsked: true, waitsForNothing: true },
  refund: { takesMoney: false, renews: false, isAsked: true, waitsForNothing: true },
  end: { takesMoney: false, renews: false, isAsked: true, waitsForNothing: true },
  change_price: { takesMoney: false, renews: false, isAsked: false, waitsForNothing: false },
  fix_end: { takesMoney: false, renews: false, isAsked: false, waitsForNothing: false },
};

type OperationFacts = {
  /** A payment that may still be made is waited for: only its outcome is read. */
  takesMoney: boolean;
  /** Afterwards the subscription renews by itself. */
  renews: boolean;
  /** Somebody asked for it, and so gives up what still waits for the bank. */
  isAsked: boolean;
  /** No operation that cannot be finished stands in its way. */
  waitsForNothing: boolean;
};
