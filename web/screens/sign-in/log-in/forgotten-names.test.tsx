// @vitest-environment jsdom

import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageConfig } from '#contract/pages/page.ts';
import type { User } from '#contract/user.ts';
import { ConfigProvider } from '#web/data/config.tsx';
import { SignInAgainDialog } from '#web/screens/signed-in/SignInAgainDialog.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { facilityLoginCall } from './facility-login.tsx';
import { LoginForm } from './LoginForm.tsx';

const config = { brand: { product: 'Mind Your Step' } } as PageConfig;

test('the Email field of the facility login says that a username does too', () => {
  const { getByLabelText } = renderInApp(<LoginForm kind="facility" call={facilityLoginCall} />);
  const field = getByLabelText('Email');
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Or your username');
});

const rosa = { userId: 'r1', userName: 'rosa', email: 'rosa@example.org', userType: 'facilityUser' } as User;

test('a user who must sign in again and forgot the password asks for a link there', () => {
  const { getByRole, getByLabelText } = renderInApp(
    <ConfigProvider value={config}>
      <SignInAgainDialog user={rosa} />
    </ConfigProvider>,
  );
  fireEvent.change(getByLabelText('Username or Email'), { target: { value: 'rosa' } });
  fireEvent.click(getByRole('button', { name: 'Forgot Password' }));
  const dialog = getByRole('dialog', { name: 'Forgot Password' });
  expect(dialog.querySelector('input')?.value).toBe('rosa');
  fireEvent.click(getByRole('button', { name: 'Close' }));
  expect(getByRole('alertdialog')).toBeTruthy();
});
