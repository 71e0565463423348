import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { CourseOver } from './CourseOver.tsx';
import styles from './CourseScreen.module.css';
import { CourseTold } from './CourseTold.tsx';
import type { OpenCourse } from './course.ts';
import { GoBack } from './GoBack.tsx';
import { NoCourse } from './NoCourse.tsx';
import { type PartProgress, useCourseProgress } from './use-course-progress.ts';

/** The part of an open course: how far it is, to play it, and the way back. */
export function CourseView({ course }: { course: OpenCourse }) {
  const { progress, isWhole, telling, finishTelling, problem, isMissing } = useCourseProgress(course);
  const refetch = useRefetch();
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
      {isWhole && !course.isOver && <CourseTold course={course} telling={telling} />}
      {course.isOver && <CourseOver course={course} />}
      <Row className={styles.actions}>
        {course.isOver ? (
          <PlayPart progress={progress} />
        ) : isWhole ? (
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
