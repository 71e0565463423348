import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Fold } from '#web/ui/section/Fold.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { HelperLink } from './HelperLink.tsx';
import styles from './HelperSection.module.css';
import { helperQuery } from './helper-query.ts';
import { Wishes } from './Wishes.tsx';
import { WishesDialog } from './WishesDialog.tsx';

/** One person to share the plan with: the wishes, the link and the printed sheet. */
export function HelperSection({ onPrintSheet }: { onPrintSheet: () => void }) {
  const { data, error } = useQuery(helperQuery);
  const queries = useQueryClient();
  const refetch = useRefetch();
  const [isChoosing, setChoosing] = useState(false);
  const retry = () => refetch(helperQuery);
  // The address of a link is shown only once, so it does not wait for a read that may fail.
  const onLinkChanged: ComponentProps<typeof HelperLink>['onChanged'] = (link) => {
    queries.setQueryData(helperQuery.queryKey, (known) => known && { ...known, link });
    retry();
  };
  const hasWishes = data && (data.wishes.length > 0 || data.ownWish !== '');
  const until = data?.link && formatDate(data.link.expiresAt, 'll');
  return (
    <Fold
      title={<Trans>A person I trust</Trans>}
      value={
        until ? (
          <Trans>Your link works until {until}.</Trans>
        ) : (
          <Trans>Show them this plan, by a link or on paper.</Trans>
        )
      }
    >
      <p>
        <Trans>
          Show your plan to one person, by a link or on paper. They see what you have at home, what you do
          first, and your wishes. They see no answers and no scores.
        </Trans>
      </p>
      {!data &&
        (error ? <RetryNotice onRetry={retry}>{error.message}</RetryNotice> : <Waiting onRetry={retry} />)}
      {data && (
        <>
          <Stack gap={2} className={styles.part}>
            <h3>
              <Trans>My wishes</Trans>
            </h3>
            {hasWishes ? (
              <Wishes {...data} />
            ) : (
              <p>
                <Trans>Nothing yet. You can choose up to three wishes.</Trans>
              </p>
            )}
            <Row>
              <Button onClick={() => setChoosing(true)}>
                {hasWishes ? <Trans>Change my wishes</Trans> : <Trans>Choose my wishes</Trans>}
              </Button>
            </Row>
          </Stack>
          <Stack gap={2} className={styles.part}>
            <h3>
              <Trans>A link to my plan</Trans>
            </h3>
            <HelperLink link={data.link} onChanged={onLinkChanged} />
          </Stack>
        </>
      )}
      <Stack gap={2} className={styles.part}>
        <h3>
          <Trans>On paper</Trans>
        </h3>
        <Row>
          <Button onClick={onPrintSheet}>
            <Trans>Print a sheet for a helper</Trans>
          </Button>
        </Row>
      </Stack>
      {isChoosing && data && (
        <WishesDialog
          given={data}
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false);
            retry();
          }}
        />
      )}
    </Fold>
  );
}
