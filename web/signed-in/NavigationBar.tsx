import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { GenerateReport } from '#web/reports/GenerateReport.tsx';
import { useUser } from '#web/session/current-session.ts';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { LogOutButton } from '../log-out/LogOutButton.tsx';
import styles from './NavigationBar.module.css';

/** The bar of a user who is logged in: logo to the dashboard, links and Log Out; in a menu on small views. */
export function NavigationBar() {
  const { pathname } = useLocation();
  return (
    <TopBar home={paths.dashboard}>
      <NavigationLinks key={pathname} />
    </TopBar>
  );
}

function NavigationLinks() {
  const { t } = useLingui();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { pathname } = useLocation();
  const linkTo = (path: string) => ({
    to: path,
    'aria-current': path === pathname ? ('page' as const) : undefined,
  });
  return (
    <nav aria-label={t`Main`} className={styles.navigation}>
      <Button
        icon={isOpen ? 'close' : 'menu'}
        className={styles.burger}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Menu</Trans>
      </Button>
      <div id={id} className={styles.pages} data-open={isOpen}>
        {user?.userType === 'individualUser' && (
          <LinkButton {...linkTo(paths.subscription)}>
            <Trans>Subscription</Trans>
          </LinkButton>
        )}
        <LinkButton {...linkTo(paths.account)}>
          <Trans>My account</Trans>
        </LinkButton>
        <GenerateReport />
        <LogOutButton />
      </div>
    </nav>
  );
}
