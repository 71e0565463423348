import { Outlet } from 'react-router';
import { Footer } from '#web/shell/Footer.tsx';
import { Page } from '#web/shell/Page.tsx';
import { NavigationBar } from './NavigationBar.tsx';

/** Pages of a person who is signed in, but for the game, which has a frame of its own. */
export function SignedInLayout() {
  return (
    <Page top={<NavigationBar />} footer={<Footer />}>
      <Outlet />
    </Page>
  );
}
