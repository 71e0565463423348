// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countCards, importMembers } from '#contract/facility-adding-members.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { AddMembers } from './AddMembers.tsx';

const fetched = vi.fn<typeof fetch>();
const facility = { name: 'Garden House', status: 'active', joinedAt: '2026-01-05T10:00:00.000Z' } as const;

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

/** What the server responds to each call in turn; without cards to make, except by `cards`. */
function respond(...responses: object[]) {
  fetched.mockImplementation(async (address, init) => {
    const isCount = String(address).includes(countCards.path) && init?.method !== 'POST';
    return Response.json(isCount ? { remaining: 3 } : responses.shift());
  });
}

const bodies = () =>
  fetched.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));

async function chooseFile(csv: string) {
  const card = within(screen.getByRole('region', { name: 'Add members from a file' }));
  await userEvent.upload(card.getByLabelText('CSV file'), new File([csv], 'people.csv'));
  return card;
}

test('wrong rows are listed with their reasons, and the right ones are added only when asked for', async () => {
  const wrong = [{ line: 3, reason: 'This username already exists.' }];
  const columns = [{ field: 'username', heading: 'Name' }];
  const result = {
    right: 2,
    wrong,
    columns,
    ignored: ['Room'],
    examples: ['ada', 'carl'],
    newUnits: ['North'],
  };
  respond(
    { message: 'Nobody was added.', added: 0, ...result },
    { message: '2 members were added.', added: 2, ...result },
  );
  renderInApp(<AddMembers facility={facility} />);
  const card = await chooseFile('username\nada\nben\ncarl\n');
  await userEvent.click(await card.findByRole('button', { name: 'Read this file' }));
  expect(await card.findByText('“Name” is the username.')).toBeTruthy();
  expect(card.getByText('Not read: Room.')).toBeTruthy();
  expect(card.getByText(/^A new unit is added, too: North\./)).toBeTruthy();
  expect(await card.findByText('Line 3: This username already exists.')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Add 2 right rows only' }));
  expect(await screen.findByText('2 members were added.')).toBeTruthy();
  expect(bodies()).toEqual([
    { csv: 'username\nada\nben\ncarl\n', onlyCheck: true, addUnits: true },
    { csv: 'username\nada\nben\ncarl\n', onlyRight: true, addUnits: true },
  ]);
  expect(String(fetched.mock.calls.find(([, init]) => init?.body)?.[0])).toContain(importMembers.path);
});

test('a file that was mended and is chosen again is read again, and the old rows and failures are gone', async () => {
  const columns = [{ field: 'username', heading: 'Name' }];
  const wrong = [{ line: 3, reason: 'This username already exists.' }];
  const result = { message: 'Nobody was added.', added: 0, columns, ignored: [], examples: [], newUnits: [] };
  respond({ ...result, right: 1, wrong }, { ...result, right: 2, wrong: [] });
  renderInApp(<AddMembers facility={facility} />);
  const card = await chooseFile('username\nada\nben\n');
  const field = card.getByLabelText<HTMLInputElement>('CSV file');
  await userEvent.click(await card.findByRole('button', { name: 'Read this file' }));
  expect(await card.findByText('Line 3: This username already exists.')).toBeTruthy();
  await userEvent.click(field);
  expect(field.files).toHaveLength(0);
  expect(card.queryByText(/Line 3/)).toBeNull();
  await userEvent.upload(field, new File(['username\nada\ncora\n'], 'people.csv'));
  await userEvent.click(await card.findByRole('button', { name: 'Read this file' }));
  expect(await card.findByRole('button', { name: 'Add these 2 members' })).toBeTruthy();
  expect(bodies().map(({ csv }) => csv)).toEqual(['username\nada\nben\n', 'username\nada\ncora\n']);
});

test('a file that does not say its letters is read in those that somebody chooses', async () => {
  const columns = [{ field: 'username', heading: 'Name' }];
  const result = { message: 'Nobody was added.', added: 0, columns, ignored: [], examples: [], newUnits: [] };
  respond({ ...result, right: 1, wrong: [] }, { ...result, right: 1, wrong: [] });
  renderInApp(<AddMembers facility={facility} />);
  const card = within(screen.getByRole('region', { name: 'Add members from a file' }));
  const field = card.getByLabelText<HTMLInputElement>('CSV file');
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('username\n'),
    0xa3,
    0x75,
    0x6b,
    0x61,
    0x73,
    0x7a,
  ]);
  await userEvent.upload(field, new File([bytes], 'people.csv'));
  expect(await card.findByText('£ukasz')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Read this file' }));
  expect(await card.findByRole('button', { name: 'Add this member' })).toBeTruthy();
  await userEvent.selectOptions(card.getByLabelText('Letters of this file'), 'Polish, Czech and the like');
  expect(card.getByText('Łukasz')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Read this file' }));
  expect(bodies().map(({ csv }) => csv)).toEqual(['username\n£ukasz', 'username\nŁukasz']);
  await userEvent.upload(field, new File(['username\nada\n'], 'people.csv'));
  await waitFor(() => expect(card.queryByLabelText('Letters of this file')).toBeNull());
});

test('one member is added with a username or an email, and an empty field counts as not given', async () => {
  respond({ message: 'ada is added. Print a card with the first password.', userId: '1' });
  renderInApp(<AddMembers facility={facility} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add this member' }));
  expect(await screen.findByText('Please check these answers')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Username'), ' ada ');
  await userEvent.click(screen.getByRole('button', { name: 'Add this member' }));
  expect(await screen.findByText('ada is added. Print a card with the first password.')).toBeTruthy();
  expect(bodies()).toEqual([{ userName: 'ada', email: null }]);
});

test('before the facility is checked no email is asked for, and why is said', async () => {
  respond({ message: 'ada is added. Print a card with the first password.', userId: '1' });
  renderInApp(<AddMembers facility={{ ...facility, verified: false }} />);
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByText(/^Adding people by email waits until we have checked who runs/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Add this member' }));
  await vi.waitFor(() => expect(bodies()).toEqual([{ userName: 'ada', email: null }]));
  cleanup();
  renderInApp(<AddMembers facility={{ ...facility, verified: true }} />);
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('all cards are made, some at a time, and printed with address, name, password and what is seen', async () => {
  const card = (userName: string) => ({ userId: userName, userName, password: `${userName}-first` });
  respond({ cards: [card('ada'), card('ben')], remaining: 1 }, { cards: [card('carl')], remaining: 0 });
  let printed = '';
  vi.stubGlobal('print', () => {
    printed = document.body.querySelector(':scope > section')?.textContent ?? '';
  });
  renderInApp(<AddMembers facility={facility} />);
  expect(await screen.findByText('3 members without email have no password yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make their cards' }));
  const print = await screen.findByRole('button', { name: 'Print the cards' });
  // The button that was pressed is gone.
  expect(document.activeElement).toBe(screen.getByText(/^3 cards are made\./).closest('[role=status]'));
  await userEvent.click(print);
  // As the page says it: the word of its button, where it is.
  expect(printed).toContain(`Go to ${window.location.host}/sign-in, choose Login and type:`);
  for (const text of ['ada-first', 'ben-first', 'carl-first', window.location.host, 'Garden House'])
    expect(printed).toContain(text);
  expect(printed).toContain('It never sees your plan, your reviews, surveys or feedback.');
  const made = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('-first'));
  expect(made.map(({ textContent }) => textContent)).toEqual([
    'ada: ada-first',
    'ben: ben-first',
    'carl: carl-first',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done printing' }));
  expect(screen.queryByText('ada-first')).toBeNull();
});

test('a failure stays to be read, and says what to do about members whose card is missing', async () => {
  let isMade = false;
  fetched.mockImplementation(async (_address, init) => {
    if (init?.method !== 'POST') return Response.json({ remaining: isMade ? 0 : 3 });
    isMade = true;
    throw new TypeError('The response was lost.');
  });
  renderInApp(<AddMembers facility={facility} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make their cards' }));
  const advice = /If a card is missing, give that member a new password/;
  expect(await screen.findByText(advice)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText(advice).closest('[role=alert]'));
  await waitFor(() => expect(screen.queryByText(/have no password yet/)).toBeNull());
  expect(screen.getByText(advice)).toBeTruthy();
});

test('the list to fill in has the headings that are read, and nobody in it', async () => {
  respond();
  let saved: Blob | undefined;
  vi.stubGlobal('URL', {
    ...URL,
    createObjectURL: (file: Blob) => {
      saved = file;
      return '';
    },
  });
  renderInApp(<AddMembers facility={facility} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download the list to fill in' }));
  const csv = new TextDecoder().decode(await saved?.arrayBuffer());
  expect(csv.trim()).toBe('username,email,unit');
});

test('a file that the browser cannot read is said to be so, and another one can be chosen', async () => {
  respond();
  renderInApp(<AddMembers facility={facility} />);
  const card = within(screen.getByRole('region', { name: 'Add members from a file' }));
  const field = card.getByLabelText('CSV file');
  const gone = new File(['username\nada\n'], 'people.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
  await userEvent.upload(field, gone);
  expect(await card.findByText(/^This file could not be read\./)).toBeTruthy();
  expect(card.getByRole<HTMLButtonElement>('button', { name: /Read this file/ }).disabled).toBe(true);
  await userEvent.upload(field, new File(['username\nada\n'], 'people.csv'));
  expect(card.queryByText(/could not be read/)).toBeNull();
});
