import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { ApiProblem } from '#web/api/client.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { Portrait } from './exercise/Portrait.tsx';
import { SpeakerButtons } from './exercise/SpeakerButtons.tsx';
import { Transcript } from './exercise/Transcript.tsx';
import { gameQuery } from './game-queries.ts';
import { Component as PlayScreen } from './PlayScreen.tsx';
import { exerciseOf, playExercises } from './play/game-clips.ts';
import type { PlayController } from './play/play-controller.ts';
import { newPlay } from './play/play-state.ts';
import type { PlayState } from './play/play-types.ts';
import { Picture } from './player/Picture.tsx';
import { GameBar } from './view/GameBar.tsx';
import { PlayControls } from './view/PlayControls.tsx';

const game = buildGame(testContent);
const controller = { dispatch: () => {}, playerEvents: {} } as unknown as PlayController;

const at = (current: number, change: Partial<PlayState> = {}): PlayState => ({
  ...newPlay(playExercises(game)),
  current,
  ...change,
});

/** The text of a screen before its first effect, with controls as `[Label]` and disabled ones as `(Label)`. */
function textOf(screen: ReactNode, problem?: ApiProblem): string {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (problem) {
    const query = queries.getQueryCache().build(queries, queries.defaultQueryOptions(gameQuery));
    query.setState({ ...query.state, status: 'error', error: problem });
  }
  return textIn(
    renderMarkup(screen, queries)
      .replaceAll(/<button[^>]*\bdisabled\b[^>]*>(.*?)<\/button>/g, ' ($1) ')
      .replaceAll(/<(button|a)\b[^>]*>(.*?)<\/\1>/g, ' [$2] '),
  ).replaceAll(/([[(]) | ([\])])/g, '$1$2');
}

const picture = (playback: PlayState['playback']) =>
  textOf(<Picture controller={controller} state={at(1, { playback })} poster="rug.webp" speaker="Rosa" />);

test('nothing covers the picture while it plays; Play does where the browser requires a tap', () => {
  expect(picture('playing')).toBe('Rosa');
  expect(picture('blocked')).toBe('[Play] Rosa');
});

test('while the picture is described, no person is named', () => {
  expect(textOf(<Picture controller={controller} state={at(1)} poster="rug.webp" speaker={null} />)).toBe(
    'What the picture shows',
  );
});

test.each([
  [false, '[Rosa now] [Walter] [Mina] [Presenter]'],
  [true, '[Description] [Rosa now] [Walter] [Mina] [Presenter]'],
])('described: %s, the speakers and the words of the exercise are %s', (described, buttons) => {
  const exercise = exerciseOf(game, 1);
  const state = at(1, { described });
  const speakers = textOf(
    <SpeakerButtons game={game} exercise={exercise} state={state} controller={controller} />,
  );
  expect(speakers).toBe(`Watch one person again ${buttons}`);
  const text = textOf(<Transcript exercise={exercise} described={described} />);
  expect(text.includes(exercise.description.transcript)).toBe(described);
});

test('a clip that cannot be played says so, and offers Try again and Next', () => {
  expect(picture('failed')).toBe(
    'Problem This clip cannot be played Tap Next to continue without it. [Try again] [Next] Rosa',
  );
});

test('people without a picture are shown by their initials', () => {
  expect(textOf(<Portrait name="Rosa Maria Lee" picture={null} />)).toBe('RM');
  expect(textOf(<Portrait name="Walter" picture={null} />)).toBe('W');
});

test('the buttons at the first exercise, in between, and at the last', () => {
  const controls = (current: number) =>
    textOf(<PlayControls controller={controller} state={at(current)} onFeedback={() => {}} />);
  expect(controls(1)).toMatch(
    /^\(Previous\) This is the first exercise. \[Repeat\] \[Skip\] \[Back to reports\] Exercise 1 of 50/,
  );
  expect(controls(2)).toMatch(/^\[Previous\] \[Repeat\] \[Skip\] Exercise 2 of 50/);
  expect(controls(50)).toMatch(
    /^\[Previous\] \[Repeat\] \(Skip\) This is the last exercise. \[Finish\] Exercise 50 of 50/,
  );
  expect(controls(2)).toMatch(/\[Save & Resume Playing Later Save & Exit\] \[GIVE A FEEDBACK\]$/);
});

test('the bar says why there is no part before the first or after the last', () => {
  const bar = (current: number) =>
    textOf(<GameBar game={game} state={at(current)} controller={controller} statuses={new Map()} />);
  expect(bar(1)).toContain('(Previous part first part) [Exercises: 1] [Next part]');
  expect(bar(11)).toContain('[Previous part] [Exercises: 11] [Next part]');
  expect(bar(50)).toContain('[Previous part] [Exercises: 50] (Next part last part)');
});

test.each([
  [500, 'unknown', 'An error occurred. Please try again.', '[Retry] [Back to the dashboard]'],
  [0, undefined, 'We could not reach the server.', '[Retry] [Back to the dashboard]'],
  [
    403,
    'facility_ended',
    "Your facility's access has ended. Please contact your facility.",
    '[Back to the dashboard]',
  ],
] as const)(
  'a game that cannot be opened (%i) says why, and offers what can be done',
  (status, code, message, actions) => {
    const body = code === undefined || code === 'unknown' ? null : { message, code };
    const text = textOf(<PlayScreen />, new ApiProblem(status, body));
    expect(text).toContain(message);
    expect(text).toContain(actions);
    expect(text.includes('[Retry]')).toBe(actions.includes('[Retry]'));
  },
);

test('an unpaid game redirects by itself and offers no Retry', () => {
  const problem = new ApiProblem(402, {
    message: 'Please subscribe to play.',
    code: 'subscription_required',
  });
  const screen = textOf(<PlayScreen />, problem);
  expect(screen).not.toContain('[Retry]');
  expect(screen).not.toContain('[Go to my subscription]');
});
