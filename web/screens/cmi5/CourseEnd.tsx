import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { useOverlayOpen } from '#web/shell/overlays.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { CourseOver } from './CourseOver.tsx';
import { CourseTold } from './CourseTold.tsx';
import { type OpenCourse, useCourse } from './course.ts';
import { GoBack } from './GoBack.tsx';
import { useCourseProgress } from './use-course-progress.ts';

type CourseEndProps = {
  /** The player has left an exercise and not begun to answer the next one. */
  isBetween: boolean;
  /** What else would stand over the game waits meanwhile. */
  onShown: (isShown: boolean) => void;
};

/** In the game, once the part of a course is whole: the course is told, and the way back comes before what follows. */
export function CourseEnd(props: CourseEndProps) {
  const course = useCourse();
  return course && <OpenCourseEnd key={course.launch.fetch} course={course} {...props} />;
}

function OpenCourseEnd({ course, isBetween, onShown }: CourseEndProps & { course: OpenCourse }) {
  const { isWhole, telling, finishTelling } = useCourseProgress(course);
  // Whoever plays a whole part again knows the way back.
  const [isSeen, setSeen] = useState(course.isCompleted);
  const isShown = isWhole && isBetween && !isSeen;
  useOverlayOpen(isShown);
  useLayoutEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  const goOn = () => setSeen(true);
  const { part } = course.launch;
  return (
    <Dialog
      isOpen={isShown}
      onClose={goOn}
      title={<Trans>You have finished part {part}</Trans>}
      actions={
        <>
          {!course.isOver && <GoBack course={course} finishTelling={finishTelling} variant="primary" />}
          <Button onClick={goOn}>
            <Trans>Keep playing</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your answers are kept. You can go back to your course now, or keep playing.</Trans>
      </p>
      {course.isOver ? <CourseOver course={course} /> : <CourseTold course={course} telling={telling} />}
    </Dialog>
  );
}
