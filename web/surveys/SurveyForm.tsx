import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import styles from './SurveyDialog.module.css';
import { firstUnanswered, type SurveyAnswers } from './survey-answers.ts';

/** The views in which a dialog is the page (Dialog.module.css): phones and enlarged pages. */
const smallView = '(width < 600px), (height < 480px)';

type SurveyFormProps = {
  survey: Survey;
  /** The number of this survey, and how many there are in this dialog. */
  number: number;
  total: number;
  answers: SurveyAnswers;
  onChoose: (answers: SurveyAnswers) => void;
  onNext: () => void;
  onLater: () => void;
};

/** The questions of one survey: all on one page, or in a small view one at a time (decision G145). */
export function SurveyForm(props: SurveyFormProps) {
  const { survey, number, total, answers, onChoose, onNext, onLater } = props;
  const { t } = useLingui();
  const isSmall = useMedia(smallView);
  const [step, setStep] = useState(() => firstUnanswered(survey, answers));
  const box = useFocusOnStep(step);
  const baseId = useId();
  const { questions, intro, consent } = survey;
  const isAnswered = ({ questionId }: Survey['questions'][number]) => answers[questionId] !== undefined;
  const missing = questions.filter((question) => !isAnswered(question)).length;
  const shown = isSmall ? questions.slice(step, step + 1) : questions;
  const isFirst = !isSmall || step === 0;
  const isLast = !isSmall || step === questions.length - 1;
  const whyNotNext = () => {
    if (!isLast) return shown.every(isAnswered) ? undefined : t`Please choose an answer first.`;
    return missing > 0 ? t`Please answer every question first: ${missing} to go.` : undefined;
  };
  return (
    <div ref={box} className={styles.questions}>
      <p className={styles.progress}>
        <span>
          {total === 1 ? (
            <Trans>1 short survey</Trans>
          ) : (
            <Trans>
              {number} of {total} short surveys
            </Trans>
          )}
        </span>
        <span>
          <Plural value={missing} _0="All answered" one="# to go" other="# to go" />
        </span>
      </p>
      {number === 1 && isFirst && <p>{intro}</p>}
      {shown.map(({ questionId, question, options }) => (
        <RadioGroup
          key={questionId}
          id={`${baseId}${questionId}`}
          layout="boxes"
          label={
            <>
              {questions.findIndex((other) => other.questionId === questionId) + 1}. {question}
            </>
          }
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
      ))}
      {isLast && <p>{consent}</p>}
      {/* After the questions, not fixed under them: with large text there would be no room for an option. */}
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={isLast ? onNext : () => setStep(step + 1)}
          disabledBecause={whyNotNext()}
        >
          <Trans>Next</Trans>
        </Button>
        {!isFirst && (
          <Button icon="back" className={styles.other} onClick={() => setStep(step - 1)}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button variant="text" className={styles.other} onClick={onLater}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </div>
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
