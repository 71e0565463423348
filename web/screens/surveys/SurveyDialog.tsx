import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Survey } from '#contract/surveys.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { changeSettings } from '#web/data/settings.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Lines } from '#web/ui/text/Lines.tsx';
import styles from './SurveyDialog.module.css';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyOffer } from './SurveyOffer.tsx';
import { adviceFor, type SurveyAnswers } from './survey-answers.ts';
import { surveyDraft } from './survey-draft.ts';
import { surveysQuery } from './survey-queries.ts';

type SurveyDialogProps = {
  surveys: readonly Survey[];
  /** The face of the person who asks. */
  portrait: string | undefined;
  /** `closed` means by the Close button, Esc or Back. */
  onClose: (how: 'done' | 'later' | 'closed') => void;
};

/** One survey at a time. Responses are sent by the outbox, so nobody has to wait for them (docs/product-decisions.md#survey-errors). */
export function SurveyDialog({ surveys, portrait, onClose }: SurveyDialogProps) {
  const queries = useQueryClient();
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState(surveyDraft.read);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  // A survey that was begun continues with its questions.
  const [isOffer, setOffer] = useState(() => Object.keys(answers).length === 0);
  const survey = surveys[place];

  async function next() {
    if (!survey) return;
    await saveAnswers(survey, answers);
    queries.setQueryData(surveysQuery.queryKey, (all: Survey[] | undefined) =>
      all?.map((one) =>
        one.surveyID === survey.surveyID
          ? { ...one, responses: [{ userId: readUser()?.userId ?? '' }] }
          : one,
      ),
    );
    setAdvice([...new Set([...advice, ...adviceFor(survey, answers)])]);
    choose({});
    if (place + 1 === surveys.length) surveyDraft.settle();
    setPlace(place + 1);
  }

  function choose(next: SurveyAnswers) {
    surveyDraft.save(next);
    setAnswers(next);
  }

  if (!survey) {
    return (
      <Dialog key="thanks" isOpen onClose={() => onClose('done')} title={<Trans>Thank you</Trans>}>
        <Stack>
          <Row gap={3} wrap={false} align="center" className={styles.question}>
            {portrait && <img className={styles.portrait} src={portrait} alt="" width={160} height={160} />}
            <p>{surveys.at(-1)?.thanks}</p>
          </Row>
          {advice.map((line) => (
            <Lines key={line} text={line} />
          ))}
          {/* After the advice, so that nobody misses its last line, which may be about an emergency. */}
          <Button variant="primary" className={styles.finish} onClick={() => onClose('done')}>
            <Trans>Finish the Survey!!</Trans>
          </Button>
        </Stack>
      </Dialog>
    );
  }
  if (isOffer) {
    return (
      <SurveyOffer
        survey={survey}
        total={countQuestions(surveys)}
        portrait={portrait}
        onStart={() => setOffer(false)}
        onLater={() => onClose('later')}
        onNever={() => {
          changeSettings({ askSurveys: false });
          onClose('later');
        }}
        onClose={() => onClose('closed')}
      />
    );
  }
  return (
    <SurveyForm
      key={survey.surveyID}
      survey={survey}
      place={place + 1}
      count={surveys.length}
      before={countQuestions(surveys.slice(0, place))}
      total={countQuestions(surveys)}
      portrait={portrait}
      answers={answers}
      onChoose={choose}
      onNext={() => void next()}
      onLater={() => onClose('later')}
      onClose={() => onClose('closed')}
    />
  );
}

const countQuestions = (surveys: readonly Survey[]) =>
  surveys.reduce((sum, { questions }) => sum + questions.length, 0);

async function saveAnswers(survey: Survey, answers: SurveyAnswers): Promise<void> {
  const user = readUser();
  if (!user) return;
  const responses = survey.questions.map(({ questionId }) => ({
    questionId,
    answer: answers[questionId] ?? '',
  }));
  await deviceOutbox().add({
    accountId: user.userId,
    call: 'submitSurvey',
    params: { surveyID: survey.surveyID },
    body: { userId: user.userId, responses, operation: newId() },
    writtenAt: new Date().toISOString(),
  });
}
