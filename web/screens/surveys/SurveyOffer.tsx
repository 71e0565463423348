import { Plural, Trans } from '@lingui/react/macro';
import type { Survey } from '#contract/surveys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from './SurveyDialog.module.css';

type SurveyOfferProps = {
  survey: Survey;
  /** The questions of all surveys. */
  total: number;
  /** The face of the person who asks. */
  portrait: string | undefined;
  onStart: () => void;
  onLater: () => void;
  onNever: () => void;
  onClose: () => void;
};

/** Before the first question: how many there are, and the choice to answer them later or never (docs/product-decisions.md#survey-views). */
export function SurveyOffer({
  survey,
  total,
  portrait,
  onStart,
  onLater,
  onNever,
  onClose,
}: SurveyOfferProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="survey"
      title={survey.title}
      exit={false}
      actions={
        <Row className={styles.actions}>
          <Button variant="primary" className={styles.next} onClick={onStart}>
            <Trans>Answer now</Trans>
          </Button>
          <Button className={styles.later} onClick={onLater}>
            <Trans>Later</Trans>
          </Button>
          <Button className={styles.later} onClick={onNever}>
            <Trans>Do not ask again</Trans>
          </Button>
        </Row>
      }
    >
      <div className={styles.offer}>
        <Row gap={4} wrap={false} align="center" className={styles.asked}>
          {portrait && <img className={styles.portrait} src={portrait} alt="" width={160} height={160} />}
          <p className={styles.bubble}>
            <Trans>May I ask you a few things?</Trans>
          </p>
        </Row>
        <ul className={styles.facts}>
          <li>
            <Icon name="good" size="1.7em" />
            <Plural
              value={total}
              one="# short question. You can stop at any time."
              other="# short questions, one at a time. You can stop at any of them."
            />
          </li>
          <li>
            <Icon name="good" size="1.7em" />
            {survey.intro}
          </li>
          <li>
            <Icon name="good" size="1.7em" />
            {survey.consent}
          </li>
          <li>
            <Icon name="good" size="1.7em" />
            <Trans>Your family and your facility do not see what you say.</Trans>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}
