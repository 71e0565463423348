import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { readPendingSignUp } from '#web/data/session/pending-sign-up.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { RedirectNotice } from '#web/shell/routing/RedirectNotice.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LoginForm, type LoginInput } from './log-in/LoginForm.tsx';
import type { SignUpInput } from './sign-up/sign-up-schema.ts';
import { useAccountCard } from './use-account-card.ts';

const SignUpTab = lazyPart(async () => (await import('./sign-up/SignUpTab.tsx')).SignUpTab, {
  inPlace: true,
});

/** The card of the home page: log in, or sign up. */
export function AccountCard() {
  const { t } = useLingui();
  const { tab, select, unregistered, setUnregisteredUser, redirect, announceUnregistered } = useAccountCard();
  const login = useRef<LoginInput>(null);
  const signUp = useRef<SignUpInput>(null);
  const card = useRef<HTMLDivElement>(null);
  // Back from billing the browser would scroll to the pressed button, far below the start of the form.
  useEffect(() => {
    if (readPendingSignUp() !== null) card.current?.scrollIntoView();
  }, []);
  return (
    <Card ref={card} as="section" raised aria-label={t`Log in or sign up`}>
      <Tabs
        label={t`Login or Sign Up`}
        selected={tab}
        onSelect={select}
        tabs={[
          {
            id: 'login',
            label: <Trans>Login</Trans>,
            panel: () => (
              <>
                <RedirectNotice redirect={redirect} />
                <LoginForm onUnregistered={announceUnregistered} draft={login} />
              </>
            ),
          },
          {
            id: 'signUp',
            label: <Trans>Sign Up</Trans>,
            panel: () => (
              <SignUpTab unregistered={unregistered} onUnregistered={setUnregisteredUser} draft={signUp} />
            ),
          },
        ]}
      />
    </Card>
  );
}
