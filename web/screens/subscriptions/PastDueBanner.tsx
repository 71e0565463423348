import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './PastDueBanner.module.css';
import { subscriptionQuery } from './subscription-queries.ts';

/** Shown on every page while a renewal is unpaid: what happened, until when, and what to do (docs/product-decisions.md#grace-period). */
export function PastDueBanner() {
  const { pathname } = useLocation();
  const { data } = useQuery(subscriptionQuery);
  if (data?.status !== 'past_due' || pathname === paths.updateCard) return null;
  return (
    <div className={styles.banner}>
      <Notice
        kind="bad"
        actions={
          <LinkButton to={paths.updateCard} variant="primary">
            <Trans>Update your card</Trans>
          </LinkButton>
        }
      >
        <Unpaid until={data.subscriptionEndDate} />
      </Notice>
    </div>
  );
}

/** The consequences of an unpaid renewal. */
export function Unpaid({ until }: { until: string | null }) {
  const day = until && formatDate(until, 'dddd, MMMM Do YYYY');
  return (
    <p>
      <Trans>Your last payment did not go through.</Trans>{' '}
      {day && (
        <Trans>
          You can play until {day}. Without a card that works, your subscription then ends. You will owe
          nothing.
        </Trans>
      )}
    </p>
  );
}
