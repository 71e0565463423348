import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { useSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import styles from './SocialButtons.module.css';
import { SocialLabel } from './SocialLabel.tsx';
import { askSandbox } from './sandbox-identity.ts';
import type { SocialButtonProps } from './social-button.ts';

/** The font size in Google's own button, px. */
const googleTextPx = 14;

/**
 * Google gives its token only to a button that it renders itself. Our button is there first, reserves the space, and
 * is the one to press in the sandbox.
 */
export function GoogleButton({ mode, onPerson, onUnreachable }: SocialButtonProps) {
  const { google } = useConfig();
  const { place, render } = useGoogleButton({ mode, onPerson });
  const press = async () => {
    if (!google?.sandbox) return render().catch(() => onUnreachable('Google'));
    const person = await askSandbox('google');
    if (person) onPerson(person);
  };
  return (
    <div className={styles.google}>
      <div ref={place} className={styles.rendered} />
      <Button data-opens-window onClick={press}>
        <SocialLabel provider="google">
          {mode === 'login' ? <Trans>Log in with Google</Trans> : <Trans>Sign up with Google</Trans>}
        </SocialLabel>
      </Button>
    </div>
  );
}

/** `render` may be called again when Google could not be reached before. */
function useGoogleButton({ mode, onPerson }: Pick<SocialButtonProps, 'mode' | 'onPerson'>) {
  const { google } = useConfig();
  const { textSize } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const handler = useRef(onPerson);
  handler.current = onPerson;
  const clientId = google?.sandbox === false ? google.clientId : null;

  const render = async () => {
    const box = place.current;
    if (clientId === null || box === null) return;
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / googleTextPx;
    const widthPx = (box.parentElement?.clientWidth ?? 0) / scale;
    const { renderGoogleButton } = await import('./google-identity.ts');
    box.style.transform = `scale(${scale}) translateX(-50%)`;
    await renderGoogleButton(box, { clientId, mode, widthPx }, (person) => handler.current(person));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: rendered again when the text size changes
  useEffect(() => {
    // Only a press needs to show that Google cannot be reached.
    render().catch(() => {});
  }, [clientId, mode, textSize]);
  return { place, render };
}
