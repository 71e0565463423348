import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguages } from '#web/data/config.tsx';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { FacilityPage } from '../FacilityPage.tsx';
import { OwnFacility } from '../OwnFacility.tsx';
import type { OnChanged } from '../on-changed.ts';
import { TitledCard } from '../TitledCard.tsx';
import { FacilityLanguage } from './FacilityLanguage.tsx';

export const handle: ScreenHandle = {
  title: msg`Code and seats`,
  questions: [
    {
      question: msg`What is the facility code for?`,
      answer: msg`People type it when they sign up. It links them to your facility, and each of them takes one seat.`,
    },
  ],
};

/** /facility/code: the code to hand out, the seats, and what was agreed. */
export function Component() {
  const refetchAccount = useRefetchAccount();
  const offered = useLanguages();
  const [message, setMessage] = useState<string | null>(null);
  const onChanged: OnChanged = (response) => {
    setMessage(response.message);
    void refetchAccount();
  };
  return (
    <FacilityPage>
      {(facility) => (
        <>
          <TitledCard title={<Trans>Code, seats and price</Trans>}>
            {message !== null && (
              <Notice kind="good" announce>
                {message}
              </Notice>
            )}
            <OwnFacility facility={facility} onChanged={onChanged} />
          </TitledCard>
          {offered.length > 1 && (
            <TitledCard title={<Trans>Language</Trans>}>
              <FacilityLanguage facility={facility} onChanged={onChanged} />
            </TitledCard>
          )}
        </>
      )}
    </FacilityPage>
  );
}
