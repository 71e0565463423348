import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { hasToken, refreshUser } from '#web/data/queries/refresh-user.ts';
import { tellTimeZone } from '#web/data/queries/tell-time-zone.ts';
import { UserQueryProvider } from '#web/data/queries/UserQueryProvider.tsx';
import { readUser, useSession, useUser } from '#web/data/session/current-session.ts';
import { localPath } from '#web/lib/language.ts';
import { needsNewDocument } from '#web/shell/routing/new-document.ts';
import { type RedirectRule, redirectForPlay } from '#web/shell/routing/redirect-rules.ts';
import { Loading } from '#web/shell/screens/Loading.tsx';
import { ForbiddenRedirect } from './ForbiddenRedirect.tsx';
import { RequiredDialogs } from './RequiredDialogs.tsx';
import { useAccountSwitch } from './use-account-switch.ts';

/** The pages of the user who is logged in, as long as `redirectFor` does not redirect them elsewhere. */
export function SignedInRoute({ redirectFor }: { redirectFor: RedirectRule }) {
  const session = useSession();
  const user = useUser();
  const { search } = useLocation();
  const isKnown = useKnownUser();
  const isUsersPage = useAccountSwitch(user);
  // Answers that a closed or killed browser left behind are sent from whatever page the person opens next.
  useEffect(() => void deviceOutbox(), []);
  if (!isKnown || !isUsersPage) return <Loading />;
  const elsewhere = redirectFor(user, search);
  if (elsewhere !== null) {
    return needsNewDocument(elsewhere) ? <NewDocument at={elsewhere} /> : <Navigate to={elsewhere} replace />;
  }
  if (!session || !user) return <Loading />;
  // The key unmounts everything of the previous session.
  return (
    <UserQueryProvider key={session.id} session={session}>
      <Outlet />
      <ForbiddenRedirect isPaidPage={redirectFor === redirectForPlay} />
      <RequiredDialogs user={user} />
    </UserQueryProvider>
  );
}

function NewDocument({ at }: { at: string }) {
  useEffect(() => location.replace(localPath(at)), [at]);
  return <Loading />;
}

/** Reads the stored user again from the server at the start and whenever the page is shown again (docs/product-decisions.md#stored-user). */
function useKnownUser(): boolean {
  const [isKnown, setKnown] = useState(() => !hasToken() || readUser() !== null);
  useEffect(() => {
    const refresh = async () => {
      const user = await refreshUser().finally(() => setKnown(true));
      await tellTimeZone(user);
    };
    const onFocus = () => void refresh();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return isKnown;
}
