import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { Evening } from '#web/screens/lane/Evening.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './FirstSteps.module.css';

/** For a facility that nobody has joined yet: how it begins. */
export function FirstSteps() {
  return (
    <Card as="section">
      <Row gap={5} align="center">
        <Evening lit={lit} />
        <Stack className={styles.words} align="start">
          <h2>
            <Trans>Nobody has joined yet.</Trans>
          </h2>
          <ol className={styles.steps}>
            <li>
              <Trans>Add your members, one by one or from a file.</Trans>
            </li>
            <li>
              <Trans>Print a card for each person without an email.</Trans>
            </li>
            <li>
              <Trans>See here who has played, and what to talk about.</Trans>
            </li>
          </ol>
          <LinkButton variant="primary" to={paths.facilityAdd}>
            <Trans>Add your first members</Trans>
          </LinkButton>
        </Stack>
      </Row>
    </Card>
  );
}

const lit: ReadonlySet<number> = new Set([1, 3]);
