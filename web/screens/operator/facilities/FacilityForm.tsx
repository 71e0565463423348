import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { email, facilityName } from '#contract/fields.ts';
import {
  facilityStatuses,
  type ListedFacility,
  longestTerms,
  newFacility,
  seatLimit,
  terms,
} from '#contract/operator-facilities.ts';
import { day } from '#contract/operator-fields.ts';
import { languageNames, languages } from '#contract/pages/languages.ts';
import { useLanguages } from '#web/data/config.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { facilityNames } from '../names.ts';
import { typedNumber, typedTextOrNull } from '../typed-fields.ts';

const schema = z.object({
  name: facilityName,
  status: z.enum(facilityStatuses),
  seatLimit: typedNumber(seatLimit),
  endsOn: typedTextOrNull(day),
  terms: typedTextOrNull(terms),
  language: z.enum(languages),
  administratorEmail: typedTextOrNull(email('emailRequired')),
});

export type TypedFacility = z.output<typeof schema>;

type FacilityFormProps<Result> = {
  /** The present values; without it those of a new facility. */
  facility?: ListedFacility;
  submitLabel: ReactNode;
  send: (typed: TypedFacility) => Promise<Result>;
  onSuccess: (response: Result) => void;
  after: ReactNode;
};

/** What was agreed with a facility. */
export function FacilityForm<Result>({ facility, submitLabel, ...more }: FacilityFormProps<Result>) {
  const { i18n } = useLingui();
  const offered = useLanguages();
  const { name = '', status = newFacility.status, endsOn, terms: agreed } = facility ?? {};
  const form = useZodForm(schema, {
    name,
    status,
    seatLimit: String(facility?.seatLimit ?? newFacility.seatLimit),
    endsOn: endsOn ?? '',
    terms: agreed ?? '',
    language: facility?.language ?? 'en',
    administratorEmail: '',
  });
  return (
    <Form form={form} submitLabel={submitLabel} sendingLabel={<Trans>Saving...</Trans>} {...more}>
      <TextField label={<Trans>Name</Trans>} autoComplete="off" maxLength={120} {...form.field('name')} />
      <SelectField
        label={<Trans>Status</Trans>}
        hint={<Trans>While it is suspended, its members cannot play.</Trans>}
        {...form.field('status')}
      >
        {facilityStatuses.map((one) => (
          <option key={one} value={one}>
            {i18n._(facilityNames[one])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<Trans>Seats</Trans>}
        hint={<Trans>How many members can join. Administrators take no seat.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('seatLimit')}
      />
      <TextField
        label={<Trans>End</Trans>}
        hint={<Trans>Access stops when this day begins (UTC). Leave it empty for no end.</Trans>}
        type="date"
        {...form.field('endsOn')}
      />
      <TextField
        label={<Trans>Agreed price</Trans>}
        hint={<Trans>In words, such as “$6 a seat and month”. Its administrators see it.</Trans>}
        autoComplete="off"
        maxLength={longestTerms}
        {...form.field('terms')}
      />
      {offered.length > 1 && (
        <SelectField
          label={<Trans>Language</Trans>}
          hint={<Trans>For its invitations, cards and huddles. New members begin in it.</Trans>}
          {...form.field('language')}
        >
          {offered.map((one) => (
            <option key={one} value={one} lang={one} translate="no">
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
      )}
      {!facility && (
        <TextField
          label={<Trans>Email of its administrator</Trans>}
          hint={<Trans>Gets a link to run it. Leave it empty to invite somebody later.</Trans>}
          type="email"
          autoComplete="off"
          {...form.field('administratorEmail')}
        />
      )}
    </Form>
  );
}
