import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { type ListedPrice, listPrices, setPrice, withdrawPrice } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDollars } from '#web/screens/subscriptions/money.ts';
import { formatDate } from '#web/shell/dates.ts';
import { ItemWords, List, ListItem } from '#web/ui/section/List.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
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
      <List>
        {data?.prices.map((price) => (
          <PriceRow
            key={price.priceId}
            price={price}
            mayWithdraw={maySet}
            onWithdrawn={(response) => {
              setMessage(response.message);
              void refetch();
            }}
          />
        ))}
      </List>
    </OperatorPart>
  );
}

type PriceRowProps = {
  price: ListedPrice;
  mayWithdraw: boolean;
  onWithdrawn: (response: { message: string }) => void;
};

function PriceRow({ price: listed, mayWithdraw, onWithdrawn }: PriceRowProps) {
  const { price, intervalMonths, trialDays, validFrom, state } = listed;
  const day = formatDate(validFrom, 'll');
  const amount = formatDollars(price);
  return (
    <ListItem>
      <ItemWords>
        <strong>
          {amount} <Interval months={intervalMonths} />
        </strong>
        <p>
          {state === 'announced' && <Trans>Announced, from {day}</Trans>}
          {state === 'current' && <Trans>Sold now, since {day}</Trans>}
          {state === 'earlier' && <Trans>Earlier, from {day}</Trans>}
        </p>
        {trialDays > 0 && (
          <p>
            <Trans>{trialDays}-day free trial</Trans>
          </p>
        )}
      </ItemWords>
      {mayWithdraw && state === 'announced' && (
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
      )}
    </ListItem>
  );
}
