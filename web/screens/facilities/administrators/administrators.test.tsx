// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contract/pages/paths.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { AdministratorsCard } from './AdministratorsCard.tsx';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const grace = { userId: '1', name: 'Grace', since: '2026-01-05T10:00:00.000Z', isYou: true };
const henry = { userId: '2', name: 'Henry', since: '2026-03-05T10:00:00.000Z', isYou: false };
const invitation = { invitationId: '9', email: 'ann@example.org', endsAt: '2026-06-08T10:00:00.000Z' };

/** What the server lists; every other call succeeds with this message. */
function respond(list: object, message = 'Done.') {
  fetched.mockImplementation(async (_, init) =>
    Response.json(
      (init?.method ?? 'GET') === 'GET'
        ? { mayInvite: true, administrators: [grace], invitations: [], ...list }
        : { message },
    ),
  );
}

const calls = () =>
  fetched.mock.calls.flatMap(([address, init]) =>
    (init?.method ?? 'GET') === 'GET' ? [] : [`${init?.method} ${String(address)}`],
  );

test('the only administrator cannot be removed', async () => {
  respond({});
  renderInApp(<AdministratorsCard />);
  expect((await screen.findByText('Grace')).parentElement?.textContent).toBe('Grace (you)');
  expect(screen.queryByRole('button', { name: /Remove/ })).toBe(null);
});

test('another administrator is removed only after a question', async () => {
  respond({ administrators: [grace, henry] }, 'Henry is removed.');
  renderInApp(<AdministratorsCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Henry' }));
  expect(calls()).toEqual([]);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Henry?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the administrator' }));
  const notice = await screen.findByText('Henry is removed.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(calls()).toEqual([expect.stringMatching(/^DELETE .*\/administrators\/2$/)]);
});

const CurrentPath = () => <output aria-label="path">{useLocation().pathname}</output>;

test('administrators who remove themselves go on to their account, and no longer ask for the facility', async () => {
  respond({ administrators: [grace, henry] }, 'You are no longer an administrator of this facility.');
  renderInApp(
    <>
      <AdministratorsCard />
      <CurrentPath />
    </>,
    { path: paths.facility },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove yourself' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove yourself?' }));
  const before = fetched.mock.calls.length;
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the administrator' }));
  await vi.waitFor(() => expect(screen.getByLabelText('path').textContent).toBe(paths.account));
  expect(fetched.mock.calls.length - before).toBe(1);
});

test('an open invitation has its last day, and can be sent again or taken back', async () => {
  respond({ invitations: [invitation] }, 'Sent.');
  renderInApp(<AdministratorsCard />);
  expect(await screen.findByText('Invited. The link works until Jun 8, 2026.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send again to ann@example.org' }));
  expect(await screen.findByText('Sent.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take back the invitation to ann@example.org' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take the invitation back' }));
  await vi.waitFor(() => expect(calls()).toHaveLength(2));
});

test('nobody is invited before the facility is checked', async () => {
  respond({ mayInvite: false });
  renderInApp(<AdministratorsCard />);
  expect(await screen.findByText('You can invite others once we know who runs your facility.')).toBeTruthy();
  expect(screen.queryByLabelText('Email of the new administrator')).toBe(null);
});
