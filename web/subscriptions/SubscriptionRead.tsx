import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useReadAgain } from '#web/session/read-again.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { Details } from './SubscriptionDetails.tsx';
import { subscriptionQuery } from './subscription-queries.ts';

type SubscriptionReadProps = {
  /** Above what is said until the subscription is read, where the children bring the page's heading. */
  heading?: ReactNode;
  children: (details: Details) => ReactNode;
};

/** Draws its children once the person's subscription is read; a failure is said in an alert, then on the page with a Retry. */
export function SubscriptionRead({ heading, children }: SubscriptionReadProps) {
  const { data, error } = useQuery(subscriptionQuery);
  const ask = useReadAgain();
  if (data) return children(data);
  const readAgain = () => ask(subscriptionQuery);
  return (
    <>
      {heading}
      {error ? <Failure message={error.message} onRetry={readAgain} /> : <Waiting onRetry={readAgain} />}
    </>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const retry = (
    <Button icon="retry" onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  );
  return (
    <>
      {!isOpen && (
        <Notice kind="bad" actions={retry}>
          {message}
        </Notice>
      )}
      <FailureAlert message={isOpen ? message : null} onClose={() => setOpen(false)} />
    </>
  );
}
