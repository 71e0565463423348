import { Trans } from '@lingui/react/macro';
import { joinFacility } from '#contract/facilities.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { FacilityCodeField } from '#web/screens/sign-in/FacilityCodeFields.tsx';
import type { OnChanged } from '../on-changed.ts';

/** For an individual: a field for a facility's code, and what the facility will see (docs/product-decisions.md#facility-views). */
export function JoinFacility({ onChanged }: { onChanged: OnChanged }) {
  const form = useZodForm(joinFacility.body, { facilityCode: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Join the facility</Trans>}
      sendingLabel={<Trans>Joining...</Trans>}
      send={(body) => send(joinFacility, { body })}
      onSuccess={onChanged}
    >
      <FacilityCodeField {...form.field('facilityCode')} />
    </Form>
  );
}
