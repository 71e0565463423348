import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { day } from '#contract/operator-fields.ts';
import { intervals, priceAmount, priceText, setPrice, trialDays } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDollars } from '#web/screens/subscriptions/money.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { typedNumber } from '../typed-fields.ts';
import { Interval } from './Interval.tsx';

const schema = z.object({
  price: z.pipe(z.pipe(priceText, z.transform(Number)), priceAmount),
  intervalMonths: z.pipe(z.pipe(z.string(), z.transform(Number)), z.literal(intervals)),
  trialDays: typedNumber(trialDays),
  validFrom: z.pipe(z.string().check(z.minLength(1, 'Day Required')), day),
});

type PriceFields = z.output<typeof schema>;

type PriceFormProps = {
  earliestDay: string;
  /** How many subscriptions renew. */
  renewing: number;
  onDone: (response: { message: string }) => void;
  onCancel: () => void;
};

/** A new price, and the question whether to set it. */
export function PriceForm({ earliestDay, renewing, onDone, onCancel }: PriceFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<PriceFields | null>(null);
  const form = useZodForm(schema, {
    price: '',
    intervalMonths: '1',
    trialDays: '0',
    validFrom: earliestDay,
  });
  return (
    <OperatorPart>
      <FocusedHeading>
        <Trans>Set a new price</Trans>
      </FocusedHeading>
      <Form
        form={form}
        submitLabel={<Trans>Continue</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={async (values) => values}
        onSuccess={setTyped}
        after={
          <Button onClick={onCancel}>
            <Trans>Back to the prices</Trans>
          </Button>
        }
      >
        <TextField
          label={<Trans>Price in dollars</Trans>}
          hint={<Trans>Such as 9.99</Trans>}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          {...form.field('price')}
        />
        <SelectField label={<Trans>Paid</Trans>} {...form.field('intervalMonths')}>
          {intervals.map((months) => (
            <option key={months} value={months}>
              {months === 1 ? t`Every month` : t`Every ${months} months`}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<Trans>Free trial in days</Trans>}
          hint={<Trans>Each person gets one free trial.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('trialDays')}
        />
        <TextField
          label={<Trans>From</Trans>}
          hint={
            <Trans>
              {formatDate(earliestDay, 'll')} or later: people are told 30 days before. Days begin in UTC.
            </Trans>
          }
          type="date"
          min={earliestDay}
          {...form.field('validFrom')}
        />
      </Form>
      {typed && (
        <ConfirmPrice price={typed} renewing={renewing} onDone={onDone} onClose={() => setTyped(null)} />
      )}
    </OperatorPart>
  );
}

type ConfirmPriceProps = Pick<PriceFormProps, 'renewing' | 'onDone'> & {
  price: PriceFields;
  onClose: () => void;
};

function ConfirmPrice({ price: given, renewing, onDone, onClose }: ConfirmPriceProps) {
  const { price, intervalMonths, validFrom } = given;
  const amount = formatDollars(price);
  const from = formatDate(validFrom, 'll');
  return (
    <AlertDialog
      title={<Trans>Set the price to {amount}?</Trans>}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Leave the price as it is</Trans>
          </Button>
          <ActionButton
            variant="danger"
            label={<Trans>Set the price</Trans>}
            sendingLabel={<Trans>One moment...</Trans>}
            send={() => send(setPrice, { body: given })}
            onSuccess={onDone}
          />
        </>
      }
    >
      <OperatorPart>
        <p>
          <Trans>
            From {from}, new subscribers pay {amount} <Interval months={intervalMonths} />.
          </Trans>
        </p>
        <p>
          <Plural
            value={renewing}
            _0="No subscription renews now."
            one="# subscription renews now. The subscriber gets an email within the hour."
            other="# subscriptions renew now. Each subscriber gets an email within the hour."
          />
        </p>
        <p>
          <Trans>
            Subscribers pay the new price from their first period that starts on {from} or later. It is never
            sooner than 30 days after that email. Their discounts stay.
          </Trans>
        </p>
        <p>
          <Trans>Nobody is charged now. The price can be withdrawn until three days before it begins.</Trans>
        </p>
      </OperatorPart>
    </AlertDialog>
  );
}
