import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { BrandLink } from '#web/shell/layout/BrandLink.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './AboutScreen.module.css';

export const handle: ScreenHandle = {
  title: msg`About Us`,
  description: msg`This is who we are. We bring you video visits with family and friends, help, and a game about falls.`,
  questions: [
    {
      question: msg`What do I need for a video visit?`,
      answer: msg`Write to us on the Contact Us page. We will tell you what you need.`,
    },
  ],
};

/** A few windows are lit: somebody plays there. */
const lit: ReadonlySet<number> = new Set([1, 2, 5, 8, 13, 24, 29, 33, 38, 45]);

export function Component() {
  const { brand, totalExercises } = useConfig();
  return (
    <Screen width="page" className={styles.screen}>
      <h1>
        <Trans>About Us</Trans>
      </h1>
      <div className={styles.lane}>
        <PorchLane lit={lit} isWhole />
      </div>
      <h2>
        <Trans>The game</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>
          <span translate="no">{brand.product}</span> is a learning game with {totalExercises} short
          exercises. You watch everyday life, choose who is right, and learn to see what makes people fall.
        </Trans>
      </p>
      <LinkButton variant="primary" to={paths.home} icon="play">
        <Trans>Go to the game</Trans>
      </LinkButton>
      <h2>
        <Trans>See family and friends</Trans>
      </h2>
      <p>
        <Trans>
          <span translate="no">{brand.partner.name}</span> makes it easy to see family and friends. You see
          and hear each other in a video visit, wherever you are.
        </Trans>
      </p>
      <Stack as="ul" className={styles.facts}>
        <Fact name={<Trans>Toll-free</Trans>}>
          <Trans>The call costs you nothing.</Trans>
        </Fact>
        <Fact name={<Trans>Private</Trans>}>
          <Trans>Only the people you invite are there.</Trans>
        </Fact>
        <Fact name={<Trans>Secure</Trans>}>
          <Trans>Your visit is private and secure.</Trans>
        </Fact>
        <Fact name={<Trans>Easy</Trans>}>
          <Trans>You do not need to know about computers.</Trans>
        </Fact>
      </Stack>
      <IfConfigured value={brand.partner.link} is="outside">
        <LinkButton href={brand.partner.link}>
          <Trans>
            Visit <span translate="no">{brand.partner.name}</span>
          </Trans>
        </LinkButton>
      </IfConfigured>
      <Stack as="section" align="start" className={styles.part}>
        <h2>
          <Trans>Resource center</Trans>
        </h2>
        <p>
          <Trans>Facts and tips about falls, to read at home or with your family.</Trans>
        </p>
        <BrandLink button={{ variant: 'secondary' }} address={brand.links.resourceCentre}>
          <Trans>Open the resource center</Trans>
        </BrandLink>
      </Stack>
      <Stack as="section" align="start" className={styles.part}>
        <h2>
          <Trans>Clinical center</Trans>
        </h2>
        <p>
          <Trans>For nurses, therapists and doctors who help people stay on their feet.</Trans>
        </p>
        <BrandLink button={{ variant: 'secondary' }} address={brand.links.clinicalCentre}>
          <Trans>Open the clinical center</Trans>
        </BrandLink>
      </Stack>
      <Stack as="section" align="start" className={styles.part}>
        <h2>
          <Trans>Ask an expert</Trans>
        </h2>
        <p>
          <Trans>Do you have a question about growing older safely? Ask people who know.</Trans>
        </p>
        <BrandLink button={{ variant: 'secondary' }} address={brand.links.askAnExpert}>
          <Trans>Ask an expert</Trans>
        </BrandLink>
      </Stack>
    </Screen>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon name="good" />
      <span>
        <strong translate="no">{name}</strong>
        <br />
        {children}
      </span>
    </li>
  );
}
