import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { type ListedPrice, listPrices, setPrice, withdrawPrice } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDollars } from '#web/screens/subscriptions/money.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskRead, useRefetchDesk } from '../desk/desk-queries.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { Interval } from './Interval.tsx';
import { PriceForm } from './PriceForm.tsx';

const name = 'prices';
const queryKey = deskKey(name);

/** The price that is sold, the one that is announced and earlier ones; owners set a new one. */
export function PricesSection() {
  const maySet = hasRole(setPrice.only, useUser()?.operatorRole);
  const read = useDeskRead(queryKey, listPrices, {});
  const [isSetting, setSetting] = useState(false);
  const [wasCanceled, setCanceled] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const refetch = useRefetchDesk(name);
  const { data } = read;
  if (data && data.earliestDay !== null && isSetting) {
    return (
      <PriceForm
        earliestDay={data.earliestDay}
        renewing={data.renewing}
        onDone={(response) => {
          setMessage(response.message);
          setSetting(false);
          void refetch();
        }}
        onCancel={() => {
          setSetting(false);
          setCanceled(true);
        }}
      />
    );
  }
  return (
    <OperatorPart>
      {message !== null && (
        <Notice kind="good" focus>
          {message}
        </Notice>
      )}
      <DeskState read={read} queryKey={queryKey} />
      {data && maySet && data.earliestDay !== null && (
        <div>
          <OpenerButton
            takesFocus={wasCanceled}
            onClick={() => {
              setMessage(null);
              setCanceled(false);
              setSetting(true);
            }}
          >
            <Trans>Set a new price</Trans>
          </OpenerButton>
        </div>
      )}
      {data && maySet && data.earliestDay === null && (
        <p>
          <Trans>A new price is announced. You can set another one once it has begun or is withdrawn.</Trans>
        </p>
      )}
      {data?.prices.length === 0 && (
        <p>
          <Trans>No price yet: nothing is on sale.</Trans>
        </p>
      )}
      {data && data.prices.length > 0 && (
        <PricesTable
          prices={data.prices}
          mayWithdraw={maySet}
          onWithdrawn={(response) => {
            setMessage(response.message);
            void refetch();
          }}
        />
      )}
    </OperatorPart>
  );
}

type PricesTableProps = {
  prices: readonly ListedPrice[];
  mayWithdraw: boolean;
  onWithdrawn: (response: { message: string }) => void;
};

/** Each price in one line. */
function PricesTable({ prices, mayWithdraw, onWithdrawn }: PricesTableProps) {
  const { t } = useLingui();
  const columns: TableColumn<ListedPrice>[] = [
    {
      id: 'price',
      header: t`Price`,
      cell: ({ price, intervalMonths }) => (
        <>
          {formatDollars(price)} <Interval months={intervalMonths} />
        </>
      ),
    },
    { id: 'state', header: t`State`, line: 'second', cell: (price) => <StateText price={price} /> },
    {
      id: 'trial',
      header: t`Free trial`,
      line: 'second',
      cell: ({ trialDays }) => trialDays > 0 && <Trans>{trialDays}-day free trial</Trans>,
    },
    {
      id: 'withdraw',
      header: null,
      line: 'end',
      cell: (price) =>
        mayWithdraw &&
        price.state === 'announced' && <WithdrawPrice price={price} onWithdrawn={onWithdrawn} />,
    },
  ];
  return <Table isDense label={t`Prices`} columns={columns} items={prices} idOf={({ priceId }) => priceId} />;
}

function StateText({ price: { state, validFrom } }: { price: ListedPrice }) {
  const day = formatDate(validFrom, 'll');
  if (state === 'announced') return <Trans>Announced, from {day}</Trans>;
  if (state === 'current') return <Trans>Sold now, since {day}</Trans>;
  return <Trans>Earlier, from {day}</Trans>;
}

type WithdrawPriceProps = { price: ListedPrice } & Pick<PricesTableProps, 'onWithdrawn'>;

function WithdrawPrice({ price: { price }, onWithdrawn }: WithdrawPriceProps) {
  const amount = formatDollars(price);
  return (
    <ConfirmButton
      label={<Trans>Withdraw this price</Trans>}
      title={<Trans>Withdraw the price of {amount}?</Trans>}
      keepLabel={<Trans>Keep this price</Trans>}
      confirm={{ label: <Trans>Withdraw the price</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => send(withdrawPrice, { body: { price } })}
      onSuccess={onWithdrawn}
    >
      <p>
        <Trans>
          It never takes effect. Each subscriber who was told of it gets an email that the price stays the
          same.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
