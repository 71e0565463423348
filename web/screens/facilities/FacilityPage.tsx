import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EndedNotice, UnverifiedNotice } from './FacilityNotices.tsx';
import styles from './FacilityPage.module.css';
import { hasEnded } from './has-ended.ts';

export type AccountFacility = NonNullable<Account['facility']>;

type FacilityPageProps = {
  /** Controls beside the title. */
  tools?: ((facility: AccountFacility) => ReactNode) | undefined;
  children: (facility: AccountFacility) => ReactNode;
};

/** What the parts of a facility's page share: its name, the links to all of them, and how the facility stands. */
export function FacilityPage({ tools, children }: FacilityPageProps) {
  const account = useQuery(accountQuery);
  const refetch = useRefetch();
  const facility = account.data?.facility;
  return (
    <Screen width="full" isDesk className={styles.screen}>
      <Row lines={0} gap={3} align="center" className={styles.head}>
        <h1 translate={facility ? 'no' : undefined}>
          {facility ? facility.name : <Trans>My facility</Trans>}
        </h1>
        {facility && tools?.(facility)}
      </Row>
      <PartLinks />
      {account.isPending && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account.isError && (
        <RetryNotice onRetry={() => refetch(accountQuery)}>{account.error.message}</RetryNotice>
      )}
      {facility && <StateNotice facility={facility} />}
      {facility && children(facility)}
    </Screen>
  );
}

function StateNotice({ facility }: { facility: AccountFacility }) {
  if (hasEnded(facility)) return <EndedNotice />;
  return facility.verified === false ? <UnverifiedNotice /> : null;
}

/** A row of links; on a phone behind one button that names the open part, because they would take three rows. */
function PartLinks() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const parts = [
    [paths.facility, t`This week`],
    [paths.facilityMembers, t`Members`],
    [paths.facilityAdd, t`Add`],
    [paths.facilityUnits, t`Units`],
    [paths.facilityFigures, t`Figures`],
    [paths.facilityAdministrators, t`Administrators`],
    [paths.facilityCode, t`Code and seats`],
  ] as const;
  const open = parts.find(([path]) => path === pathname);
  return (
    <nav aria-label={t`Parts of this page`}>
      <Button className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {open?.[1]} <Icon name="down" size="1em" />
      </Button>
      <Row as="ul" className={styles.parts} data-open={isOpen}>
        {parts.map(([path, title]) => (
          <li key={path}>
            <Link to={path} className={styles.part} aria-current={path === pathname ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
