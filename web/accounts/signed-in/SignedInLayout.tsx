import { Outlet } from 'react-router';
import { useUser } from '#web/session/current-session.ts';
import { Footer } from '#web/shell/Footer.tsx';
import { Page } from '#web/shell/Page.tsx';
import { PastDueBanner } from '#web/subscriptions/PastDueBanner.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { NavigationBar } from './NavigationBar.tsx';

/** Pages of a person who is signed in, but for the game, which has a frame of its own. */
export function SignedInLayout() {
  const user = useUser();
  return (
    <Page top={<NavigationBar />} footer={<Footer />}>
      {user?.userType === 'individualUser' && <PastDueBanner />}
      <Outlet />
      <KeptNotice />
    </Page>
  );
}
