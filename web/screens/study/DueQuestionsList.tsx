import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { answerStudyQuestions, type DueQuestions, getStudyQuestions } from '#contract/study-instruments.ts';
import { send } from '#web/data/api/client.ts';
import { formatUtcDay } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { questionNames } from './instrument-names.ts';
import type { OnStudyChanged } from './on-study-changed.ts';
import { QuestionsForm } from './QuestionsForm.tsx';

type DueQuestionsProps = { due: readonly DueQuestions[]; onDone: OnStudyChanged };

const keyOf = ({ instrument, month }: DueQuestions) => `${instrument} ${month}`;

/** The questions that the study asks now; after a fall, what to do about it. */
export function DueQuestionsList({ due, onDone }: DueQuestionsProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<string | null>(null);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  return (
    <>
      {advice.length > 0 && (
        <Notice kind="info" focus>
          <Stack>
            {advice.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Stack>
        </Notice>
      )}
      {due.map((one) => (
        <Card key={keyOf(one)}>
          <h2>{i18n._(questionNames[one.instrument])}</h2>
          {open === keyOf(one) ? (
            <QuestionsForm
              queryKey={['own study', 'questions', one.instrument]}
              read={(signal) => send(getStudyQuestions, { params: { instrument: one.instrument }, signal })}
              submitLabel={<Trans>Send my answers</Trans>}
              send={(given) =>
                send(answerStudyQuestions, {
                  body: { instrument: one.instrument, month: one.month, ...given },
                })
              }
              onDone={(response) => {
                setOpen(null);
                setAdvice(response.advice);
                onDone(response);
              }}
            />
          ) : (
            <>
              <p>
                <Trans>
                  These questions wait for you until {formatUtcDay(one.until)}. You can skip any of them.
                </Trans>
              </p>
              <Button variant="primary" onClick={() => setOpen(keyOf(one))}>
                <Trans>Answer these questions</Trans>
              </Button>
            </>
          )}
        </Card>
      ))}
    </>
  );
}
