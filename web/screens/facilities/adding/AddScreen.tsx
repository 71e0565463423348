import { msg } from '@lingui/core/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { FacilityPage } from '../FacilityPage.tsx';
import { hasEnded } from '../has-ended.ts';
import { AddMembers } from './AddMembers.tsx';

export const handle: ScreenHandle = {
  title: msg`Add`,
  questions: [
    {
      question: msg`How do I add many people at once?`,
      answer: msg`Download the list, open it in a spreadsheet, and type one person a line. Save it as a CSV file and choose it here.`,
    },
    {
      question: msg`What if somebody has no email?`,
      answer: msg`Leave the email empty. Then make the cards on this page and print them: each has a first password.`,
    },
  ],
};

/** /facility/add: people are added, and get their cards. */
export function Component() {
  return (
    <FacilityPage>{(facility) => !hasEnded(facility) && <AddMembers facility={facility} />}</FacilityPage>
  );
}
