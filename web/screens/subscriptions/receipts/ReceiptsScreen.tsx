import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { paths } from '#contract/pages/paths.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { usePrint } from '#web/ui/controls/use-print.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { SubscriptionLoader } from '../SubscriptionLoader.tsx';
import { receiptQuery } from '../subscription-queries.ts';
import { Receipt } from './Receipt.tsx';
import styles from './ReceiptsScreen.module.css';

export const handle: ScreenHandle = {
  title: msg`Receipts`,
  questions: [
    {
      question: msg`How do I keep a receipt without paper?`,
      answer: msg`Choose Print, then "Save as PDF" where you would pick a printer.`,
    },
  ],
};

/** /receipts: receipts for printing, one per page (docs/product-decisions.md#receipts). */
export function Component() {
  const user = useUser();
  return (
    <Screen width="narrow" className={styles.screen}>
      <h1>
        <Trans>Receipts</Trans>
      </h1>
      <Link
        to={user?.userType === 'individualUser' ? paths.subscription : paths.account}
        className={styles.back}
      >
        {user?.userType === 'individualUser' ? (
          <Trans>Back to my subscription</Trans>
        ) : (
          <Trans>Back to my account</Trans>
        )}
      </Link>
      <Stack gap={4} className={styles.read}>
        <SubscriptionLoader>
          {({ receipts }) => <Receipts ids={receipts.map(({ id }) => id)} />}
        </SubscriptionLoader>
      </Stack>
    </Screen>
  );
}

const allReceipts = 'all';

function Receipts({ ids }: { ids: readonly string[] }) {
  const user = useUser();
  const queries = ids.map(receiptQuery);
  const receipts = useQueries({ queries });
  const refetch = useRefetch();
  const retry = () => refetch(...queries.filter((_, place) => receipts[place]?.data === undefined));
  const { printed, print } = usePrint<string>();

  if (ids.length === 0) {
    return (
      <p>
        <Trans>You have no receipts yet.</Trans>
      </p>
    );
  }
  const failed = receipts.find(({ error }) => error !== null);
  if (failed?.error) {
    return <RetryNotice onRetry={retry}>{failed.error.message}</RetryNotice>;
  }
  const read = receipts.flatMap(({ data }) => data ?? []);
  if (read.length < ids.length) return <Waiting onRetry={retry} />;
  return (
    <>
      {read.length > 1 && (
        <Row lines="target" gap={4} align="center" spread className={styles.all}>
          <p>
            <Trans>Each receipt is printed on a page of its own.</Trans>
          </p>
          <Button onClick={() => print(allReceipts)}>
            <Trans>Print all receipts</Trans>
          </Button>
        </Row>
      )}
      {read.map((receipt) => (
        <Receipt
          key={receipt.id}
          receipt={receipt}
          paidBy={user?.email ?? user?.userName ?? ''}
          isPrinted={printed === null || printed === allReceipts || printed === receipt.id}
          onPrint={() => print(receipt.id)}
        />
      ))}
    </>
  );
}
