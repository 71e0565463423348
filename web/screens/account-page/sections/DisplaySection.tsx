import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSettings } from '#web/data/settings.ts';
import { DisplayChoices } from '#web/shell/settings/DisplayChoices.tsx';
import { textSizeNames, themeNames } from '#web/shell/settings/display-names.tsx';
import { Section } from '#web/ui/section/Section.tsx';

/** The same choices as in the "Display" panel; other devices apply them after their next log in. */
export function DisplaySection() {
  const [isOpen, setOpen] = useState(false);
  const { textSize, theme } = useSettings();
  const [size, colors] = [textSizeNames[textSize], themeNames[theme]];
  return (
    <Section
      id="display"
      title={<Trans>Display</Trans>}
      value={
        // While the choices are open, they show what is chosen.
        !isOpen && (
          <>
            <p>
              <Trans>Text size: {size}</Trans>
            </p>
            <p>
              <Trans>Colors: {colors}</Trans>
            </p>
          </>
        )
      }
      change={{
        isOpen,
        setOpen,
        labels: [<Trans key="closed">Change</Trans>, <Trans key="open">Done</Trans>],
        form: (
          <>
            <p>
              <Trans>
                These choices take effect at once. Your other devices use them the next time you log in there.
              </Trans>
            </p>
            <DisplayChoices />
          </>
        ),
      }}
    />
  );
}
