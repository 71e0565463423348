// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { mockCaches } from '#web/data/session/testing/fake-caches.ts';
import { anna, bert } from '#web/data/session/testing/people.ts';
import type { SavedVisit } from '#web/screens/game/player/run-effect.ts';
import { keepTried } from '#web/screens/game/tried-exercise.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { TriedOffer } from './TriedOffer.tsx';

/** What waits to be sent. */
const rows = vi.hoisted((): unknown[] => []);
vi.mock('#web/data/outbox/device-outbox.ts', () => ({
  deviceOutbox: () => ({ add: (row: unknown) => rows.push(row) }),
}));

const visitId = '00000000-0000-4000-8000-000000000001';
const attempt = {
  attemptId: visitId,
  at: '2026-06-01T14:00:00.000Z',
  outcome: 'incorrect' as const,
  selectedOptionId: 3,
  assisted: false,
};
const played = { version: '0123456789ab', language: 'es' } as const;
const visit: SavedVisit = {
  ...{ type: 'save', exerciseId: 1, attempts: [attempt], skip: false, repeats: 0 },
  ...{ visitId, seconds: 40, elapsedMs: 30_000 },
};

beforeEach(() => {
  rows.length = 0;
  mockCaches();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

const isOffered = () => screen.queryByRole('button', { name: 'Keep my answer' }) !== null;

test('an exercise that was tried before the login is offered once, and sent as it was answered', () => {
  keepTried(visit, played);
  openSession(anna);
  renderInApp(<TriedOffer />);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my answer' }));
  expect(isOffered()).toBe(false);
  expect(rows).toMatchObject([
    {
      accountId: 'anna',
      body: {
        exercise: {
          exercise_id: 1,
          language: 'es',
          main: [{ attempt_outcome: 'incorrect', selected_option_id: 3 }],
        },
      },
    },
  ]);
});

test('whoever begins without it is not asked again, and nothing is sent', () => {
  keepTried(visit, played);
  openSession(anna);
  renderInApp(<TriedOffer />);
  fireEvent.click(screen.getByRole('button', { name: 'Begin without it' }));
  expect(isOffered()).toBe(false);
  expect(rows).toEqual([]);
});

test('the next person on this tablet is not offered what somebody tried before a log out', () => {
  keepTried(visit, played);
  openSession(anna);
  closeSession();
  openSession(bert);
  renderInApp(<TriedOffer />);
  expect(isOffered()).toBe(false);
});

test('merely watching the exercise leaves nothing to keep', () => {
  keepTried({ ...visit, attempts: [] }, played);
  openSession(anna);
  renderInApp(<TriedOffer />);
  expect(isOffered()).toBe(false);
});
