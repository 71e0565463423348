import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { CardEntry } from '../card-entry.ts';

/** The confirmation at the bank, and what the button says of it: without it nobody hears why nothing goes on. */
export function useBank(card: CardEntry): Pick<CardEntry, 'confirmWithBank'> & { sendingLabel: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    async confirmWithBank(clientSecret) {
      setAsking(true);
      try {
        await card.confirmWithBank(clientSecret);
      } finally {
        setAsking(false);
      }
    },
    sendingLabel: isAsking ? (
      <Trans>Your bank asks you to confirm, in its own window.</Trans>
    ) : (
      <Trans>One moment...</Trans>
    ),
  };
}
