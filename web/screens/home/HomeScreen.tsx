import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { useUser } from '#web/data/session/current-session.ts';
import { toSignUpCard } from '#web/data/session/pending-sign-up.ts';
import { panelOnFirstUse, useOnFirstUse } from '#web/shell/loading/OnFirstUse.tsx';
import { PrerenderedPart, preload, prerendered } from '#web/shell/loading/prerendered-part.tsx';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import styles from './HomeScreen.module.css';

export const handle: ScreenHandle = {
  title: msg`Notice more. Stay steady. Keep going`,
  description: msg`Short films that teach you to see what makes people fall. Play at home, at your own pace.`,
  questions: [
    {
      question: msg`I forgot my password. What now?`,
      answer: msg`Choose Forgot Password in the Login box. We will email you a link to choose a new one.`,
    },
    {
      question: msg`My facility gave me a code. Where do I use it?`,
      answer: msg`Choose Sign Up, answer Yes to "Do you have a facility code?" and type the code.`,
    },
  ],
};

const HowToPlayDialog = panelOnFirstUse(async () => (await import('./HowToPlayDialog.tsx')).HowToPlayDialog);

const accountCard = prerendered(
  async () => (await import('#web/screens/sign-in/AccountCard.tsx')).AccountCard,
);
const belowDoors = prerendered(async () => (await import('./BelowDoors.tsx')).BelowDoors);

export const preloadParts = () => Promise.all([preload(accountCard), preload(belowDoors)]);

/** Two doors, for people who were here before and for new ones; in wide views the card to log in stands beside them. */
export function Component() {
  const { brand } = useConfig();
  const user = useUser();
  const { state } = useLocation();
  const howToPlay = useOnFirstUse(HowToPlayDialog);
  return (
    <div className={styles.home}>
      <section className={styles.headline}>
        <h1 translate="no">{brand.product}</h1>
        <p className={styles.tagline}>
          <Trans>Notice more. Stay steady. Keep going.</Trans>
        </p>
      </section>
      <div className={styles.doors}>
        <section className={styles.door}>
          <div className={styles.who}>
            <RosaFace />
            <h2>
              <Trans>I have been here before</Trans>
            </h2>
          </div>
          {user ? (
            <LinkButton variant="primary" to={paths.dashboard}>
              <Trans>Go to my dashboard</Trans>
            </LinkButton>
          ) : (
            <LinkButton to={paths.signIn} onClick={toFieldsBeside}>
              <Trans>Login</Trans>
            </LinkButton>
          )}
        </section>
        <section className={styles.door}>
          <h2>
            <Trans>I am new</Trans>
          </h2>
          {!user && (
            <LinkButton variant="primary" to={paths.tryOne}>
              <Trans>Try one exercise</Trans>
            </LinkButton>
          )}
          <div className={styles.more}>
            <Button variant="text" onClick={howToPlay.open}>
              <Trans>How to play the game</Trans>
            </Button>
            {!user && (
              <LinkButton variant="text" to={paths.signIn} {...toSignUpCard}>
                <Trans>Sign Up</Trans>
              </LinkButton>
            )}
          </div>
        </section>
      </div>
      <div className={styles.below}>
        <PrerenderedPart source={belowDoors} />
      </div>
      <div className={styles.card}>
        <PrerenderedPart source={accountCard} atOnce={state?.card === 'signUp'} />
      </div>
      {howToPlay.panel}
    </div>
  );
}

/** Where the card stands beside the door, the door leads to its first field. */
function toFieldsBeside(event: MouseEvent<HTMLElement>) {
  const field = document.querySelector<HTMLElement>('[data-part] input');
  if (!field || field.getBoundingClientRect().top > innerHeight) return;
  event.preventDefault();
  field.focus();
}
