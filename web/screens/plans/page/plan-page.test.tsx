// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanChange } from '#contract/plans.ts';
import { emptyPlaythrough } from '#contract/rules/playthrough.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { useAnnouncement } from '#web/lib/announce.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { helperQuery } from '../helper/helper-query.ts';
import { planQuery } from '../plan-query.ts';
import { PlanPage } from './PlanPage.tsx';

const game = buildGame(testContent);
const title = game.exercises[0]?.title_after;
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  openSession(anna);
});
afterEach(async () => {
  await deviceOutbox().clear('anna');
  closeSession();
  vi.unstubAllGlobals();
});

function Announced() {
  return <p data-testid="announced">{useAnnouncement()}</p>;
}

/** The page of a player whose plan has this change of exercise 1, a rug in the kitchen, and others. */
function show(kind: PlanChange['kind'], ...others: PlanChange[]) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(planQuery.queryKey, {
    changes: [planChange({ kind, madeAt: yesterday }), ...others],
  });
  queries.setQueryData(helperQuery.queryKey, { wishes: [], ownWish: '', link: null });
  queries.setQueryData(['reminders'], { weekly: false, followUps: false, email: null });
  const page = (
    <>
      <h1>My plan</h1>
      <PlanPage game={game} playthrough={emptyPlaythrough('', 50)} />
      <Announced />
    </>
  );
  return renderInApp(page, { queries });
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const announced = () => screen.getByTestId('announced').textContent;

/** The text of the notice that has the focus. */
const focusedNotice = () => document.activeElement?.closest('[role="status"]')?.textContent ?? '';

/** Opens the line that a thing at home is folded under. */
const openThing = () => fireEvent.click(screen.getByRole('heading', { level: 3, name: title ?? '' }));

test('a thing that moves out of the folded list takes the focus along, to its line', () => {
  show('elsewhere');
  const pressed = button('I have this');
  pressed.focus();
  fireEvent.click(pressed);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement?.textContent).toContain(title);
  openThing();
  expect(button('I have this').getAttribute('aria-pressed')).toBe('true');
  expect(announced()).toBe(`Added to what you have: ${title}`);
});

test('when it moves into the folded list, and its room with it, the line of that list has the focus', () => {
  show('have');
  openThing();
  button('Not at my place').focus();
  press('Not at my place');
  expect(document.activeElement).toBe(screen.getByText('1 thing to look for'));
  expect(announced()).toBe(`Moved to the things to look for: ${title}`);
});

test('after the thing to do first is chosen, and after it is taken back, the outcome has the focus', async () => {
  show('have');
  press('Do this first');
  fireEvent.click(await screen.findByRole('button', { name: 'Put it in my plan' }));
  await expect.poll(focusedNotice).toContain('Your plan now shows what you do first.');
  const takeBack = await screen.findByRole('button', { name: 'Take this back and choose again' });
  takeBack.focus();
  fireEvent.click(takeBack);
  await expect.poll(focusedNotice).toContain('You took it back. You can choose again.');
});

test('one folded line has all that is not at home; it is open until something is marked', () => {
  const list = () => screen.getByText(/things? to look for$/).closest('details');
  const { unmount } = show('have', planChange({ exerciseId: 2, kind: 'elsewhere', madeAt: yesterday }));
  expect(list()?.open).toBe(false);
  unmount();
  show('elsewhere');
  expect(list()?.open).toBe(true);
});
