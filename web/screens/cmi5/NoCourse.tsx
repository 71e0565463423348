import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './CourseScreen.module.css';

/** /course without a course, or with one of a part that the game does not have. */
export function NoCourse() {
  return (
    <>
      <ScreenTitle />
      <p>
        <Trans>No course is open here. To play a part for a course, open it in your course.</Trans>
      </p>
      <Row className={styles.actions}>
        <LinkButton variant="primary" to={paths.dashboard}>
          <Trans>Go to my dashboard</Trans>
        </LinkButton>
      </Row>
    </>
  );
}
