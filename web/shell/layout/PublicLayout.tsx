import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Footer } from './Footer.tsx';
import { Page } from './Page.tsx';
import styles from './PublicLayout.module.css';
import { TopBar } from './TopBar.tsx';

/** The layout of pages that anyone may see. */
export function PublicLayout() {
  const { t } = useLingui();
  return (
    <Page
      top={
        <TopBar home={paths.home}>
          <nav aria-label={t`Main`} className={styles.links}>
            <Link to={paths.privacy}>
              <Trans>Privacy Policy</Trans>
            </Link>
            <Link to={paths.terms}>
              <Trans>Terms</Trans>
            </Link>
            <Link to={paths.contact}>
              <Trans>Contact Us</Trans>
            </Link>
          </nav>
        </TopBar>
      }
      footer={<Footer />}
    >
      <Outlet />
    </Page>
  );
}
