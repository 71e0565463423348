import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import type { OpenCourse } from './course.ts';
import type { useCourseProgress } from './use-course-progress.ts';

type CourseToldProps = Pick<ReturnType<typeof useCourseProgress>, 'telling'> & { course: OpenCourse };

/** Whether the course knows of a whole part. The modes for looking tell it nothing. */
export function CourseTold({ course, telling }: CourseToldProps) {
  // What the page says from the start is not announced later, which would move the buttons.
  const [wasCompleted] = useState(course.isCompleted);
  if (telling.isError) {
    return (
      <RetryNotice onRetry={telling.tellAgain}>
        <Trans>We could not tell your course that you have answered every exercise.</Trans>
      </RetryNotice>
    );
  }
  return (
    course.isCompleted &&
    course.data.launchMode === 'Normal' && (
      <Notice kind="good" announce={!wasCompleted}>
        <Trans>You have answered every exercise of this part. Your course knows.</Trans>
      </Notice>
    )
  );
}
