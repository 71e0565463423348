import { IfConfigured, useConfig } from '#web/data/config.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FacebookButton } from './FacebookButton.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './SocialButtons.module.css';
import type { SocialButtonProps } from './social-button.ts';

/** A button for each provider that this installation has (docs/product-decisions.md#app-ids). */
export function SocialButtons(props: SocialButtonProps) {
  const { google, facebook } = useConfig();
  return (
    <Stack gap="target" className={styles.buttons}>
      <IfConfigured value={google?.clientId}>
        <GoogleButton {...props} />
      </IfConfigured>
      <IfConfigured value={facebook?.appId}>
        <FacebookButton {...props} />
      </IfConfigured>
    </Stack>
  );
}
