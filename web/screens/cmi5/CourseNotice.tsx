import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { type OpenCourse, useCourse } from './course.ts';
import { useCourseProgress } from './use-course-progress.ts';

/** The way back to a course, for players who came from one; it is told here too that its part is done. */
export function CourseNotice() {
  const course = useCourse();
  return course && <OpenNotice course={course} />;
}

function OpenNotice({ course }: { course: OpenCourse }) {
  useCourseProgress(course);
  const { part } = course.launch;
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
