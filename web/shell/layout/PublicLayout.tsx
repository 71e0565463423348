import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Link, LinkButton } from '#web/ui/controls/Link.tsx';
import { DisplayButton } from '../settings/DisplayButton.tsx';
import { Footer } from './Footer.tsx';
import { MenuBar } from './MenuBar.tsx';
import { Page } from './Page.tsx';
import styles from './PublicLayout.module.css';

/** The layout of pages that anyone may see. For users who are logged in, its logo leads to their dashboard. */
export function PublicLayout() {
  const user = useUser();
  return (
    <Page
      top={
        <MenuBar
          home={user ? paths.dashboard : paths.home}
          always={
            <LinkButton to={user ? paths.dashboard : paths.signIn}>
              {user ? <Trans>My dashboard</Trans> : <Trans>Login</Trans>}
            </LinkButton>
          }
        >
          <Link to={paths.privacy}>
            <Trans>Privacy Policy</Trans>
          </Link>
          <Link to={paths.terms}>
            <Trans>Terms</Trans>
          </Link>
          <Link to={paths.contact}>
            <Trans>Contact Us</Trans>
          </Link>
          <Link to={paths.about} className={styles.inMenu}>
            <Trans>About Us</Trans>
          </Link>
          <span className={styles.displayInMenu}>
            <DisplayButton />
          </span>
        </MenuBar>
      }
      footer={<Footer />}
    >
      <Outlet />
    </Page>
  );
}
