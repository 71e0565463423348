// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { restorePlaythrough } from '#contract/answers.ts';
import type { Account } from '#contract/own-account.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { ResultsSection } from './ResultsSection.tsx';

/** The games that the page asked the server to bring back. */
const restored: string[] = [];

beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'));
beforeEach(() => {
  restored.length = 0;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address === restorePlaythrough.path) restored.push(JSON.parse(String(body)).session);
    return Response.json({ message: 'Your previous game is back.' });
  });
});
afterEach(() => vi.unstubAllGlobals());

type PreviousGame = Account['previousGames'][number];

const long: PreviousGame = {
  session: '00000000-0000-4000-8000-000000000001',
  answered: 40,
  hiddenAt: '2026-06-01T14:00:00.000Z',
  until: '2026-07-01T14:00:00.000Z',
};
const short: PreviousGame = {
  session: '00000000-0000-4000-8000-000000000002',
  answered: 1,
  hiddenAt: '2026-06-01T14:05:00.000Z',
  until: '2026-07-01T14:05:00.000Z',
};

const accountOf = (previousGames: PreviousGame[]) => ({ previousGames }) as Partial<Account> as Account;
const text = () => document.body.textContent ?? '';
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));

test('without an earlier game there is only the file of all data', () => {
  renderInApp(<ResultsSection account={accountOf([])} />);
  expect(screen.getByRole('region').textContent).toBe('My resultsDownload all my data');
  expect(screen.queryByRole('button', { name: /Bring back/ })).toBeNull();
});

test('one earlier game needs no list', async () => {
  renderInApp(<ResultsSection account={accountOf([long])} />);
  expect(text()).toContain(
    'The game before this one has 40 answered exercises. It was put away on Jun 1, 2026 and is kept until Jul 1, 2026.',
  );
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bring back the previous game' }));
  expect(screen.getByRole('alertdialog', { name: 'Bring back the previous game?' })).toBeTruthy();
  await confirm();
  expect(await screen.findByText('Your previous game is back.')).toBeTruthy();
  expect(restored).toEqual([long.session]);
});

test('of several games put away on one day each is listed, with a button that names it', async () => {
  renderInApp(<ResultsSection account={accountOf([short, long])} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('div')?.textContent)).toEqual([
    '1 answered exercisePut away on Mon, Jun 1, 2026 10:05 AM. Kept until Jul 1, 2026.',
    '40 answered exercisesPut away on Mon, Jun 1, 2026 10:00 AM. Kept until Jul 1, 2026.',
  ]);
  const names = rows.map((row) => within(row).getByRole('button').textContent);
  expect(names).toEqual([
    'Bring back this game with 1 answered exercise, put away on Mon, Jun 1, 2026 10:05 AM',
    'Bring back this game with 40 answered exercises, put away on Mon, Jun 1, 2026 10:00 AM',
  ]);
});

test('of several games the one of the pressed button is brought back', async () => {
  renderInApp(<ResultsSection account={accountOf([short, long])} />);
  await userEvent.click(screen.getByRole('button', { name: /^Bring back this game with 40/ }));
  const dialog = screen.getByRole('alertdialog', { name: 'Bring back this game?' });
  expect(dialog.textContent).toContain(
    'It has 40 answered exercises and was put away on Mon, Jun 1, 2026 10:00 AM.',
  );
  await confirm();
  const message = await screen.findByText('Your previous game is back.');
  expect(restored).toEqual([long.session]);
  await expect.poll(() => document.activeElement?.contains(message)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
