import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunction } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { hasToken } from '#web/data/queries/refresh-user.ts';
import { redirectTo } from '#web/lib/redirect-to.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { AccountCard } from '../AccountCard.tsx';
import { AccountColumn } from '../AccountPage.tsx';

export const handle: ScreenHandle = {
  title: msg`Login or Sign Up`,
  questions: [
    {
      question: msg`I forgot my password. What now?`,
      answer: msg`Choose Forgot Password. We will email you a link to choose a new one.`,
    },
  ],
};

/** A user with a token is redirected to the dashboard. */
export const loader: LoaderFunction = ({ request }) =>
  hasToken() ? redirectTo(paths.dashboard, request) : null;

/** The account card of the home page, on a separate page. */
export function Component() {
  return (
    <AccountColumn title={<Trans>Login or Sign Up</Trans>}>
      <AccountCard />
    </AccountColumn>
  );
}
