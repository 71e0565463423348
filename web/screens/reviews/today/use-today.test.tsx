// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gameOf, noonOf, review } from '#contract/testing/reviews.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { waitingReviews } from '#web/data/outbox/waiting-saves.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { offeredNow, useToday } from './use-today.ts';

const game = buildGame(testContent);
const playthrough = gameOf('1:✓ 2:x 3:s 4:a 5:✓');
const answer = {
  outcome: 'correct',
  selectedOptionId: 2,
  sure: true,
  assisted: false,
  lookFirst: 'hit',
  at: noonOf(4),
} as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(noonOf(4)) });
  // No network: what is made here waits.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  openSession(anna);
});
afterEach(async () => {
  await deviceOutbox().clear(anna.user.userId);
  closeSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Props = Parameters<typeof useToday>[0];
const show = (over: Partial<Props> = {}) =>
  renderHookInApp(() => useToday({ game, playthrough, reviews: [], ...over })).result;

test('the missed ones come first, three in all', () => {
  const { queue, place } = show().current;
  expect(queue.map(({ exerciseId }) => exerciseId)).toEqual([2, 3, 4]);
  expect(place).toEqual({ number: 1, of: 3 });
});

test('a review is on the device before the next one opens, and is due again later', async () => {
  const today = show();
  const order = today.current.open?.order;
  act(() => today.current.save(answer));
  expect(today.current.open?.exerciseId).toBe(2);
  expect(today.current.place).toEqual({ number: 1, of: 3 });
  await act(() => today.current.goOn());
  expect(await waitingReviews()).toMatchObject([
    {
      exerciseId: 2,
      order,
      lookFirst: 'hit',
      sure: true,
      reviewedAt: noonOf(4),
      contentVersion: game.exercises[1]?.version,
    },
  ]);
  expect(today.current.open?.exerciseId).toBe(3);
  expect(today.current.place).toEqual({ number: 2, of: 3 });
  const reviewed = today.current.schedule.find(({ exerciseId }) => exerciseId === 2);
  expect(Date.parse(reviewed?.dueAt ?? '')).toBeGreaterThan(Date.parse(noonOf(6)) - 1);
});

test('a review says in which language was played; it is English if nothing is said', async () => {
  const english = show();
  act(() => english.current.save(answer));
  await act(() => english.current.goOn());
  const spanish = show({ game: { ...game, language: 'es' } });
  act(() => spanish.current.save(answer));
  await act(() => spanish.current.goOn());
  expect((await waitingReviews()).map(({ language }) => language)).toEqual([undefined, 'es']);
});

test('after the three, One more is offered and is one more review', async () => {
  const today = show();
  for (let times = 0; times < 3; times += 1) {
    act(() => today.current.save(answer));
    await act(() => today.current.goOn());
  }
  expect(today.current.open).toBeNull();
  const { oneMore } = offeredNow(today.current.schedule);
  expect(oneMore?.exerciseId).toBe(1);
  act(() => today.current.add(oneMore as NonNullable<typeof oneMore>));
  expect(today.current.open?.exerciseId).toBe(1);
  act(() => today.current.save(answer));
  expect(await waitingReviews()).toHaveLength(4);
});

test('a review that was made here or on another device today is not offered again', () => {
  const reviews = [2, 3].map((exerciseId) => review({ exerciseId, reviewedAt: noonOf(4) }));
  expect(show({ reviews }).current.queue.map(({ exerciseId }) => exerciseId)).toEqual([4]);
});

test('what arrives while the three are open changes nothing under the hands of the player', () => {
  let reviews: Props['reviews'] = [];
  const { result, rerender } = renderHookInApp(() => useToday({ game, playthrough, reviews }));
  reviews = [2, 3, 4].map((exerciseId) => review({ exerciseId, reviewedAt: noonOf(4) }));
  rerender();
  expect(result.current.queue).toHaveLength(3);
});

test('an exercise that is no longer in the game is not offered', () => {
  const smaller = { ...game, exercises: game.exercises.filter(({ exercise_id }) => exercise_id !== 2) };
  expect(show({ game: smaller }).current.queue.map(({ exerciseId }) => exerciseId)).not.toContain(2);
});

test('after a log out nothing is saved', async () => {
  const today = show();
  closeSession();
  act(() => today.current.save(answer));
  openSession(anna);
  expect(await waitingReviews()).toEqual([]);
});
