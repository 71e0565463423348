// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { SignInsSection } from './SignInsSection.tsx';

/** The responses of the server, one for each read. */
function mockReads(...responses: (object | number)[]) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const response of responses) {
    fetched.mockImplementationOnce(async () =>
      typeof response === 'number' ? new Response('{}', { status: response }) : Response.json(response),
    );
  }
}

/** Shows the row and opens it. */
async function openSection() {
  renderInApp(<SignInsSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Show Recent logins' }));
}

const text = () => document.body.textContent ?? '';

test('each log in is shown with its time and device, this device is marked, and wrong passwords are counted by day', async () => {
  mockReads({
    signIns: [
      { at: '2026-05-05T09:00:00.000Z', device: 'Safari on iPad', current: true },
      { at: '2026-05-03T12:00:00.000Z', device: 'Chrome on Windows', current: false },
    ],
    wrongPasswords: [
      '2026-05-04T12:20:00.000Z',
      '2026-05-04T12:10:00.000Z',
      '2026-05-04T12:00:00.000Z',
      '2026-05-01T12:00:00.000Z',
    ],
  });
  await openSection();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Safari on iPadThis device, Tue, May 5, 2026/),
    expect.stringMatching(/^Chrome on WindowsSun, May 3, 2026/),
    '3 wrong passwords on May 4, 2026',
    '1 wrong password on May 1, 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Go to "Where I am logged in"' }).getAttribute('href')).toBe(
    '#devices',
  );
});

test('wrong passwords are counted for the five newest days', async () => {
  const wrongPasswords = [9, 8, 7, 6, 5, 4].map((day) => `2026-05-0${day}T12:00:00.000Z`);
  mockReads({ signIns: [], wrongPasswords });
  await openSection();
  expect(await screen.findByText('1 wrong password on May 9, 2026')).toBeTruthy();
  expect(text()).toContain('May 5, 2026');
  expect(text()).not.toContain('May 4, 2026');
});

test('without a log in the section says so', async () => {
  mockReads({ signIns: [], wrongPasswords: [] });
  await openSection();
  expect(await screen.findByText(/Nothing yet\./)).toBeTruthy();
});

test('a read that fails is not shown as no logins, and can be retried', async () => {
  mockReads(422, { signIns: [], wrongPasswords: [] });
  await openSection();
  expect(text()).toContain('Recent logins');
  expect(await screen.findByText('Your logins cannot be shown right now.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Nothing yet\./)).toBeTruthy();
});
