import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { useUser } from '#web/data/session/current-session.ts';
import { BrandLink } from '#web/shell/layout/BrandLink.tsx';
import { panelOnFirstUse, useOnFirstUse } from '#web/shell/loading/OnFirstUse.tsx';
import { PrerenderedPart, preload, prerendered } from '#web/shell/loading/prerendered-part.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './HomeScreen.module.css';
import { SampleFilm } from './SampleFilm.tsx';

export const handle: ScreenHandle = {
  title: msg`Notice more. Stay steady. Keep going`,
  description: msg`Short films that teach you to see what makes people fall. Play at home, at your own pace.`,
  questions: [
    {
      question: msg`I forgot my password. What now?`,
      answer: msg`Tap Forgot Password in the Login box. We will email you a link to choose a new one.`,
    },
    {
      question: msg`My facility gave me a code. Where do I use it?`,
      answer: msg`Tap Sign Up, answer Yes to "Do you have a facility code?" and type the code.`,
    },
  ],
};

const HowToPlayDialog = panelOnFirstUse(async () => (await import('./HowToPlayDialog.tsx')).HowToPlayDialog);

const accountCard = prerendered(
  async () => (await import('#web/screens/sign-in/AccountCard.tsx')).AccountCard,
);

export const preloadCard = () => preload(accountCard);

export function Component() {
  const { brand, totalExercises } = useConfig();
  const user = useUser();
  const { state } = useLocation();
  const howToPlay = useOnFirstUse(HowToPlayDialog);
  return (
    <div className={styles.home}>
      <Stack className={styles.pitch}>
        <section className={styles.headline}>
          <h1 translate="no">{brand.product}</h1>
          <p className={styles.tagline}>
            <Trans>Notice more. Stay steady. Keep going.</Trans>
          </p>
        </section>
        <SampleFilm>
          <LinkButton variant="primary" icon="play" to={user ? paths.dashboard : paths.tryOne}>
            {user ? <Trans>Go to my dashboard</Trans> : <Trans>Try one exercise</Trans>}
          </LinkButton>
          <Button onClick={howToPlay.open}>
            <Trans>How to play the game</Trans>
          </Button>
        </SampleFilm>
        <p className={styles.lead}>
          <Trans>
            Watch short films from everyday life. Two people tell you what they see. You choose who is right,
            and learn why.
          </Trans>
        </p>
        <Row as="ul" lines={2} gap={4} className={styles.facts}>
          <Fact>
            <Trans>{totalExercises} short exercises</Trans>
          </Fact>
          <Fact>
            <Trans>No clock, no hurry</Trans>
          </Fact>
          <Fact>
            <Trans>Stop any time and pick up where you left off</Trans>
          </Fact>
        </Row>
      </Stack>
      <Stack gap={4}>
        <PrerenderedPart source={accountCard} atOnce={state?.card === 'signUp'} />
        <Stack as="nav" gap="target" className={styles.stores} aria-labelledby="stores">
          <h2 id="stores">
            <Trans>On your phone or tablet</Trans>
          </h2>
          <BrandLink button={{ variant: 'secondary' }} address={brand.links.googlePlay}>
            <Trans>Get it on Google Play</Trans>
          </BrandLink>
          <BrandLink button={{ variant: 'secondary' }} address={brand.links.appleAppStore}>
            <Trans>Download on the App Store</Trans>
          </BrandLink>
          <BrandLink button={{ variant: 'secondary' }} address={brand.links.clinicalRehab}>
            <Trans>Download The Clinical Rehab Version</Trans>
          </BrandLink>
        </Stack>
      </Stack>
      {howToPlay.panel}
    </div>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="good" />
      {children}
    </li>
  );
}
