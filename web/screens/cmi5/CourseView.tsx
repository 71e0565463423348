import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './CourseScreen.module.css';
import { forgetCourse, type OpenCourse } from './course.ts';
import { CourseEnded, endCourse } from './course-calls.ts';
import { leaveFor } from './leave-for.ts';
import { NoCourse } from './NoCourse.tsx';
import { type PartProgress, useCourseProgress } from './use-course-progress.ts';

/** The part of an open course: how far it is, to play it, and the way back. */
export function CourseView({ course }: { course: OpenCourse }) {
  const { progress, isWhole, telling, finishTelling, problem, isMissing } = useCourseProgress(course);
  const refetch = useRefetch();
  // What the page says from the start is not announced later, which would move the buttons.
  const [wasCompleted] = useState(course.isCompleted);
  if (isMissing) return <NoCourse />;
  if (!progress) {
    const retry = () => {
      refetch(playthroughsQuery);
      refetch(gamesQuery);
    };
    return (
      <>
        <ScreenTitle />
        {problem ? <RetryNotice onRetry={retry}>{problem.message}</RetryNotice> : <Waiting onRetry={retry} />}
      </>
    );
  }
  const { part, title } = progress.part;
  return (
    <>
      <h1>
        <Trans>
          Part {part}: {title}
        </Trans>
      </h1>
      <Progress progress={progress} />
      {isWhole && course.isCompleted && course.data.launchMode === 'Normal' && (
        <Notice kind="good" announce={!wasCompleted}>
          <Trans>You have answered every exercise of this part. Your course knows.</Trans>
        </Notice>
      )}
      {telling.error instanceof CourseEnded ? (
        <Notice kind="info" announce>
          <Trans>Your course has ended this visit. Your answers are kept. Open the part there again.</Trans>
        </Notice>
      ) : (
        telling.isError && (
          <RetryNotice onRetry={() => void telling.refetch()}>
            <Trans>We could not tell your course that you have answered every exercise.</Trans>
          </RetryNotice>
        )
      )}
      <Row className={styles.actions}>
        {isWhole ? (
          <>
            <GoBack course={course} finishTelling={finishTelling} variant="primary" />
            <PlayPart progress={progress} />
          </>
        ) : (
          <>
            <PlayPart progress={progress} />
            <GoBack course={course} finishTelling={finishTelling} />
          </>
        )}
      </Row>
    </>
  );
}

type GoBackProps = { course: OpenCourse; finishTelling: () => Promise<void>; variant?: 'primary' };

function GoBack({ course, finishTelling, variant }: GoBackProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = async () => {
    // Nothing may follow the end of a session.
    await finishTelling();
    return endCourse(course).catch((error: unknown) => {
      if (error instanceof CourseEnded) {
        forgetCourse();
        return course.data.returnURL ?? null;
      }
      throw new Error(t`We cannot reach your course. Please check your internet connection, and try again.`);
    });
  };
  return (
    <ActionButton
      {...(variant && { variant })}
      label={<Trans>Back to my course</Trans>}
      sendingLabel={<Trans>Telling your course...</Trans>}
      send={send}
      onSuccess={(address) => leaveFor(address, navigate)}
    />
  );
}

function Progress({ progress: { answered, total } }: { progress: PartProgress }) {
  return (
    <>
      <p>
        <Trans>
          You have answered {answered} of {total} exercises in this part.
        </Trans>
      </p>
      <p>
        <Trans>
          Your course learns when you begin, when you have answered all of them, and for how long you played.
          It does not learn your answers.
        </Trans>
      </p>
    </>
  );
}

function PlayPart({ progress: { next, answered, total } }: { progress: PartProgress }) {
  const navigate = useNavigate();
  const isWhole = answered === total;
  const state = { GameId: '1', lastExercise: next - 1, resume: true, newSession: false };
  return (
    <Button variant={isWhole ? 'secondary' : 'primary'} onClick={() => void navigate(paths.game, { state })}>
      {isWhole ? <Trans>Play it again</Trans> : <Trans>Play this part</Trans>}
    </Button>
  );
}
