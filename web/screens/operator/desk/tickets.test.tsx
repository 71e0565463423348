// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { AuditSection } from './AuditSection.tsx';
import { JobsSection } from './JobsSection.tsx';
import { SurveysSection } from './SurveysSection.tsx';
import { TicketsSection } from './TicketsSection.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const at = '2026-06-01T12:00:00.000Z';
const ticket = {
  id: 't1',
  status: 'open',
  name: 'Anna',
  email: 'anna@example.org',
  issue: 'Where is part two?',
  sender: {
    ...{ userId: 'u1', userName: 'anna77', email: 'anna@example.org' },
    ...{ userType: 'facilityAdmin', facility: 'Maple House' },
  },
  language: null,
  receivedAt: at,
  closedAt: null,
};

/** A server that knows one message; the first answer to it is lost on its way. */
function fakeServer() {
  const sent: { answer: string; operation: string }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(String(body)));
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'The email is on its way.' });
    }
    const isOpen = sent.length < 2;
    const isListed = address.includes(isOpen ? 'status=open' : 'status=answered');
    const totals = { open: isOpen ? 1 : 0, answered: isOpen ? 0 : 1, closed: 0 };
    return Response.json({ totals, tickets: isListed ? [ticket] : [] });
  });
  return sent;
}

/** Opens the message of the list and the form for its answer. */
async function answer() {
  fireEvent.click(await screen.findByRole('button', { name: 'Read the message from Anna' }));
  fireEvent.click(screen.getByRole('button', { name: 'Answer Anna' }));
}

test('a message opens with its sender beside it, and the way back leads to its row', async () => {
  fakeServer();
  renderInApp(<TicketsSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Read the message from Anna' }));
  expect(document.activeElement?.textContent).toBe('Message from Anna');
  const sender = within(screen.getByRole('region', { name: 'The sender' }));
  expect(sender.getByText('anna77, anna@example.org, Administrator of a facility, Maple House')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the messages' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read the message from Anna' }));
});

test('the day of a message is in its row, on a phone too', async () => {
  fakeServer();
  renderInApp(<TicketsSection />);
  expect((await screen.findByText(/^Jun 1/)).closest('td')?.dataset).not.toHaveProperty('wide');
});

test('an answer that was lost is sent again with the same key, and then the message is no longer open', async () => {
  const sent = fakeServer();
  renderInApp(<TicketsSection />);
  await answer();
  const field = screen.getByRole('textbox', { name: 'Your answer to Anna' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'At exercise 26.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the email' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Send the email' }));
  const notice = await screen.findByText('The email is on its way.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(sent.map(({ answer }) => answer)).toEqual(['At exercise 26.', 'At exercise 26.']);
  expect(sent[0]?.operation).toBe(sent[1]?.operation);
  expect(await screen.findByText('No messages here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Answered (1)' })).toBeTruthy();
});

test('after Cancel the focus is on the button again that opened the answer', async () => {
  fakeServer();
  renderInApp(<TicketsSection />);
  await answer();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer Anna' }));
});

test.each([
  ['{"folder":"/srv","encrypted":true}', 'folder: /srv, encrypted: yes'],
  ['{"allPayments":false,"cents":499}', 'all payments: no, amount: $4.99'],
  ['{"refundedCents":1250,"found":1234,"ended":""}', 'refunded: $12.50, found: 1234'],
  ['by hand', 'details: by hand'],
  ['{"validFrom":"2026-06-01T12:00:00.000Z"}', 'valid from: Mon, Jun 1, 2026 8:00 AM'],
])('the audit log says the details %s in words', async (details, words) => {
  vi.stubEnv('TZ', 'America/New_York');
  const entry = { id: 1, at, by: 'olga', command: 'person refund', subject: 'a person', reason: null };
  const entries = [{ ...entry, details }];
  vi.stubGlobal('fetch', async () => Response.json({ total: 1, commands: [], entries }));
  renderInApp(<AuditSection />);
  expect(await screen.findByText(`a person, ${words}`)).toBeTruthy();
});

test('an answer that may not be shown says so, and is no number', async () => {
  const options = [
    { option: 'Very sure', people: 12 },
    { option: 'Not sure', people: null },
    { option: 'A little', people: null },
  ];
  const question = { survey: 'S', question: 'How sure?', isCurrent: true, people: 18, options };
  vi.stubGlobal('fetch', async () => Response.json({ questions: [question] }));
  renderInApp(<SurveysSection />);
  const table = await screen.findByRole('table', { name: /How sure\?/ });
  const cells = within(table).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['18 people', '12', 'Not shown', 'Not shown']);
});

test('an operator who may not move money sees failed jobs without a retry', async () => {
  const job = { id: 'j1', name: 'mail', template: 'welcome', reason: 'no reason', failedTries: 21 };
  const jobs = [{ ...job, createdAt: at, nextTryAt: null }];
  vi.stubGlobal('fetch', async () => Response.json({ total: 1, jobs }));
  renderInApp(<JobsSection />);
  expect(await screen.findByRole('rowheader', { name: 'Email: welcome' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('an answer that is half written is there again after a look elsewhere, until it is canceled', async () => {
  fakeServer();
  const first = renderInApp(<TicketsSection />);
  await answer();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'At exercise' } });
  first.unmount();
  const second = renderInApp(<TicketsSection />);
  expect(await screen.findByText('Draft.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read the message from Anna' }));
  const field = screen.getByRole('textbox', { name: 'Your answer to Anna' });
  expect((field as HTMLTextAreaElement).value).toBe('At exercise');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  second.unmount();
  renderInApp(<TicketsSection />);
  expect(await screen.findByRole('button', { name: 'Read the message from Anna' })).toBeTruthy();
  expect(screen.queryByText('Draft.')).toBeNull();
});
