import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { BrandLink } from '#web/shell/layout/BrandLink.tsx';
import { PriceLine } from '#web/shell/PriceLine.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './BelowDoors.module.css';
import { SampleFilm } from './SampleFilm.tsx';

/** What the game is, for whoever scrolls: its first scene, its price, and where else it can be had. */
export function BelowDoors() {
  const { brand, totalExercises } = useConfig();
  return (
    <Stack>
      <p className={styles.lead}>
        <Trans>
          Watch short films from everyday life. Two people tell you what they see. You choose who is right,
          and learn why.
        </Trans>
      </p>
      <SampleFilm />
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
      <PriceLine />
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
