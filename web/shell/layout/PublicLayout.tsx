import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Link } from '#web/ui/controls/Link.tsx';
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
        <MenuBar home={user ? paths.dashboard : paths.home}>
          {user && (
            <Link to={paths.dashboard}>
              <Trans>My dashboard</Trans>
            </Link>
          )}
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
          {!user && (
            <Link to={paths.signIn} className={styles.inMenu}>
              <Trans>Log in or sign up</Trans>
            </Link>
          )}
        </MenuBar>
      }
      footer={<Footer />}
    >
      <Outlet />
    </Page>
  );
}
