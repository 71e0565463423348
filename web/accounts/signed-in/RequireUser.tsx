import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import type { User } from '#contract/user.ts';
import { readUser, useSession, useUser } from '#web/session/current-session.ts';
import { PersonQueries } from '#web/session/PersonQueries.tsx';
import { hasToken, refreshUser } from '#web/session/refresh-user.ts';
import { Loading } from '#web/shell/Loading.tsx';
import { type Landing, landingForPlay } from '../landing.ts';
import { BeforeGoingOn } from './BeforeGoingOn.tsx';
import { RefusalRedirect } from './RefusalRedirect.tsx';
import { useOwnPage } from './use-own-page.ts';

/** Lets in whom `landing` lets in, and leads everyone else where the specification leads them. */
export function RequireUser({ landing }: { landing: (user: User | null) => Landing }) {
  const session = useSession();
  const user = useUser();
  const isKnown = useKnownUser();
  const isOwnPage = useOwnPage(user);
  if (!isKnown || !isOwnPage) return <Loading />;
  const elsewhere = landing(user);
  if (elsewhere) return <Navigate to={elsewhere.to} replace />;
  if (!session || !user) return <Loading />;
  // By its id: of the person before nothing stays mounted.
  return (
    <PersonQueries key={session.id} session={session}>
      <Outlet />
      <RefusalRedirect isPaidPage={landing === landingForPlay} />
      <BeforeGoingOn user={user} />
    </PersonQueries>
  );
}

/** The stored person is asked for anew at the start and whenever the page is shown again (decision G70). */
function useKnownUser(): boolean {
  const [isKnown, setKnown] = useState(() => !hasToken() || readUser() !== null);
  useEffect(() => {
    const refresh = () => void refreshUser().finally(() => setKnown(true));
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
  return isKnown;
}
