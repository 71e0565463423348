import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/pages/paths.ts';
import { getStudyForm } from '#contract/study-forms.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FormView } from './FormView.tsx';

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

/** Read anew at each visit, and not while one lasts: what is answered is then left out. */
const formQuery = {
  // Apart from the study, which is read anew after each answer: it would take the answered ones away while they are counted.
  queryKey: ['study form'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(getStudyForm, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
};

/** /study/test: the form of the test that the own study asks now. */
export function Component() {
  const form = useQuery(formQuery);
  const refetch = useRefetch();
  return (
    <Page top={<TopBar home={paths.dashboard} hasDisplayInHelp />} footer={<Footer brief />}>
      {form.data ? (
        <FormView form={form.data} />
      ) : (
        <>
          <ScreenTitle />
          {form.isError ? (
            <RetryNotice
              onRetry={() => refetch(formQuery)}
              actions={
                <LinkButton to={paths.study}>
                  <Trans>Back to my study</Trans>
                </LinkButton>
              }
            >
              {form.error.message}
            </RetryNotice>
          ) : (
            <Waiting onRetry={() => refetch(formQuery)}>
              <Trans>Opening the test...</Trans>
            </Waiting>
          )}
        </>
      )}
    </Page>
  );
}
