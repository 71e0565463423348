import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { saveUnregistered } from '#web/data/session/pending-sign-up.ts';
import { redirectDelaysMs, useDelayedRedirect } from '#web/shell/routing/delayed-redirect.ts';
import { RedirectNotice } from '#web/shell/routing/RedirectNotice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { type LoginCall, LoginForm } from './LoginForm.tsx';

type LoginPageProps = {
  kind: 'facility' | 'individual';
  call?: LoginCall;
  title: ReactNode;
  links: ReactNode;
};

/** A login page; users of Google or Facebook without an account continue at the sign-up card of the home page. */
export function LoginPage({ kind, call, title, links }: LoginPageProps) {
  const navigate = useNavigate();
  const redirect = useDelayedRedirect();
  return (
    <AccountPage title={title} links={links}>
      <RedirectNotice redirect={redirect} />
      <LoginForm
        kind={kind}
        call={call}
        onUnregistered={(unregistered) => {
          saveUnregistered(unregistered);
          redirect.start({
            afterMs: redirectDelaysMs.notRegistered,
            message: { kind: 'info', text: unregistered.message ?? '' },
            go: () => navigate(paths.home),
          });
        }}
      />
    </AccountPage>
  );
}
