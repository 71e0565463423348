import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { hasToken } from '#web/session/refresh-user.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { AccountCard } from '../AccountCard.tsx';
import styles from '../AccountPage.module.css';

export const handle: ScreenHandle = {
  title: msg`Log in or sign up`,
  questions: [
    {
      question: msg`I forgot my password. What now?`,
      answer: msg`Tap Forgot Password. We send you a link to choose a new one.`,
    },
  ],
};

/** The home page's card alone; who has a token is led to the dashboard. */
export function Component() {
  const [isSignedIn] = useState(hasToken);
  if (isSignedIn) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Log in or sign up</Trans>
      </h1>
      <AccountCard />
    </div>
  );
}
