import { Trans } from '@lingui/react/macro';
import { IfConfigured, useConfig } from '#web/data/config.tsx';

/** Says that the texts of this language still lack a signature. Empty once they are signed. */
export function UnsignedNote() {
  const { unsigned } = useConfig();
  return (
    <IfConfigured value={unsigned}>
      <p>
        <Trans>No one who grew up with this language, and no doctor, has checked these words yet.</Trans>
      </p>
    </IfConfigured>
  );
}
