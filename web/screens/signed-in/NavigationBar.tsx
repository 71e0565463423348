import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { GenerateReport } from '#web/screens/reports/GenerateReport.tsx';
import { MenuBar } from '#web/shell/layout/MenuBar.tsx';
import { redirectForPlay } from '#web/shell/routing/redirect-rules.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';

/** The bar of a user who is logged in: logo to the dashboard, links, and Log Out as the last and lightest. */
export function NavigationBar() {
  const user = useUser();
  const { pathname } = useLocation();
  const linkTo = (path: string) => ({
    to: path,
    'aria-current': path === pathname ? ('page' as const) : undefined,
  });
  return (
    <MenuBar home={paths.dashboard}>
      {/* The outcome of a report disappears with the page. */}
      <Fragment key={pathname}>
        {redirectForPlay(user) === null && (
          <LinkButton {...linkTo(paths.plan)} data-folds-first>
            <Trans>My Plan</Trans>
          </LinkButton>
        )}
        {user?.userType === 'individualUser' && (
          <LinkButton {...linkTo(paths.subscription)}>
            <Trans>Subscription</Trans>
          </LinkButton>
        )}
        {user?.userType === 'facilityAdmin' && (
          <LinkButton
            to={paths.facility}
            aria-current={pathname.startsWith(paths.facility) ? 'page' : undefined}
          >
            <Trans>My facility</Trans>
          </LinkButton>
        )}
        {user?.userType === 'operator' && (
          <LinkButton {...linkTo(paths.operator)}>
            <Trans>Operator</Trans>
          </LinkButton>
        )}
        <LinkButton {...linkTo(paths.account)} data-folds-first>
          <Trans>My account</Trans>
        </LinkButton>
        <GenerateReport />
        <LogOutButton variant="text" />
      </Fragment>
    </MenuBar>
  );
}
