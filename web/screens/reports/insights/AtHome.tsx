import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import type { HomeThing } from '#contract/rules/doctor-page.ts';
import { ExercisePicture } from '#web/screens/lane/ExercisePicture.tsx';
import { pictureOf } from '#web/screens/lane/exercise-pictures.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './AtHome.module.css';

/** The one thing to change at home, and the way to the plan. */
export function AtHome({ home }: { home: HomeThing }) {
  return (
    <Card as="section" gap={2}>
      <h2>
        <Trans>At home</Trans>
      </h2>
      <Row lines={2} gap={3} align="center">
        <ExercisePicture address={pictureOf(home.exercise)} />
        <p className={styles.what}>{home.what}</p>
      </Row>
      <LinkButton className={styles.way} to={paths.plan}>
        <Trans>Open my plan</Trans>
      </LinkButton>
    </Card>
  );
}
