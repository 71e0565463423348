import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useSettings } from '#web/data/settings.ts';
import { language as own } from '#web/lib/language.ts';
import { keepStateFor } from '#web/shell/language/kept-state.ts';
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
          <PlayPart course={course} progress={progress} />
        ) : isWhole ? (
          <>
            <GoBack course={course} finishTelling={finishTelling} variant="primary" />
            <PlayPart course={course} progress={progress} />
          </>
        ) : (
          <>
            <PlayPart course={course} progress={progress} />
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

type PlayPartProps = { course: OpenCourse; progress: PartProgress };

/** In the language that the learning system keeps for the learner, else in the one that the player has chosen. */
function PlayPart({ course, progress: { next, answered, total } }: PlayPartProps) {
  const navigate = useNavigate();
  const { translations } = useConfig();
  const { language: chosen } = useSettings();
  const wanted = [course.data.language, chosen].find(
    (one) => one !== undefined && one !== null && (one === 'en' || translations?.[one]),
  );
  const isWhole = answered === total;
  const state = { GameId: '1', lastExercise: next - 1, resume: true, newSession: false };
  const play = () => {
    // Another page than the English one was chosen in mid-course, and the server would lead back to it.
    if (!wanted || wanted === own || own !== 'en') return void navigate(paths.game, { state });
    const address = pathIn(wanted, paths.game);
    keepStateFor(address, state);
    location.assign(address);
  };
  return (
    <Button variant={isWhole ? 'secondary' : 'primary'} onClick={play}>
      {isWhole ? <Trans>Play it again</Trans> : <Trans>Play this part</Trans>}
    </Button>
  );
}
