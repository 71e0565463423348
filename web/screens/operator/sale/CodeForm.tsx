import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { day } from '#contract/operator-fields.ts';
import {
  codeMonths,
  codeUses,
  createDiscountCode,
  type DiscountDuration,
  discountCode,
  discountDurations,
  percentOff,
  trialDays,
} from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { typedNumber, typedNumberOrNull, typedTextOrNull } from '../typed-fields.ts';

const schema = z.object({
  code: discountCode,
  percentOff: typedNumber(percentOff),
  lasts: z.enum(discountDurations),
  months: typedNumberOrNull(codeMonths),
  trialDays: typedNumber(trialDays),
  maxUses: typedNumberOrNull(codeUses),
  expiresOn: typedTextOrNull(day),
});

const durationNames: Record<DiscountDuration, ReturnType<typeof msg>> = {
  once: msg`First payment`,
  months: msg`Some months`,
  forever: msg`Every payment`,
};

type CodeFormProps = { onDone: (response: { message: string }) => void; onCancel: () => void };

/** A new discount code. */
export function CodeForm({ onDone, onCancel }: CodeFormProps) {
  const { i18n } = useLingui();
  const form = useZodForm(schema, {
    code: '',
    percentOff: '',
    lasts: 'once',
    months: '',
    trialDays: '0',
    maxUses: '',
    expiresOn: '',
  });
  const hasMonths = form.watch('lasts') === 'months';
  return (
    <OperatorPart>
      <FocusedHeading>
        <Trans>Create a discount code</Trans>
      </FocusedHeading>
      <Form
        form={form}
        submitLabel={<Trans>Create the code</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={({ months, ...typed }) =>
          send(createDiscountCode, {
            body: { ...typed, ...(hasMonths && months !== null && { months }) },
          })
        }
        onSuccess={onDone}
        after={
          <Button onClick={onCancel}>
            <Trans>Back to the discount codes</Trans>
          </Button>
        }
      >
        <TextField
          label={<Trans>Code</Trans>}
          hint={<Trans>3 to 40 letters, digits or dashes. Capital and small letters are the same.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.field('code')}
        />
        <TextField
          label={<Trans>Percent off</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('percentOff')}
        />
        <SelectField
          label={<Trans>Discount on</Trans>}
          hint={<Trans>With 100% off every payment, nobody is asked for a card.</Trans>}
          {...form.field('lasts')}
        >
          {discountDurations.map((one) => (
            <option key={one} value={one}>
              {i18n._(durationNames[one])}
            </option>
          ))}
        </SelectField>
        {hasMonths && (
          <TextField
            label={<Trans>Months</Trans>}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('months')}
          />
        )}
        <TextField
          label={<Trans>Free trial in days</Trans>}
          hint={<Trans>Each person gets one free trial.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('trialDays')}
        />
        <TextField
          label={<Trans>Uses</Trans>}
          hint={<Trans>How many people can use it. Leave it empty for no limit.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('maxUses')}
        />
        <TextField
          label={<Trans>End</Trans>}
          hint={<Trans>It stops working when this day begins (UTC). Leave it empty for no end.</Trans>}
          type="date"
          {...form.field('expiresOn')}
        />
      </Form>
    </OperatorPart>
  );
}
