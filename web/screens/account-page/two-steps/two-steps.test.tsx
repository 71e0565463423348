// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '#contract/own-account.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TurnOn } from './TurnOn.tsx';

const account = {
  ...{ email: 'rosa@example.org', emailVerified: true, hasPassword: true, ownerSeconds: 0 },
  twoSteps: { since: null, isRequired: false, appAddedAt: null, recoveryCodesLeft: 0, passkeys: [] },
} as Partial<Account> as Account;

afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('whoever turns it on with an app has the focus in what comes next, at each step', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async () => Response.json({ secret: 'ABCDEFGH', address: 'otpauth://totp/a' }));
  renderInApp(<TurnOn account={account} onAdded={() => {}} />);
  await press('Use an app on my phone');
  const focused = () => document.activeElement?.closest('[role=group]')?.textContent;
  expect(focused()).toContain('You need a phone or a tablet');
  await userEvent.type(screen.getByLabelText('Your password'), 'a password of hers');
  await press('Continue');
  await screen.findByLabelText('Code from your app');
  expect(focused()).toContain('ABCD EFGH');
});

const codes = ['able-acid-aged', 'also-area-army'];

test('recovery codes are copied as they stand there, and printed without the page', async () => {
  const copied = vi.fn(async () => {});
  // The one of user-event is in its place otherwise.
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  let printed: string[] = [];
  vi.stubGlobal('print', () => {
    const sheet = document.body.querySelector(':scope > section');
    printed = [...(sheet?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  });
  renderInApp(<RecoveryCodes message="It is on." codes={codes} onKept={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
  expect(copied).toHaveBeenCalledWith('able-acid-aged\nalso-area-army');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print the codes' }));
  expect(printed).toEqual(codes);
});
