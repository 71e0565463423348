// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SentBody } from '#contract/endpoint.ts';
import type { saveReminders } from '#contract/reminders.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { EmailChoices } from './EmailChoices.tsx';

type Choices = SentBody<typeof saveReminders>;

/** What the page asked the server to store, in order. */
const sent: Choices[] = [];
let queries: QueryClient;

/** What a read of the page finds. */
const show = (choices: Choices) =>
  act(async () => {
    queries.setQueryData(['reminders'], { ...choices, email: 'anna@example.org' });
  });

beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push(JSON.parse(String(body)));
    return Response.json({ message: 'Saved.', ...sent.at(-1), email: 'anna@example.org' });
  });
  queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  await show({ weekly: true, followUps: false });
  renderInApp(<EmailChoices />, { queries });
});
afterEach(() => vi.unstubAllGlobals());

const weekly = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Once a week/ });
const followUps = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^After a week/ });
const saveButton = () => screen.getByRole('button', { name: 'Save my choice' });

test('after the link in an email, saving a page that was open before does not turn the emails on again', async () => {
  expect(weekly().checked).toBe(true);
  saveButton().focus();
  await show({ weekly: false, followUps: false });
  await expect.poll(() => weekly().checked).toBe(false);
  expect(document.activeElement).toBe(saveButton());
  await userEvent.click(saveButton());
  await expect.poll(() => sent).toEqual([{ weekly: false, followUps: false }]);
});

test('a choice that is not saved yet stays, whatever becomes of the other one', async () => {
  await userEvent.click(followUps());
  await show({ weekly: true, followUps: false });
  expect(followUps().checked).toBe(true);
  await show({ weekly: false, followUps: false });
  await expect.poll(() => weekly().checked).toBe(false);
  expect(followUps().checked).toBe(true);
});
