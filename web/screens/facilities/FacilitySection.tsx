import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import type { RowChange } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { AccessLog } from './membership/AccessLog.tsx';
import { JoinFacility } from './membership/JoinFacility.tsx';
import { MemberFacility } from './membership/MemberFacility.tsx';
import { FacilityNameForm, WaitingName } from './OwnFacility.tsx';
import type { OnChanged } from './on-changed.ts';

/** The facility that a person runs, belongs to, or may join. */
export function FacilitySection({ account }: { account: Account }) {
  const { facility, userType, looks = [] } = account;
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const onChanged: OnChanged = ({ message }) => {
    setMessage(message);
    setOpen(false);
    void refetch();
  };
  return (
    <Section
      id="facility"
      title={<Trans>Facility</Trans>}
      value={
        <>
          {facility && userType === 'facilityAdmin' && (
            <>
              <p>{facility.name}</p>
              {message === null && <WaitingName facility={facility} />}
            </>
          )}
          {userType === 'individualUser' && (
            <p>
              <Trans>A code links you to your facility.</Trans>
            </p>
          )}
          {message !== null && !isOpen && (
            <Notice kind="good" announce>
              {message}
            </Notice>
          )}
        </>
      }
      change={changeOf(account, { isOpen, setOpen }, onChanged)}
    >
      {facility && userType === 'facilityAdmin' && (
        <LinkButton to={paths.facility}>
          <Trans>Manage your facility</Trans>
        </LinkButton>
      )}
      {facility && userType === 'facilityUser' && (
        <MemberFacility facility={facility} onChanged={onChanged}>
          <AccessLog looks={looks} />
        </MemberFacility>
      )}
      {userType === 'individualUser' && looks.length > 0 && <AccessLog looks={looks} />}
      {userType === 'operator' && (
        <p>
          <Trans>Operators belong to no facility.</Trans>
        </p>
      )}
    </Section>
  );
}

/** An administrator may rename the facility, an individual may join one. */
function changeOf(
  { facility, userType }: Account,
  row: Pick<RowChange, 'isOpen' | 'setOpen'>,
  onChanged: OnChanged,
): RowChange | undefined {
  if (userType === 'individualUser') {
    const labels = [<Trans key="closed">Enter a code</Trans>, <Trans key="open">Cancel</Trans>] as const;
    return { ...row, labels, form: <JoinFacility onChanged={onChanged} /> };
  }
  if (facility && userType === 'facilityAdmin')
    return { ...row, form: <FacilityNameForm facility={facility} onChanged={onChanged} /> };
  return undefined;
}
