import { Outlet } from 'react-router';
import { useUser } from '#web/data/session/current-session.ts';
import { PastDueBanner } from '#web/screens/subscriptions/PastDueBanner.tsx';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { StoredDataNotice } from './StoredDataNotice.tsx';

/** The layout of all pages for logged-in users, except the game, which has its own. */
export function SignedInLayout() {
  const user = useUser();
  return (
    <Page top={<NavigationBar />} footer={<Footer />}>
      {user?.userType === 'individualUser' && <PastDueBanner />}
      <Outlet />
      <StoredDataNotice />
    </Page>
  );
}
