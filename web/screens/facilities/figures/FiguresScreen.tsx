import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FacilityPage } from '../FacilityPage.tsx';
import { FallsCard } from './FallsCard.tsx';
import { figuresQuery, useRefetchFigures } from './figures-query.ts';
import { PicturesCard } from './PicturesCard.tsx';

export const handle: ScreenHandle = {
  title: msg`Figures`,
  questions: [
    {
      question: msg`Why do I see no figures of a unit?`,
      answer: msg`They appear once five members of the unit have looked at the pictures before the game and after it. With fewer, they could show what one person answered.`,
    },
    {
      question: msg`Why does a figure not change at once?`,
      answer: msg`New people are counted at night, five or more at a time. This way no figure tells what one person answered.`,
    },
    {
      question: msg`What are resident days?`,
      answer: msg`A resident in the unit for one day is one resident day. 30 residents during the 30 days of June are 900.`,
    },
  ],
};

/** /facility/figures: members before and after the game, and the falls that staff counted. */
export function Component() {
  return <FacilityPage>{({ verified = true }) => verified && <Figures />}</FacilityPage>;
}

function Figures() {
  const figures = useQuery(figuresQuery);
  const refetch = useRefetch();
  const refetchFigures = useRefetchFigures();
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const onDone = ({ message }: { message: string }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    void refetchFigures();
  };
  if (figures.isPending) return <Waiting onRetry={() => refetch(figuresQuery)} />;
  return (
    <>
      {done && (
        <Notice key={done.count} kind="good" focus>
          {done.message}
        </Notice>
      )}
      {figures.isError && (
        <RetryNotice onRetry={() => refetch(figuresQuery)}>{figures.error.message}</RetryNotice>
      )}
      {figures.data && (
        <>
          <PicturesCard figures={figures.data} onDone={onDone} />
          <FallsCard figures={figures.data} onDone={onDone} />
        </>
      )}
    </>
  );
}
