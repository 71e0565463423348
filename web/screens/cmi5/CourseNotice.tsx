import { Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { CourseOver } from './CourseOver.tsx';
import { type OpenCourse, useCourse } from './course.ts';
import { useCourseProgress } from './use-course-progress.ts';
import { readWaitingLaunch } from './waiting-launch.ts';

/**
 * The way back to a course, for players who came from one; it is told here too that its part is done. A launch that
 * waited for the login goes on from here, where every login leads.
 */
export function CourseNotice() {
  const course = useCourse();
  const waiting = readWaitingLaunch();
  if (waiting !== null) return <Navigate to={`${paths.course}${waiting}`} replace />;
  return course && <OpenNotice course={course} />;
}

function OpenNotice({ course }: { course: OpenCourse }) {
  useCourseProgress(course);
  const { part } = course.launch;
  if (course.isOver) return <CourseOver course={course} />;
  return (
    <Notice
      kind="info"
      actions={
        <LinkButton to={paths.course}>
          <Trans>Back to my course</Trans>
        </LinkButton>
      }
    >
      <Trans>You are playing part {part} for a course.</Trans>
    </Notice>
  );
}
