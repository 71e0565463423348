// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { HelperSection } from './HelperSection.tsx';
import { helperQuery } from './helper-query.ts';

const link = { madeAt: '2026-06-01T09:00:00.000Z', expiresAt: '2026-07-01T09:00:00.000Z' };
const address = 'https://play.example.org/helper/abc';

const failures: [string, () => Promise<Response>][] = [
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json({ message: 'An error occurred.' }, { status: 500 })],
];
let reads = 0;

beforeEach(() => {
  reads = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** The page with or without a link; changes succeed, and every read after them fails. */
function show(known: typeof link | null, failure: () => Promise<Response>) {
  const bodies: Record<string, object> = {
    POST: { message: 'Your link is ready.', address, link },
    DELETE: { message: 'The link is ended.' },
  };
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit) => {
    const changed = bodies[method];
    if (changed) return Response.json(changed);
    reads += 1;
    return failure();
  });
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(helperQuery.queryKey, { wishes: [], ownWish: '', link: known });
  renderInApp(<HelperSection onPrintSheet={() => {}} />, { queries });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = () => document.body.textContent;

test.each(failures)('the address of a new link stays in view when the next read %s', async (_, failure) => {
  show(null, failure);
  await press('Make a link');
  await screen.findByText(address);
  await expect.poll(() => reads).toBe(1);
  expect(text()).toContain('Your link works until');
  expect(text()).not.toContain('No link works now.');
  expect(screen.getByText(address)).toBeTruthy();
});

test.each(failures)('a link that was ended stays ended when the next read %s', async (_, failure) => {
  show(link, failure);
  await press('End the link');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End the link' }),
  );
  await screen.findByText('The link is ended.');
  await expect.poll(() => reads).toBe(1);
  expect(text()).toContain('No link works now.');
  expect(text()).not.toContain('Your link works until');
});
