import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { JoinStudy } from './JoinStudy.tsx';
import { ownStudyQuery, useRefetchStudy } from './own-study-query.ts';
import { TakingPart } from './TakingPart.tsx';

export const handle: ScreenHandle = {
  title: msg`My study`,
  questions: [
    {
      question: msg`Do I have to take part?`,
      answer: msg`No. You can play without it, and nobody asks why. You can also leave later, at any time.`,
    },
    {
      question: msg`Where do I get a study code?`,
      answer: msg`From the people of the study, on paper or by phone. Without a code there is nothing to do here.`,
    },
  ],
};

/** /study: join a study with a code, and everything about the own part in it. */
export function Component() {
  const own = useQuery(ownStudyQuery);
  const refetch = useRefetch();
  const refetchStudy = useRefetchStudy();
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const onDone = ({ message }: { message: string }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    void refetchStudy();
  };
  return (
    <Screen width="narrow">
      <h1>
        <Trans>My study</Trans>
      </h1>
      {done && (
        <Notice key={done.count} kind="good" focus>
          {done.message}
        </Notice>
      )}
      {own.isPending && <Waiting onRetry={() => refetch(ownStudyQuery)} />}
      {own.isError && <RetryNotice onRetry={() => refetch(ownStudyQuery)}>{own.error.message}</RetryNotice>}
      {own.data &&
        (own.data.participation ? (
          <TakingPart participation={own.data.participation} onDone={onDone} />
        ) : (
          <JoinStudy onDone={onDone} />
        ))}
    </Screen>
  );
}
