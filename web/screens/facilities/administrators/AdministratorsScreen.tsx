import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { FacilityPage } from '../FacilityPage.tsx';
import { TitledCard } from '../TitledCard.tsx';
import { AdministratorsCard } from './AdministratorsCard.tsx';

export const handle: ScreenHandle = {
  title: msg`Administrators`,
  questions: [
    {
      question: msg`Can a colleague run the facility with me?`,
      answer: msg`Yes. Type the email address here. We send a link that works for 7 days.`,
    },
  ],
};

/** /facility/administrators: who runs the facility. */
export function Component() {
  return (
    <FacilityPage>
      {() => (
        <TitledCard title={<Trans>Administrators</Trans>}>
          <AdministratorsCard />
        </TitledCard>
      )}
    </FacilityPage>
  );
}
