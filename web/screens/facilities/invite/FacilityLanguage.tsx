import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { changeAccount } from '#contract/own-account.ts';
import { languageNames, languages } from '#contract/pages/languages.ts';
import { send } from '#web/data/api/client.ts';
import { useLanguages } from '#web/data/config.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { AccountFacility } from '../FacilityPage.tsx';
import type { OnChanged } from '../on-changed.ts';

const schema = z.object({ facilityLanguage: z.enum(languages) });

/** The language of what the facility prints and sends, where there is more than one. */
export function FacilityLanguage({
  facility,
  onChanged,
}: {
  facility: AccountFacility;
  onChanged: OnChanged;
}) {
  const offered = useLanguages();
  const form = useZodForm(schema, { facilityLanguage: facility.language ?? 'en' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save the language</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(changeAccount, { body })}
      onSuccess={onChanged}
    >
      <SelectField
        label={<Trans>Language of your facility</Trans>}
        hint={
          <Trans>
            For invitations, cards and the five-minute huddle. New members begin in it, and can choose
            another.
          </Trans>
        }
        {...form.field('facilityLanguage')}
      >
        {offered.map((one) => (
          <option key={one} value={one} lang={one} translate="no">
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}
