import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { forgetCourse, type OpenCourse } from './course.ts';
import { CourseEnded, endCourse } from './course-calls.ts';
import { leaveFor } from './leave-for.ts';

type GoBackProps = { course: OpenCourse; finishTelling: () => Promise<void>; variant?: 'primary' };

/** Ends the visit of a course and leads back there. */
export function GoBack({ course, finishTelling, variant }: GoBackProps) {
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
