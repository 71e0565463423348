import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { type Course, forgetCourse } from './course.ts';

/** What is left of a visit that is over: what to do next, and the way back if the learning system named one. */
export function CourseOver({ course }: { course: Pick<Course, 'data' | 'isCompleted'> }) {
  const address = course.data?.returnURL;
  return (
    <Notice
      kind="info"
      announce
      actions={
        address && (
          <LinkButton href={address} sameTab onClick={forgetCourse}>
            <Trans>Back to my course</Trans>
          </LinkButton>
        )
      }
    >
      {course.isCompleted ? (
        <Trans>You have answered every exercise of this part. Your course knows. This visit is over.</Trans>
      ) : (
        <Trans>Your course has ended this visit. Your answers are kept. Open the part there again.</Trans>
      )}
    </Notice>
  );
}
