// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { StudySection } from './StudySection.tsx';

const fetched = vi.fn((_address: string, _request?: RequestInit) =>
  Promise.resolve(Response.json({ message: 'Saved.' })),
);

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  Element.prototype.scrollIntoView = vi.fn();
});

const sent = () =>
  fetched.mock.calls
    .filter(([, request]) => request?.method === 'PATCH')
    .map(([, request]) => JSON.parse(String(request?.body)));

test('a person who takes no part agrees to the version that is shown', async () => {
  renderInApp(<StudySection study={undefined} />);
  expect(screen.getByText(/You do not take part/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show Help researchers' }));
  await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older and take part' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent()).toEqual([{ study: { version: '1' } }]);
});

test('a person who takes part sees since when, and stops in one press', async () => {
  renderInApp(<StudySection study={{ version: '1', agreedAt: '2026-06-01T12:00:00.000Z' }} />);
  expect(
    screen.getByText('You take part. You agreed on Jun 1, 2026, to version 1 of the text.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show Help researchers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop taking part' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent()).toEqual([{ study: null }]);
});

test('whoever has a password from the facility is not told that they take no part, and can stop', async () => {
  renderInApp(<StudySection study={undefined} isClosed />);
  expect(screen.queryByText(/You do not take part/)).toBeNull();
  expect(screen.getByText(/This is closed until you show who you are/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show Help researchers' }));
  expect(screen.getByRole('button', { name: 'I am 18 or older and take part' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop taking part' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent()).toEqual([{ study: null }]);
});
