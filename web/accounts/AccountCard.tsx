import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import styles from './AccountCard.module.css';
import { LoginForm } from './LoginForm.tsx';

const SignUpForm = lazy(async () => ({ default: (await import('./SignUpForm.tsx')).SignUpForm }));

/** The common card of the home page: log in, or sign up. */
export function AccountCard() {
  const { t } = useLingui();
  const [tab, setTab] = useState<'login' | 'signUp'>('login');
  return (
    <section className={styles.card} aria-label={t`Your account`}>
      <Tabs
        label={t`Login or Sign Up`}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'login', label: <Trans>Login</Trans>, panel: () => <LoginForm /> },
          {
            id: 'signUp',
            label: <Trans>Sign Up</Trans>,
            panel: () => (
              <Suspense fallback={<Waiting />}>
                <SignUpForm />
              </Suspense>
            ),
          },
        ]}
      />
    </section>
  );
}
