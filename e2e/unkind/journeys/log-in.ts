import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { type Person, submitLogin } from '#e2e/steps/accounts.ts';
import type { Stage, Step } from '../journey.ts';

/** The first steps of whoever has an account. */
export function logIn({ page }: Stage, { userName, password }: Person): readonly Step[] {
  return [
    {
      does: 'opens the login',
      act: () => page.goto(paths.home),
      sees: () => expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible(),
    },
    {
      does: 'logs in',
      act: () => submitLogin(page, userName, password),
      sees: () => expect(page).toHaveURL(paths.dashboard),
    },
  ];
}
