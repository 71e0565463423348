import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import styles from './SurveyDialog.module.css';
import { firstUnanswered, type SurveyAnswers } from './survey-answers.ts';

type SurveyFormProps = {
  survey: Survey;
  /** Which of the short surveys this is, and of how many. */
  place: number;
  count: number;
  /** The questions in the surveys before this one, and in all of them: people count questions, not surveys. */
  before: number;
  total: number;
  /** The face of the person who asks. */
  portrait: string | undefined;
  answers: SurveyAnswers;
  onChoose: (answers: SurveyAnswers) => void;
  onNext: () => void;
  onLater: () => void;
  onClose: () => void;
};

/** One survey, a question at a time; the buttons stay in view under the options (docs/product-decisions.md#survey-views). */
export function SurveyForm(props: SurveyFormProps) {
  const { survey, place, count, before, total, portrait, answers, onChoose, onNext, onLater, onClose } =
    props;
  const { t } = useLingui();
  const [step, setStep] = useState(() => firstUnanswered(survey, answers));
  const box = useFocusOnStep(step);
  const id = useId();
  const { questions, consent } = survey;
  const asked = questions[step];
  if (!asked) return null;
  const { questionId, question, options } = asked;
  const isLast = step === questions.length - 1;
  const number = before + step + 1;
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
      lead={
        <div className={styles.progress}>
          <Progress
            label={
              count > 1 ? (
                <Trans>
                  Survey {place} of {count} · Question {number} of {total}
                </Trans>
              ) : (
                <Trans>
                  Question {number} of {total}
                </Trans>
              )
            }
            value={number}
            max={total}
          />
        </div>
      }
      actions={
        <Row className={styles.actions}>
          <Button
            variant="primary"
            className={styles.next}
            onClick={isLast ? onNext : () => setStep(step + 1)}
            disabledBecause={
              answers[questionId] === undefined ? t`Please choose an answer first.` : undefined
            }
            reasonInside
          >
            <Trans>Next</Trans>
          </Button>
          {step > 0 && (
            <Button icon="back" className={styles.back} onClick={() => setStep(step - 1)}>
              <Trans>Back</Trans>
            </Button>
          )}
        </Row>
      }
    >
      <Stack ref={box} className={styles.view} data-many={options.length > 7 || undefined}>
        <RadioGroup
          key={questionId}
          id={`${id}${questionId}`}
          layout="boxes"
          label={
            <Row as="span" gap={3} wrap={false} align="center" className={styles.question}>
              {portrait && <img className={styles.portrait} src={portrait} alt="" width={160} height={160} />}
              <span>{question}</span>
            </Row>
          }
          hint={isLast && consent}
        >
          {options.map(({ id, option }) => (
            <Radio
              key={id}
              checked={answers[questionId] === String(id)}
              onChange={() => onChoose({ ...answers, [questionId]: String(id) })}
            >
              {option}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}

/** After a change of the step, moves the focus to its question and shows it from the top. */
function useFocusOnStep(step: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    box.current?.querySelector('fieldset')?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [step]);
  return box;
}
