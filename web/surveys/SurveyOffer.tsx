import { Trans } from '@lingui/react/macro';
import type { Survey } from '#contract/surveys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
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
  onClose: () => void;
};

/** Before the first question: how many there are, and the choice to answer them later (decision G145). */
export function SurveyOffer({ survey, total, portrait, onStart, onLater, onClose }: SurveyOfferProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="survey"
      title={survey.title}
      exit={
        <Button variant="text" onClick={onLater}>
          <Trans>Later</Trans>
        </Button>
      }
      actions={
        <div className={styles.actions}>
          <Button variant="primary" className={styles.next} onClick={onStart}>
            <Trans>Answer now</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.offer}>
        {portrait && <img className={styles.portrait} src={portrait} alt="" width={160} height={160} />}
        <p className={styles.asked}>
          <Trans>Before you continue, may I ask you about yourself?</Trans>
        </p>
        <p>
          <Trans>
            {total} short questions, one at a time. {survey.intro}
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
