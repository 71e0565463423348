import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { answerStudyForm, getStudyForm } from '#contract/study-forms.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchStudy } from '#web/screens/study/own-study-query.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { FormPage, formQuery } from './FormPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Short test`,
  questions: [
    {
      question: msg`Why am I not told what was right?`,
      answer: msg`You take the test twice, and it should ask you the same way each time.`,
    },
    {
      question: msg`Can I stop in the middle?`,
      answer: msg`Yes. Choose Stop for now. What you have answered is saved.`,
    },
    {
      question: msg`Does this change my results?`,
      answer: msg`No. Your results stay those of your game.`,
    },
  ],
};

const query = formQuery(['study form'], (signal) => send(getStudyForm, { signal }));

/** /study/test: the form of the test that the own study asks now. */
export function Component() {
  const refetchStudy = useRefetchStudy();
  const back = (
    <LinkButton to={paths.study}>
      <Trans>Back to my study</Trans>
    </LinkButton>
  );
  return (
    <FormPage
      query={query}
      sendAnswers={(body) => send(answerStudyForm, { body })}
      onSaved={() => void refetchStudy()}
      leavesTo={paths.study}
      thanks={<Trans>Your answers are saved for the study.</Trans>}
      wayBack={back}
      onFailure={back}
    />
  );
}
