// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import type { GameExercise } from '#contract/game.ts';
import type { Review } from '#contract/reviews.ts';
import { eightParts } from '#contract/testing/answer-histories.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { gameOf, review } from '#contract/testing/reviews.ts';
import { type ChangeCase, changeCases, reviewsOf } from '#contract/testing/what-changed.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { gameQuery, gamesQuery } from '#web/data/game/game-queries.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { planQuery } from '#web/screens/plans/plan-query.ts';
import { queueReview } from '#web/screens/reviews/queue-review.ts';
import { reviewsQuery } from '#web/screens/reviews/reviews-query.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { textIn } from '#web/testing/render-markup.tsx';
import { ReportsTab } from './ReportsTab.tsx';

const game = buildGame(testContent);
const parts = eightParts.map(([part, title, first, last]) => ({ part, title, first, last }));

const showIn = (view: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', () => ({
    matches: view === 'narrow',
    addEventListener() {},
    removeEventListener() {},
  }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  showIn('wide');
  openSession(anna);
});
afterEach(async () => {
  await deviceOutbox().clear(anna.user.userId);
  closeSession();
  vi.unstubAllGlobals();
});

/** The tab with the server's responses. */
function open(
  history: string,
  reviews: readonly Review[],
  done: readonly number[] = [],
  state: unknown = null,
) {
  const defaultOptions = { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } };
  const queries = new QueryClient({ defaultOptions });
  const changes = done.map((exerciseId) => planChange({ kind: 'done', exerciseId }));
  queries.setQueryData(gamesQuery.queryKey, [{ gameID: '1', title: game.title, totalExercises: 50, parts }]);
  queries.setQueryData(gameQuery.queryKey, game);
  queries.setQueryData(reviewsQuery.queryKey, [...reviews]);
  queries.setQueryData(planQuery.queryKey, { changes });
  const playthroughs = { data: [gameOf(history)], isPending: false } as unknown;
  renderInApp(<ReportsTab playthroughs={playthroughs as UseQueryResult<Playthrough[]>} />, {
    queries,
    state,
  });
}

const findCard = () => screen.queryByRole('heading', { name: 'What changed' })?.closest('section') ?? null;
const textOf = (element: Element | null | undefined) => textIn(element?.innerHTML ?? '');
const titleOf = (exerciseId: number) => (game.exercises[exerciseId - 1] as GameExercise).title_after;

/** Every word of the card, without the explanations that its exercises open to. */
function wordsOf({ all, kinds = [], sureAndWrong = [], done = [] }: ChangeCase): string {
  return [
    'What changed',
    ...(all ?? []),
    ...kinds.map(
      ([kind, now, seenAgain, first]) =>
        `${kind} You spotted ${now} of ${seenAgain} right away. The first time, you spotted ${first}.`,
    ),
    ...(sureAndWrong.length > 0
      ? [
          'Sure, but worth another look',
          'You felt sure here, and the other person was right. That happens to everyone.',
          ...sureAndWrong.map((exerciseId) => `Exercise ${exerciseId}: ${titleOf(exerciseId)}`),
        ]
      : []),
    ...(all || sureAndWrong.length > 0 ? ["Look again in Today's Three"] : []),
    ...(done.length > 0 ? ['Done at home', ...done.map(titleOf), 'Open my plan'] : []),
  ].join(' ');
}

test.each(changeCases)('the tab says of $name', (given) => {
  open(given.game, reviewsOf(given.reviews), given.done);
  const card = findCard();
  for (const explanation of card?.querySelectorAll('details > :not(summary)') ?? []) explanation.remove();
  const isSilent = !given.all && !given.sureAndWrong && !given.done;
  expect(textOf(card)).toBe(isSilent ? '' : wordsOf(given));
});

test('the card has no risk, no rank and no percentage', () => {
  for (const given of changeCases) {
    expect(wordsOf(given)).not.toMatch(/%|percent|risk|fall|rank|better than|score|level|danger|safe/i);
  }
});

test('a moment that is worth another look opens to its explanation, and the way to it is a link', () => {
  open('1:✓', reviewsOf('1:x!'));
  const card = within(findCard() as HTMLElement);
  expect(textOf(card.getByText(/^Exercise 1:/).closest('details'))).toContain(game.exercises[0]?.why);
  expect(card.getByRole('link', { name: "Look again in Today's Three" }).getAttribute('href')).toBe('/today');
});

test('while nothing is due, the card says when the next ones come, in place of a way to an empty page', async () => {
  const reviewedAt = new Date().toISOString();
  open('1:✓', [review({ exerciseId: 1, outcome: 'incorrect', reviewedAt })]);
  const card = within(findCard() as HTMLElement);
  expect(await card.findByText(/^The next of Today's Three: (tomorrow|\w+)/)).toBeTruthy();
  expect(card.queryByRole('link', { name: "Look again in Today's Three" })).toBeNull();
});

test('a review that waits on this device counts, once it is read', async () => {
  const { retired: _retired, ...sent } = review({ exerciseId: 2, outcome: 'incorrect' });
  await queueReview(anna.user.userId, sent);
  open('2:✓', []);
  expect(await screen.findByText('Sure, but worth another look')).toBeTruthy();
});

test('the rest of the tab is the same before and after 100 reviews', () => {
  const history = '1:✓ 2:x✓ 3:s 4:a 5:xx 30:✓ 31:-';
  const rest = () => {
    findCard()?.remove();
    const text = textOf(document.body);
    document.body.replaceChildren();
    return text;
  };
  open(history, []);
  expect(findCard()).toBeNull();
  const before = rest();
  expect(before).toContain('First attempt correct score');
  const reviews = Array.from({ length: 100 }, (_, index) => `${1 + (index % 50)}:${index % 3 ? '✓!' : 'x!'}`);
  open(history, reviewsOf(reviews.join(' ')));
  expect(findCard()).not.toBeNull();
  expect(rest()).toBe(before);
});

test('while the browser prints, the page for the doctor is there: three questions, and the thing for home', async () => {
  open('1:✓ 2:x 18:x 20:x', [], [2]);
  expect(screen.queryByText("Anna's page for the doctor")).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const sheet = (await screen.findByText('Three questions to ask (check when asked)')).closest(
    'article',
  ) as HTMLElement;
  const questions = within(sheet).getAllByRole('listitem', { hidden: true });
  expect(questions.map(textOf)).toEqual([
    'Which exercises for balance and strength would suit me?',
    'Could somebody look through my home with me for things to change?',
    'Could my medicines make me dizzy or sleepy? Could they make me unsteady?',
  ]);
  expect(textOf(sheet)).toContain('Chose the safer idea: 1 of 4, on the first try.');
  expect(textOf(sheet)).toContain(`From the exercise: ${titleOf(18)}`);
  fireEvent(window, new Event('afterprint'));
  expect(sheet.isConnected).toBe(false);
});

test('whoever asked elsewhere for the page gets it, also while its picture never answers', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open('1:✓ 2:x 3:x', [], [2], { prints: true });
  expect(print).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
}, 15_000);

test('the questions are folded on a phone alone, and Generate Report never', () => {
  const questions = () => screen.getByRole('heading', { name: 'Questions for your doctor' });
  open('1:✓ 2:x', []);
  expect(questions().closest('details')).toBeNull();
  cleanup();
  showIn('narrow');
  open('1:✓ 2:x', []);
  expect(questions().closest('details')?.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Generate Report' }).closest('details')).toBeNull();
});
