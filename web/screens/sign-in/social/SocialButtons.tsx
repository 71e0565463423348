import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import { providerNames, type SignUpMethod, type SocialUser } from '#web/data/session/social-user.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { askProvider } from './ask-provider.ts';
import styles from './SocialButtons.module.css';

type SocialButtonsProps = {
  mode: 'login' | 'signUp';
  onPerson: (person: SocialUser) => void;
  /** The provider cannot be reached. */
  onUnreachable: (provider: 'Google' | 'Facebook') => void;
};

/** A button for each provider that this installation has (docs/product-decisions.md#app-ids). */
export function SocialButtons({ mode, ...button }: SocialButtonsProps) {
  const { google, facebook } = useConfig();
  return (
    <Stack gap="target" className={styles.buttons}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <IfConfigured value={google?.clientId}>
        <SocialButton provider="google" {...button}>
          {mode === 'login' ? <Trans>Log in with Google</Trans> : <Trans>Sign up with Google</Trans>}
        </SocialButton>
      </IfConfigured>
      <IfConfigured value={facebook?.appId}>
        <SocialButton provider="facebook" {...button}>
          {mode === 'login' ? <Trans>Log in with Facebook</Trans> : <Trans>Sign up with Facebook</Trans>}
        </SocialButton>
      </IfConfigured>
    </Stack>
  );
}

type SocialButtonProps = Omit<SocialButtonsProps, 'mode'> & { provider: SignUpMethod; children: ReactNode };

/** The label is beside the provider's logo. */
function SocialButton({ provider, onPerson, onUnreachable, children }: SocialButtonProps) {
  const { google, facebook } = useConfig();
  const press = async () => {
    const asked = {
      google: { id: google?.clientId ?? '', isSandbox: google?.sandbox === true },
      facebook: { id: facebook?.appId ?? '', isSandbox: facebook?.sandbox === true },
    }[provider];
    try {
      const person = await askProvider(provider, asked);
      if (person) onPerson(person);
    } catch {
      onUnreachable(providerNames[provider]);
    }
  };
  return (
    <Button data-opens-window onClick={press}>
      <span className={styles.label} data-provider={provider}>
        <span>{children}</span>
      </span>
    </Button>
  );
}
