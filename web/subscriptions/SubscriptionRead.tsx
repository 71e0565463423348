import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { Details } from './SubscriptionDetails.tsx';
import { subscriptionQuery } from './subscription-queries.ts';

/** Draws its children once the person's subscription is read; a failure is said in an alert and can be tried again. */
export function SubscriptionRead({ children }: { children: (details: Details) => ReactNode }) {
  const { data, error, refetch } = useQuery(subscriptionQuery);
  if (data) return children(data);
  if (error === null) return <Waiting onRetry={() => void refetch()} />;
  return <Failure message={error.message} onRetry={() => void refetch()} />;
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const retry = (
    <Button icon="retry" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <>
      <Notice kind="bad" actions={retry}>
        {message}
      </Notice>
      <FailureAlert message={isOpen ? message : null} onClose={() => setOpen(false)} />
    </>
  );
}
