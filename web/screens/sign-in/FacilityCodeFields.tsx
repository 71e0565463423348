import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import styles from './FacilityCodeFields.module.css';

type Registered = Omit<ComponentProps<typeof TextField>, 'label' | 'id'> & { id: string };

type FacilityCodeFieldsProps = {
  hasCode: boolean;
  hasFacilityCode: Registered;
  facilityCode: Registered;
};

/** "Do you have a facility code?" and, after Yes, the code and what the facility will see (docs/product-decisions.md#facility-views). */
export function FacilityCodeFields({ hasCode, hasFacilityCode, facilityCode }: FacilityCodeFieldsProps) {
  const { error, id, ...radio } = hasFacilityCode;
  return (
    <>
      <div className={styles.question}>
        <RadioGroup id={id} error={error} label={<Trans>Do you have a facility code?</Trans>} layout="row">
          <Radio {...radio} value="yes">
            <Trans>Yes</Trans>
          </Radio>
          <Radio {...radio} value="no">
            <Trans>No</Trans>
          </Radio>
        </RadioGroup>
      </div>
      {hasCode && <FacilityCodeField {...facilityCode} />}
    </>
  );
}

/** Capitals, spaces and dashes do not matter (#seats). */
export function FacilityCodeField({ hint, ...field }: Registered) {
  return (
    <TextField
      label={<Trans>Facility code</Trans>}
      hint={
        <>
          {hint}{' '}
          <Trans>
            The facility sees your answers, dates and scores. It never sees your plan, your reviews, surveys
            or feedback.
          </Trans>
        </>
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  );
}
