import { Trans } from '@lingui/react/macro';
import { IfConfigured, useConfig } from '#web/data/config.tsx';

/** Says that a language is on trial: nobody who has to sign its texts has read them all. Nothing where they are signed. */
export function UnsignedNote() {
  const { unsigned } = useConfig();
  return (
    <IfConfigured value={unsigned}>
      <p>
        <Trans>This translation has not been checked yet by native readers and a clinician.</Trans>
      </p>
    </IfConfigured>
  );
}
