// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanChange } from '#contract/plans.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna, bert } from '#web/data/session/testing/people.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { FollowUpCard } from './FollowUpCard.tsx';
import { PlanQuestion } from './PlanQuestion.tsx';
import { ChosenThing } from './page/ChosenThing.tsx';
import { planQuery } from './plan-query.ts';

const game = buildGame(testContent);
const [exercise] = game.exercises as [(typeof game.exercises)[number]];
const marks = ['I have this', 'Not at my place', 'Already safe'];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The server's response is there, and nothing can be sent. */
function queriesWith(...changes: PlanChange[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(planQuery.queryKey, { changes });
  return queries;
}

const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function waiting() {
  const rows = await deviceOutbox().rows('anna');
  return rows
    .filter(({ call }) => call === 'savePlanChanges')
    .flatMap(({ body }) => (body as { changes: PlanChange[] }).changes);
}

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

test('a mark is on the screen at once and waits on the device until it is sent; pressed again, it is taken back', async () => {
  renderInApp(<PlanQuestion exercise={exercise} />, { queries: queriesWith() });
  expect(pressed()).toEqual([]);
  press('I have this');
  expect(pressed()).toEqual(['I have this']);
  await expect.poll(waiting).toMatchObject([{ exerciseId: 1, kind: 'have' }]);
  await new Promise((resolve) => setTimeout(resolve, 2));
  press('I have this');
  expect(pressed()).toEqual([]);
  await expect.poll(waiting).toMatchObject([{ kind: 'have' }, { kind: 'unmarked' }]);
});

test('the next person on the device sees nothing of it', () => {
  renderInApp(<PlanQuestion exercise={exercise} />, { queries: queriesWith() });
  press('Already safe');
  expect(pressed()).toEqual(['Already safe']);
  openSession(bert);
  renderInApp(<PlanQuestion exercise={exercise} />, { queries: queriesWith() });
  expect(screen.queryAllByRole('button', { name: 'Already safe', pressed: true })).toEqual([]);
});

test('the marks are one stop of the Tab key before the button that leads on, and the arrow keys go around them', async () => {
  renderInApp(
    <section>
      <PlanQuestion exercise={exercise} />
      <footer>
        <button type="button">Continue</button>
      </footer>
    </section>,
    { queries: queriesWith() },
  );
  const user = userEvent.setup();
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  for (const name of [...marks, marks[0]]) {
    expect(focused()).toBe(name);
    await user.keyboard('{ArrowRight}');
  }
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  expect(pressed()).toEqual(['Already safe']);
  await user.tab();
  expect(focused()).toBe('Continue');
  await user.tab({ shift: true });
  expect(focused()).toBe('Already safe');
});

test('without a login there is the line to try, and no question', () => {
  closeSession();
  renderInApp(<PlanQuestion exercise={exercise} />, { queries: queriesWith() });
  expect(document.body.textContent).toContain(`Try this: ${exercise.try}`);
  expect(screen.queryByRole('button')).toBeNull();
});

const chosen = (days: number) => planChange({ kind: 'chosen', exerciseId: 1, madeAt: daysAgo(days) });

test('before a week is over the dashboard asks nothing', () => {
  renderInApp(<FollowUpCard game={game} />, { queries: queriesWith(chosen(6)) });
  expect(screen.queryByRole('region')).toBeNull();
});

test('after a week the dashboard asks once, and the answer names the follow-up', async () => {
  renderInApp(<FollowUpCard game={game} />, { queries: queriesWith(chosen(8)) });
  expect(screen.getByRole('region', { name: 'From my plan' }).textContent).toContain('Put the rug away');
  press('Not yet');
  expect(screen.getByRole('status').textContent).toContain('It stays in your plan.');
  expect(screen.queryByRole('region')).toBeNull();
  await expect.poll(waiting).toMatchObject([{ kind: 'notYet', afterDays: 7 }]);
});

test('"Later" puts the question off until the next login', () => {
  renderInApp(<FollowUpCard game={game} />, { queries: queriesWith(chosen(8)) });
  press('Later');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('We will ask you again next time.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  act(closeSession);
  act(() => openSession(anna));
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const choice = { exerciseId: 1, what: 'Put the rug away', when: 'today', helper: 'anna' } as const;

test.each([
  ['from near', exercise, { box, still: '/near.jpg' }, '/near.jpg'],
  ['in the scene', exercise, null, exercise.main.options[0]?.poster_url],
  ['without a picture', { ...exercise, main: { answer: 1, options: [] } }, null, null],
])('the chosen thing is shown %s, and Done is the large button', (_, thing, look, address) => {
  const chosen = { ...choice, chosenAt: daysAgo(8), outcome: null, followUp: 7 } as const;
  const shown = (
    <ChosenThing
      exercise={{ ...thing, look }}
      chosen={chosen}
      onAnswered={() => {}}
      onPrintSheet={() => {}}
    />
  );
  const { container } = renderInApp(shown, { queries: queriesWith() });
  expect(container.querySelector('img')?.getAttribute('src') ?? null).toBe(address);
  expect(screen.getByText('anna').querySelector('[data-initial="A"]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Done' }).dataset.variant).toBe('primary');
  expect(screen.getByRole('button', { name: 'Not yet' }).dataset.variant).toBeUndefined();
});
