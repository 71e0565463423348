import { Trans } from '@lingui/react/macro';
import { DisplayChoices } from '#web/shell/settings/DisplayChoices.tsx';
import { Section } from '#web/ui/section/Section.tsx';

/** The same choices as in the "Display" panel; they apply on every device of the user. */
export function DisplaySection() {
  return (
    <Section id="display" title={<Trans>Display</Trans>}>
      <p>
        <Trans>These choices take effect at once, and on every device where you log in.</Trans>
      </p>
      <DisplayChoices />
    </Section>
  );
}
