import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { FacilityPage } from '../FacilityPage.tsx';
import { TitledCard } from '../TitledCard.tsx';
import { UnitsCard } from './UnitsCard.tsx';

export const handle: ScreenHandle = {
  title: msg`Units`,
  questions: [
    {
      question: msg`How do members get into a unit?`,
      answer: msg`Choose them under "Members". A line at the foot of the page then moves them all at once.`,
    },
  ],
};

/** /facility/units: the wards or houses of the facility. */
export function Component() {
  return (
    <FacilityPage>
      {() => (
        <TitledCard title={<Trans>Units</Trans>}>
          <UnitsCard />
        </TitledCard>
      )}
    </FacilityPage>
  );
}
