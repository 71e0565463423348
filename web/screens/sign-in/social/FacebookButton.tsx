import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useConfig } from '#web/data/config.tsx';
import type { SocialUser } from '#web/data/session/social-user.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SocialLabel } from './SocialLabel.tsx';
import { askSandbox } from './sandbox-identity.ts';
import type { SocialButtonProps } from './social-button.ts';

type Ask = () => Promise<SocialUser | null>;

/** The SDK is loaded with the button, because a click must open Facebook's window at once. */
export function FacebookButton({ mode, onPerson, onUnreachable }: SocialButtonProps) {
  const facebook = useConfig().facebook;
  const ready = useRef<Promise<Ask> | null>(null);

  const prepare = (appId: string) => {
    const asking = loadFacebook(appId);
    ready.current = asking;
    asking.catch(() => {
      ready.current = null;
    });
    return asking;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each app id
  useEffect(() => {
    if (facebook?.sandbox === false) prepare(facebook.appId);
  }, [facebook?.appId]);

  const press = async () => {
    if (!facebook) return;
    try {
      const ask = facebook.sandbox
        ? () => askSandbox('facebook')
        : await (ready.current ?? prepare(facebook.appId));
      const person = await ask();
      if (person) onPerson(person);
    } catch {
      onUnreachable('Facebook');
    }
  };

  return (
    <Button data-opens-window onClick={press}>
      <SocialLabel provider="facebook">
        {mode === 'login' ? <Trans>Log in with Facebook</Trans> : <Trans>Sign up with Facebook</Trans>}
      </SocialLabel>
    </Button>
  );
}

async function loadFacebook(appId: string): Promise<Ask> {
  const { askFacebook, prepareFacebook } = await import('./facebook-login.ts');
  await prepareFacebook(appId);
  return askFacebook;
}
