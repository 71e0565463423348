import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { type ListedPrice, listPrices, setPrice } from '#contract/operator-sale.ts';
import { useUser } from '#web/data/session/current-session.ts';
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
          <Trans>A new price is announced. You can set another one once it has begun.</Trans>
        </p>
      )}
      {data?.prices.length === 0 && (
        <p>
          <Trans>No price yet: nothing is on sale.</Trans>
        </p>
      )}
      <List>
        {data?.prices.map((price) => (
          <PriceRow key={price.priceId} price={price} />
        ))}
      </List>
    </OperatorPart>
  );
}

function PriceRow({ price: listed }: { price: ListedPrice }) {
  const { price, intervalMonths, trialDays, validFrom, state } = listed;
  const day = formatDate(validFrom, 'll');
  return (
    <ListItem>
      <ItemWords>
        <strong>
          {formatDollars(price)} <Interval months={intervalMonths} />
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
    </ListItem>
  );
}
