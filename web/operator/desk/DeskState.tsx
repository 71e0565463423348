import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRefetch } from '#web/queries/use-refetch.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './Desk.module.css';

type Read = { isPending: boolean; error: Error | null };

/** Shown while a read of the desk has no data: that it is on its way, or that it failed. */
export function DeskState({ read, queryKey }: { read: Read; queryKey: string[] }) {
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  return (
    <>
      {read.isPending && <Waiting onRetry={refetch} />}
      {read.error && <RetryNotice onRetry={refetch}>{read.error.message}</RetryNotice>}
    </>
  );
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Under a list: how much of it is shown, and a button for the next page. */
export function MoreRows({ pages, shown, total }: { pages: Pages; shown: number; total: number }): ReactNode {
  const { i18n } = useLingui();
  if (!pages.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <p>
        <Trans>
          {i18n.number(shown)} of {i18n.number(total)} are shown.
        </Trans>
      </p>
      <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}
