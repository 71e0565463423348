import type { ReactNode } from 'react';
import { useConfig } from '#web/data/config.tsx';
import type { CardEntry } from '../card-entry.ts';
import { useSandboxCard } from './use-sandbox-card.tsx';
import { useStripeCard } from './use-stripe-card.tsx';

type WithCardProps = { children: (card: CardEntry) => ReactNode };

/** The card fields of the configured payment provider. */
export function WithCard({ children }: WithCardProps) {
  const { payments } = useConfig();
  return payments.provider === 'stripe' ? (
    <StripeCard>{children}</StripeCard>
  ) : (
    <SandboxCard>{children}</SandboxCard>
  );
}

function StripeCard({ children }: WithCardProps) {
  return children(useStripeCard());
}

function SandboxCard({ children }: WithCardProps) {
  return children(useSandboxCard());
}
