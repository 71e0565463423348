import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { CourseOver } from './CourseOver.tsx';
import { CourseView } from './CourseView.tsx';
import { readCourse, useCourse } from './course.ts';
import { CourseEnded, openCourse } from './course-calls.ts';
import { type Launch, readLaunch } from './launch.ts';
import { isKnownLearner, keepLearner } from './learners.ts';
import { NoCourse } from './NoCourse.tsx';
import { WhoIsPlaying } from './WhoIsPlaying.tsx';
import { forgetWaitingLaunch } from './waiting-launch.ts';

export const handle: ScreenHandle = {
  title: msg`My course`,
  questions: [
    {
      question: msg`What does my course learn about me?`,
      answer: msg`When you begin a part, when you have answered all of it, and for how long you played. It does not learn your answers.`,
    },
    {
      question: msg`Do I have to finish the part today?`,
      answer: msg`No. Your answers are kept. Open the part in your course again when you like.`,
    },
  ],
};

/** /course: a part of the game that a learning system launched (cmi5), and the way back to it. */
export function Component() {
  const { search } = useLocation();
  const launch = readLaunch(search);
  const course = useCourse();
  return (
    <Screen width="narrow">
      {launch ? (
        <ReceivedLaunch key={launch.fetch} launch={launch} />
      ) : course ? (
        <CourseView course={course} />
      ) : (
        <NoCourse />
      )}
    </Screen>
  );
}

/** A launch is opened for a learner whom the user has said to be. */
function ReceivedLaunch({ launch }: { launch: Launch }) {
  const user = useUser();
  const [isKnown, setKnown] = useState(() => isKnownLearner(launch));
  useEffect(forgetWaitingLaunch, []);
  if (isKnown) return <OpenLaunch launch={launch} />;
  const confirm = () => {
    keepLearner(launch);
    setKnown(true);
  };
  return user && <WhoIsPlaying user={user} launch={launch} onConfirm={confirm} />;
}

/** The launch leaves the address once it is open: it works only once. */
function OpenLaunch({ launch }: { launch: Launch }) {
  const user = useUser();
  const navigate = useNavigate();
  const refetch = useRefetch();
  const query = queryOptions({
    queryKey: ['course', launch.fetch],
    queryFn: () => openCourse(user?.userId ?? '', launch),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { isSuccess, isError, error } = useQuery(query);
  useEffect(() => {
    if (isSuccess) void navigate(paths.course, { replace: true });
  }, [isSuccess, navigate]);
  return (
    <>
      <ScreenTitle />
      {error instanceof CourseEnded ? (
        <CourseOver course={{ data: readCourse()?.data ?? null, isCompleted: false }} />
      ) : isError ? (
        <RetryNotice onRetry={() => refetch(query)}>
          <Trans>
            We cannot reach your course. Please check your internet connection. If this does not help, open
            the part in your course again, or tell the people who run it: their system may not let our page
            ask it.
          </Trans>
        </RetryNotice>
      ) : (
        <Waiting>
          <Trans>Opening your course...</Trans>
        </Waiting>
      )}
    </>
  );
}
