import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { GameOption } from '#contract/game.ts';
import { buildGame } from '#server/game/build-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { ApiProblem } from '#web/data/api/client.ts';
import { gameQuery } from '#web/data/game/game-queries.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { Answers } from './exercise/Answers.tsx';
import { PartButton } from './exercise/PartButton.tsx';
import { PersonAnswer } from './exercise/PersonAnswer.tsx';
import { Portrait } from './exercise/Portrait.tsx';
import { SpeakerButtons } from './exercise/SpeakerButtons.tsx';
import { Transcript } from './exercise/Transcript.tsx';
import { Component as PlayScreen } from './PlayScreen.tsx';
import { newPlay } from './play/play-state.ts';
import type { PlayState } from './play/play-types.ts';
import { exerciseOf, playExercises } from './player/game-clips.ts';
import { Picture } from './player/Picture.tsx';
import type { PlayController } from './player/play-controller.ts';
import { Remote } from './player/Remote.tsx';
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
  expect(picture('blocked')).toBe('[Play] Rosa Choose Play, then watch and listen.');
});

test('until the first Play there is only the Play on the picture; the remote keeps its place', () => {
  const remote = (change: Partial<PlayState>) =>
    renderMarkup(<Remote controller={controller} state={at(1, change)} />, new QueryClient());
  expect(remote({ playback: 'blocked' })).toContain('data-waiting="true"');
  expect(remote({ playback: 'blocked', heard: [1] })).not.toContain('data-waiting');
  expect(remote({ playback: 'paused' })).not.toContain('data-waiting');
});

test('while the picture is described, no person is named', () => {
  expect(textOf(<Picture controller={controller} state={at(1)} poster="rug.webp" speaker={null} />)).toBe(
    'What the picture shows',
  );
});

test.each([
  [false, '[Rosa now] [Walter heard] [Mina] [Presenter]'],
  [true, '[Description] [Rosa now] [Walter heard] [Mina] [Presenter]'],
])('described: %s, the speakers and the words of the exercise are %s', (described, buttons) => {
  const exercise = exerciseOf(game, 1);
  const state = at(1, { described, heard: [1, 2] });
  const speakers = textOf(
    <SpeakerButtons game={game} exercise={exercise} state={state} controller={controller} />,
  );
  expect(speakers).toBe(`Watch one person again ${buttons}`);
  const text = textOf(<Transcript exercise={exercise} described={described} />);
  expect(text.includes(exercise.description.transcript)).toBe(described);
});

test('who opens the scene and asks the question has two buttons that can be told apart', () => {
  const exercise = exerciseOf(game, 4);
  const [opening, , , question] = exercise.main.options;
  expect([opening?.character, question?.character]).toEqual(['Presenter', 'Presenter']);
  expect(
    textOf(<SpeakerButtons game={game} exercise={exercise} state={at(4)} controller={controller} />),
  ).toMatch(/\[Presenter, first.*\] \[Walter\] \[Mina\] \[Presenter, question\]$/);
});

test('a clip that cannot be played says so, and offers Try again and Next', () => {
  expect(picture('failed')).toBe(
    'Problem This clip cannot be played Choose Next to continue without it. [Try again] [Next] Rosa',
  );
});

const exercise = exerciseOf(game, 1);
const option = exercise.main.options[1] as GameOption;
const card = (change: Partial<PlayState>) =>
  renderMarkup(<PersonAnswer {...{ game, exercise, option, controller }} state={at(1, change)} />);

test('the claim of a person is readable once it was heard, and stays when it was the wrong one', () => {
  expect(option.short).not.toBeNull();
  expect(card({})).not.toContain('data-heard');
  expect(card({ heard: [1, 3] })).not.toContain('data-heard');
  expect(card({ heard: [2] })).toContain('data-heard');
  const tried = card({ heard: [2], wrong: [2] });
  expect(textIn(tried)).toBe(`${option.character} You tried this one “${option.short}”`);
  expect(tried).toContain('data-tried');
  expect(card({ heard: [2] })).not.toContain('You tried this one');
});

test('with the question every word of the claim is readable and can be heard again, but not what the picture shows', () => {
  const said = { ...option, words: 'The rug lies flat. Use it.', picture: 'A rug.' };
  const words = textIn(
    renderMarkup(
      <PersonAnswer {...{ game, exercise, controller }} option={said} state={at(1, { asked: true })} />,
    ),
  );
  expect(words).toBe('Walter hear again Walter “The rug lies flat. Use it.”');
  expect(card({ heard: [2] })).not.toContain('hear again');
});

test('Okay says with whom the player agrees', () => {
  const answers = (choice: number | null) =>
    textOf(
      <Answers {...{ game, exercise, controller }} state={at(1, { choice })} heading={{ current: null }} />,
    );
  expect(answers(null)).toContain('(Okay Choose one person first.)');
  expect(answers(3)).toContain('[Okay I agree with Mina]');
});

test('only the person who speaks has a ring', () => {
  const hasRing = (change: Partial<PlayState>) => card(change).includes('data-speaking');
  expect(hasRing({ clip: 2, playback: 'playing' })).toBe(true);
  expect(hasRing({ clip: 2, playback: 'paused' })).toBe(false);
  expect(hasRing({ clip: 3, playback: 'playing' })).toBe(false);
});

test('people without a picture are shown by their initials', () => {
  expect(textOf(<Portrait name="Rosa Maria Lee" picture={null} />)).toBe('RM');
  expect(textOf(<Portrait name="Walter" picture={null} />)).toBe('W');
});

const controls = (current: number, isPlaceSaved = false) =>
  textOf(
    <PlayControls
      controller={controller}
      state={at(current)}
      isPlaceSaved={isPlaceSaved}
      onFeedback={() => {}}
    />,
  );
const save = '[Save & Resume Playing Later Save & Exit]';

test('the buttons at the first exercise, in between, and at the last', () => {
  expect(controls(1)).toMatch(/^\(Previous first exercise\) Exercise 1 of 50 .*\[Skip\]/);
  expect(controls(1)).toContain(`${save} [Back to reports] [GIVE A FEEDBACK]`);
  expect(controls(2)).toMatch(/^\[Previous\] Exercise 2 of 50 .*\[Skip\]/);
  expect(controls(2)).toContain(`${save} [GIVE A FEEDBACK]`);
  expect(controls(50)).toMatch(/^\[Previous\] Exercise 50 of 50 .*\(Skip last exercise\) \[Finish\]/);
});

test('while practicing the progress is the place in what is practiced', () => {
  const practicing = (current: number) =>
    textOf(
      <PlayControls
        controller={controller}
        state={at(current, { practice: [2, 4, 7] })}
        isPlaceSaved={false}
        onFeedback={() => {}}
      />,
    );
  expect(practicing(2)).toMatch(/^\(Previous first exercise\) 1 of 3 .*\[Skip\]/);
  expect(practicing(4)).toMatch(/^\[Previous\] 2 of 3 .*\[Skip\]/);
  expect(practicing(7)).not.toContain('Exercise 7 of 50');
});

test('the button that was pressed says that the place is saved', () => {
  expect(controls(2, true)).toContain('[Saved] [GIVE A FEEDBACK]');
});

test('a button says why there is no part before the first or after the last', () => {
  const parts = (current: number) =>
    (['previous', 'next'] as const)
      .map((to) => textOf(<PartButton to={to} state={at(current)} controller={controller} />))
      .join(' ');
  expect(parts(1)).toBe('(Previous part first part) [Next part]');
  expect(parts(11)).toBe('[Previous part] [Next part]');
  expect(parts(50)).toBe('[Previous part] (Next part last part)');
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
