import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { RedirectNotice } from '#web/shell/RedirectNotice.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import styles from './AccountCard.module.css';
import { LoginForm, type LoginTyped } from './log-in/LoginForm.tsx';
import type { SignUpFormTyped } from './sign-up/sign-up-typed.ts';
import { useAccountCard } from './use-account-card.ts';

const SignUpTab = lazy(async () => ({ default: (await import('./sign-up/SignUpTab.tsx')).SignUpTab }));

/** The common card of the home page: log in, or sign up. */
export function AccountCard() {
  const { t } = useLingui();
  const { tab, select, newcomer, welcome, redirect, announceNewcomer } = useAccountCard();
  const login = useRef<LoginTyped>(null);
  const signUp = useRef<SignUpFormTyped>(null);
  return (
    <section className={styles.card} aria-label={t`Your account`}>
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
                <LoginForm onNewcomer={announceNewcomer} draft={login} />
              </>
            ),
          },
          {
            id: 'signUp',
            label: <Trans>Sign Up</Trans>,
            panel: () => (
              <Suspense fallback={<Waiting />}>
                <SignUpTab newcomer={newcomer} onNewcomer={welcome} draft={signUp} />
              </Suspense>
            ),
          },
        ]}
      />
    </section>
  );
}
