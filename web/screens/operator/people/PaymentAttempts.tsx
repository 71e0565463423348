import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listPaymentAttempts, type PaymentAttempt } from '#contract/operator-people.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { OperatorPart } from '../OperatorPart.tsx';

const whatNames = {
  subscribe: msg`Subscribe`,
  pay: msg`Pay`,
  keep: msg`Keep the subscription`,
  change_card: msg`Change the card`,
  cancel: msg`Cancel`,
  refund: msg`Refund`,
  charge: msg`Charge`,
} as const;

const outcomeNames = {
  done: msg`done`,
  waiting: msg`waits`,
  running: msg`is running`,
  failed: msg`failed`,
} as const;

/** Every attempt of a person to pay, with its time and why it failed: what support is asked about. */
export function PaymentAttempts({ userId }: { userId: string }) {
  const queryKey = ['operator', 'person', userId, 'attempts'];
  const params = { userId };
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(listPaymentAttempts, { params, signal }),
  });
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey });
  return (
    <OperatorPart>
      <h3>
        <Trans>Attempts to pay</Trans>
      </h3>
      {read.isPending && <Waiting onRetry={refetch} />}
      {read.error && <RetryNotice onRetry={refetch}>{read.error.message}</RetryNotice>}
      {read.data?.missing && <p>{read.data.missing}</p>}
      {read.data?.attempts.length === 0 && (
        <p>
          <Trans>No attempts.</Trans>
        </p>
      )}
      <List close>
        {read.data?.attempts.map((attempt) => (
          <ListItem key={`${attempt.at} ${attempt.what}`}>
            <AttemptText attempt={attempt} />
          </ListItem>
        ))}
      </List>
    </OperatorPart>
  );
}

function AttemptText({ attempt: { at, what, outcome, amount, reason } }: { attempt: PaymentAttempt }) {
  const { i18n } = useLingui();
  const [name, ended] = [i18n._(whatNames[what]), i18n._(outcomeNames[outcome])];
  const dollars = amount?.toFixed(2);
  return (
    <div>
      <strong>
        {dollars === undefined ? (
          <Trans>
            {name}: {ended}
          </Trans>
        ) : (
          <Trans>
            {name} ${dollars}: {ended}
          </Trans>
        )}
      </strong>
      <p>{formatDate(at, 'llll')}</p>
      {reason !== null && <p>{reason}</p>}
    </div>
  );
}
