import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useConfig } from '#web/shell/config.tsx';
import { useSettings } from '#web/shell/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { GoogleSign } from './ProviderSigns.tsx';
import styles from './SocialButtons.module.css';
import type { SocialButtonProps } from './SocialButtons.tsx';
import { askSandbox } from './sandbox-identity.ts';

/** Letters in Google's own button, px. */
const googleTextPx = 14;

/**
 * Google hands out its token only to a button that it draws itself. Ours stands there first, keeps the place, and is
 * the one to press in the sandbox.
 */
export function GoogleButton({ does, onPerson, onUnreachable }: SocialButtonProps) {
  const { google } = useConfig();
  const place = useGooglesOwn({ does, onPerson, onUnreachable });
  const press = async () => {
    if (!google?.sandbox) return;
    const person = await askSandbox('google');
    if (person) onPerson(person);
  };
  return (
    <div className={styles.google}>
      <div ref={place} className={styles.drawn} />
      <Button onClick={press}>
        <GoogleSign />
        {does === 'login' ? <Trans>Log in with Google</Trans> : <Trans>Sign up with Google</Trans>}
      </Button>
    </div>
  );
}

function useGooglesOwn({ does, onPerson, onUnreachable }: SocialButtonProps) {
  const { google } = useConfig();
  const { textSize } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onPerson, onUnreachable });
  handlers.current = { onPerson, onUnreachable };
  const clientId = google?.sandbox === false ? google.clientId : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the text size changes
  useEffect(() => {
    const box = place.current;
    if (clientId === null || box === null) return;
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / googleTextPx;
    const widthPx = (box.parentElement?.clientWidth ?? 0) / scale;
    box.replaceChildren();
    box.style.transform = `scale(${scale}) translateX(-50%)`;
    import('./google-identity.ts')
      .then(({ drawGoogleButton }) =>
        drawGoogleButton(box, { clientId, does, widthPx }, (person) => handlers.current.onPerson(person)),
      )
      .catch(() => handlers.current.onUnreachable('Google'));
  }, [clientId, does, textSize]);
  return place;
}
