import type { UseQueryResult } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { buildGame } from '#server/game/build-game.ts';
import { readHistory } from '#server/sandbox/seeds/play-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import type { OwnSubscription } from '#web/screens/subscriptions/subscription.ts';
import { subscriptionQuery } from '#web/screens/subscriptions/subscription-queries.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { Component as DashboardScreen } from './DashboardScreen.tsx';
import { GameTab } from './GameTab.tsx';
import { GameActions } from './game-tab/GameActions.tsx';

const game = buildGame(testContent);
const at = '2026-06-03T01:30:00.000Z';
vi.stubEnv('TZ', 'America/New_York');

/** The playthrough after these visits: `✓` correct, `x` incorrect, `s` skipped. */
const playthroughOf = (visits: string): Playthrough =>
  addSaves(
    emptyPlaythrough('', 50),
    visits
      .split(' ')
      .flatMap((visit) => readHistory(game, visit, new Date(at)))
      .map((exercise) =>
        receiveSave(exercise, at, game.exercises[exercise.exercise_id - 1]?.main.answer ?? null),
      ),
  );

function renderedText(screen: ReactNode, playthroughs: Playthrough[] = []): string {
  const queries = new QueryClient();
  queries.setQueryData(playthroughsQuery.queryKey, playthroughs);
  return textIn(renderMarkup(screen, queries));
}

type Given = Partial<UseQueryResult<Playthrough[]>>;

const tab = (playthroughs: Given) =>
  renderedText(<GameTab playthroughs={playthroughs as UseQueryResult<Playthrough[]>} />);

const tabMarkup = (playthroughs: Given) =>
  renderMarkup(<GameTab playthroughs={playthroughs as UseQueryResult<Playthrough[]>} />);

/** The buttons that open the game; undefined stands for results that cannot be read. */
const actionButtons = (playthrough: Playthrough | null | undefined) => {
  const isUnknown = playthrough === undefined;
  const actions = (
    <GameActions
      {...{
        playthrough: playthrough ?? null,
        total: 50,
        isUnknown,
        isOld: false,
        game: isUnknown ? null : game,
      }}
    />
  );
  return renderMarkup(actions).match(/<button.*?<\/button>/g) ?? [];
};

/** The text of the one large button. */
const mainButton = (playthrough: Playthrough | null | undefined) =>
  textIn(actionButtons(playthrough).find((button) => button.includes('data-variant="primary"')) ?? '');

const litWindows = (playthroughs: Given) =>
  [...tabMarkup(playthroughs).matchAll(/data-window="(\d+)" data-lit/g)].map(([, id]) => Number(id));

test('new players are welcomed, and returning players are welcomed back', () => {
  expect(renderedText(<DashboardScreen />)).toMatch(/^Welcome, to Mind Your Step /);
  expect(renderedText(<DashboardScreen />, [playthroughOf('1:✓')])).toMatch(
    /^Welcome back, to Mind Your Step /,
  );
});

test('while the results are on their way nobody is welcomed, as nobody knows how', () => {
  const waiting = textIn(renderMarkup(<DashboardScreen />, new QueryClient()));
  expect(waiting).not.toContain('Welcome');
  expect(waiting).toContain('Loading...');
});

test('before the first answer: 0 out of 50, and no badge that says the same', () => {
  const text = tab({ data: [] });
  expect(text).toContain('You have answered 0 out of 50 exercises');
  expect(text).toContain('Resume Play Start New');
  expect(text).not.toContain('0/50');
  expect(text).not.toMatch(/Last played|Last exercise answered|next open|Practice/);
});

test('with results: how many, when, which was the last, and every button', () => {
  const text = tab({ data: [playthroughOf('1:✓ 2:✓ 4:x 5:s 3:✓')] });
  expect(text).toContain('You have answered 4 out of 50 exercises');
  expect(text).toContain('1 skipped');
  expect(text).toContain('Last played: Jun 2, 2026');
  expect(text).toContain('Last exercise answered: #3');
  expect(text).toContain('Resume Play 4/50');
  expect(text).toContain('Go to the next open exercise (#5)');
  expect(text).toContain('Practice what I missed (');
});

test('who has paid reads before the first opening that it ends the refund', () => {
  const rule = 'as long as the game was never opened';
  const textFor = (refundable: boolean, playthrough: Playthrough | null) => {
    const queries = new QueryClient();
    queries.setQueryData(subscriptionQuery.queryKey, { refundable } as OwnSubscription);
    const actions = <GameActions {...{ playthrough, total: 50, isUnknown: false, isOld: false, game }} />;
    return textIn(renderMarkup(actions, queries));
  };
  expect(textFor(true, null)).toContain(rule);
  expect(textFor(false, null)).not.toContain(rule);
  expect(textFor(true, playthroughOf('1:✓'))).not.toContain(rule);
});

test('practice counts what was not noticed since, and is not offered when nothing is left', () => {
  const missed = playthroughOf('1:x 2:✓ 4:x');
  expect(tab({ data: [missed] })).toContain('Practice what I missed (2)');
  const practiced = (...ids: number[]) => ({
    ...missed,
    exercises: missed.exercises.map((entry) => ({
      ...entry,
      main: [
        ...entry.main,
        ...(ids.includes(entry.exercise_id)
          ? [{ attempt_outcome: 'correct' as const, attempted_at: '2026-06-09T10:00:00.000Z' }]
          : []),
      ],
    })),
  });
  expect(tab({ data: [practiced(1)] })).toContain('Practice what I missed (1)');
  expect(tab({ data: [practiced(1, 4)] })).not.toContain('Practice what I missed');
});

test('with nothing answered the main button lights the first window, afterwards it is Resume Play with the next exercise', () => {
  const [first, , third, , , , seventh] = game.exercises.map(({ title }) => title);
  expect(mainButton(null)).toBe(`Light your first window First: ${first}`);
  expect(mainButton(playthroughOf('5:-'))).toBe(`Light your first window First: ${first}`);
  expect(mainButton(playthroughOf('1:✓ 2:x'))).toBe(`Resume Play 2/50 Next: ${third}`);
  expect(mainButton(playthroughOf('1:✓ 2:x 7:-'))).toBe(`Resume Play 2/50 Next: ${seventh}`);
  expect(mainButton(undefined)).toBe('Resume Play');
});

test('until the picture of the exercise is known, Play stands in its place', () => {
  const pictureOf = (shown: Game | null) => {
    const actions = (
      <GameActions {...{ playthrough: null, total: 50, isUnknown: false, isOld: false, game: shown }} />
    );
    return /<button[^>]*>.*?<span[^>]*>(<span[^>]*>)?<(svg|img)/.exec(
      renderMarkup(actions, new QueryClient()),
    )?.[2];
  };
  expect(pictureOf(null)).toBe('svg');
  expect(pictureOf(game)).toBe('img');
});

test("Today's Three is one more button after part 1, and the main one once everything is answered", () => {
  const all = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}:✓`).join(' ');
  expect(tab({ data: [playthroughOf('1:✓ 2:x')] })).not.toContain("Today's Three");
  expect(tab({ data: [playthroughOf('1:✓ 2:x 3:s 4:✓')] })).not.toContain("Today's Three");
  expect(tab({ data: [playthroughOf('1:✓ 2:x 3:✓')] })).toContain("Today's Three");
  expect(mainButton(playthroughOf('1:✓ 2:x 3:✓'))).toMatch(/^Resume Play/);
  expect(mainButton(playthroughOf(all(50)))).toBe("Today's Three Moments worth a second look");
  // The button of the specification stays, and says why it is disabled.
  expect(tab({ data: [playthroughOf(all(50))] })).toMatch(/Resume Play 50\/50 You have answered all 50\./);
});

test('Start New is always last, and once everything is answered Resume Play is no button', () => {
  const all = Array.from({ length: 50 }, (_, index) => `${index + 1}:✓`).join(' ');
  const lastButton = (playthrough: Playthrough | null) => textIn(actionButtons(playthrough).at(-1) ?? '');
  expect(lastButton(null)).toBe('Start New');
  expect(lastButton(playthroughOf(all))).toBe('Start New');
  const finished = { data: [playthroughOf(all)] };
  expect(tab(finished)).toContain('Resume Play 50/50 You have answered all 50.');
  expect(
    tabMarkup(finished)
      .match(/<button.*?<\/button>/g)
      ?.join(),
  ).not.toContain('Resume Play');
  expect(lastButton(playthroughOf('1:✓ 2:x'))).toBe('Start New');
});

test('once everything is answered the whole lane is celebrated, and a friend can be shown the game', () => {
  const visits = Array.from({ length: 50 }, (_, index) => `${index + 1}:${index < 40 ? '✓' : 'x'}`);
  const before = tab({ data: [playthroughOf(visits.slice(0, 49).join(' '))] });
  expect(before).not.toMatch(/Every window is lit|Show a friend/);
  const finished = { data: [playthroughOf(visits.join(' '))] };
  expect(tab(finished)).toMatch(/^Every window is lit! Rosa: You spotted 40 of 50 the first time\./);
  expect(tab(finished)).toContain('You have answered 50 out of 50 exercises');
  expect(tab(finished)).toContain('Last exercise answered: #50');
  expect(tab(finished)).toMatch(/Today's Three .*Show a friend .*Start New/);
  expect(tabMarkup(finished)).toContain('data-whole');
});

test('how many are answered is said by the lane and the badge alone', () => {
  const text = tab({ data: [playthroughOf('1:✓ 2:x 3:✓ 4:✓ 5:x 6:✓ 13:✓')] });
  expect(text.match(/\b7\b/g)).toHaveLength(2);
});

test('windows are lit by answers, right or wrong, and not by a skip or a look', () => {
  expect(litWindows({ data: [] })).toEqual([]);
  expect(litWindows({ data: [playthroughOf('1:✓ 2:x 3:s 4:x✓ 9:-')] })).toEqual([1, 2, 4]);
  expect(litWindows({ data: [playthroughOf('1:✓ 2:✓'), playthroughOf('3:✓')] })).toEqual([3]);
});

test('Rosa says how the game stands, in true figures', () => {
  expect(tab({ data: [] })).toContain('Every answer lights a window on our lane, right or not.');
  expect(tab({ data: [playthroughOf('1:✓ 2:x✓ 3:✓')] })).toContain(
    'You spotted 2 the first time. House 2 is next: 7 windows to light.',
  );
  expect(tab({ data: [playthroughOf('1:x 2:x')] })).toContain(
    'Every answer lights a window, right or not. House 1 is next: 1 window to light.',
  );
  const all = (how: string) => Array.from({ length: 50 }, (_, index) => `${index + 1}:${how}`).join(' ');
  expect(tab({ data: [playthroughOf(all('✓'))] })).toContain('You spotted 50 of 50 the first time.');
  expect(tab({ data: [playthroughOf(all('x'))] })).toContain('We looked at all of it together.');
});

test('a place alone does not count as an answer', () => {
  const playthroughs = [playthroughOf('12:-')];
  const text = tab({ data: playthroughs });
  expect(text).toContain('You have answered 0 out of 50 exercises');
  expect(text).not.toContain('Last exercise answered');
  expect(renderedText(<DashboardScreen />, playthroughs)).toMatch(/^Welcome, to Mind Your Step /);
});

test('results that cannot be read are not shown as no results', () => {
  const text = tab({ isError: true });
  expect(text).toContain('Your results cannot be shown right now. Your answers are safe.');
  expect(text).toContain('Resume Play');
  expect(text).not.toMatch(/\d+\/50|out of 50|Rosa/);
  expect(tabMarkup({ isError: true })).not.toContain('data-window');
});
