import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '#contract/own-account.ts';
import { useRefetchAccount } from '#web/queries/account-query.ts';
import type { RowChange } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { AccessLog } from './AccessLog.tsx';
import { JoinFacility } from './JoinFacility.tsx';
import { MemberFacility } from './MemberFacility.tsx';
import { FacilityNameForm, OwnFacility } from './OwnFacility.tsx';
import type { OnChanged } from './on-changed.ts';

const sectionId = 'facility';

/** The facility that a person runs, belongs to, or may join. */
export function FacilitySection({ account }: { account: Account }) {
  const { facility, userType, looks = [] } = account;
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  useArrival();
  const onChanged: OnChanged = ({ message }) => {
    setMessage(message);
    setOpen(false);
    void refetch();
  };
  return (
    <Section
      id={sectionId}
      title={<Trans>Facility</Trans>}
      value={
        <>
          {facility && userType === 'facilityAdmin' && <p>{facility.name}</p>}
          {userType === 'individualUser' && (
            <p>
              <Trans>Did a facility give you a code? It links you to your facility.</Trans>
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
      {facility && userType === 'facilityAdmin' && <OwnFacility facility={facility} onChanged={onChanged} />}
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
    return { ...row, form: <FacilityNameForm name={facility.name} onChanged={onChanged} /> };
  return undefined;
}

/** Brings the section into view if the address names it: it appears after the page has opened. */
function useArrival(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${sectionId}`) return;
    // Later than the focus on the heading of the new page.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(sectionId);
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
