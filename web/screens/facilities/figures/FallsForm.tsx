import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { plainDigits, text } from '#contract/fields.ts';
import { type CountedFalls, daysOfMonth } from '#contract/rules/fall-rate.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';

const digits = text().check(z.overwrite(plainDigits), z.trim());
const schema = z.object({
  falls: digits.check(z.regex(/^\d{1,3}$/, 'wholeNumber')),
  /** Only for counting the days. */
  residents: digits,
  residentDays: digits.check(z.regex(/^\d{1,5}$/, 'wholeNumber')),
});

type Numbers = { falls: number | null; residentDays: number | null };

type FallsFormProps = {
  month: string;
  count: CountedFalls | null;
  save: (numbers: Numbers) => Promise<{ message: string }>;
  onSaved: (response: { message: string }) => void;
};

/** The numbers of one unit and month; how many residents there are suggests their days. */
export function FallsForm({ month, count, save, onSaved }: FallsFormProps) {
  const days = daysOfMonth(month);
  const form = useZodForm(schema, {
    falls: count ? String(count.falls) : '',
    residents: '',
    residentDays: count ? String(count.residentDays) : '',
  });
  const residents = form.field('residents');
  const suggest = () => {
    residents.onChange();
    const typed = plainDigits(form.values().residents).trim();
    if (/^\d{1,3}$/.test(typed)) form.fill({ residentDays: String(Number(typed) * days) });
  };
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save the numbers</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={({ falls, residentDays }) => save({ falls: Number(falls), residentDays: Number(residentDays) })}
      onSuccess={onSaved}
      after={
        count && (
          <ActionButton
            label={<Trans>Take these numbers back</Trans>}
            sendingLabel={<Trans>One moment...</Trans>}
            send={() => save({ falls: null, residentDays: null })}
            onSuccess={onSaved}
          />
        )
      }
    >
      <TextField
        label={<Trans>Falls</Trans>}
        hint={<Trans>0 if there was none.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('falls')}
      />
      <TextField
        label={<Trans>Residents on an average day</Trans>}
        hint={<Trans>If you like: we multiply it by the days of this month, {days}.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        {...residents}
        onChange={suggest}
      />
      <TextField
        label={<Trans>Resident days</Trans>}
        hint={<Trans>Count each resident for each day in the unit.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('residentDays')}
      />
    </Form>
  );
}
