import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FailureAlert } from './failures/FailureAlert.tsx';
import type { OwnSubscription } from './subscription.ts';
import { subscriptionQuery } from './subscription-queries.ts';

type SubscriptionLoaderProps = {
  /** Shown until the subscription is loaded, if the children contain the heading of the page. */
  heading?: ReactNode;
  children: (details: OwnSubscription) => ReactNode;
};

/** Renders its children when the subscription is loaded; a failure is shown in an alert, then on the page with Retry. */
export function SubscriptionLoader({ heading, children }: SubscriptionLoaderProps) {
  const { data, error } = useQuery(subscriptionQuery);
  const refetch = useRefetch();
  if (data) return children(data);
  const retry = () => refetch(subscriptionQuery);
  return (
    <>
      {heading}
      {error ? <Failure message={error.message} onRetry={retry} /> : <Waiting onRetry={retry} />}
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
