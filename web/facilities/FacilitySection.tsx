import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { useRefetchAccount } from '#web/queries/account-query.ts';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { AccessLog } from './AccessLog.tsx';
import { JoinFacility } from './JoinFacility.tsx';
import { MemberFacility } from './MemberFacility.tsx';
import { OwnFacility } from './OwnFacility.tsx';
import type { OnChanged } from './on-changed.ts';

/** The facility that a person runs, belongs to, or may join. */
export function FacilitySection({ account }: { account: Account }) {
  const { facility, userType, looks = [] } = account;
  const refetch = useRefetchAccount();
  const [message, setMessage] = useState<string | null>(null);
  const onChanged: OnChanged = ({ message }) => {
    setMessage(message);
    void refetch();
  };
  return (
    <Section id="facility" title={<Trans>Facility</Trans>}>
      {message !== null && (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
      {facility && userType === 'facilityAdmin' && <OwnFacility facility={facility} onChanged={onChanged} />}
      {facility && userType === 'facilityUser' && (
        <MemberFacility facility={facility} onChanged={onChanged}>
          <AccessLog looks={looks} />
        </MemberFacility>
      )}
      {userType === 'individualUser' && <JoinFacility onChanged={onChanged} />}
      {userType === 'individualUser' && looks.length > 0 && <AccessLog looks={looks} />}
      {userType === 'operator' && (
        <p>
          <Trans>Operators belong to no facility.</Trans>
        </p>
      )}
    </Section>
  );
}
