// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { ExerciseStatus } from '#contract/answers.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { buildGame } from '#server/game/build-game.ts';
import { readHistory } from '#server/sandbox/seeds/play-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { resumeQuery } from '#web/data/game/game-queries.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { exerciseTitle } from '../exercise/exercise-title.ts';
import type { PlayState } from '../play/play-types.ts';
import { exerciseOf } from '../player/game-clips.ts';
import { PlayView } from './PlayView.tsx';

const game = buildGame(testContent);

type StageProps = { state: PlayState; status: ExerciseStatus | undefined };
vi.mock('../exercise/Stage.tsx', () => ({
  Stage: ({ state, status }: StageProps) => <h1>{exerciseTitle(exerciseOf(game, state.current), status)}</h1>,
}));
vi.mock('../dialogs/PlayDialogs.tsx', () => ({ PlayDialogs: () => null }));
vi.mock('#web/shell/layout/Page.tsx', () => ({
  Page: ({ children }: { children: ReactNode }) => children,
}));

const at = '2026-06-03T01:30:00.000Z';

/** Exercise 2 was missed. */
const playthrough = addSaves(
  emptyPlaythrough('g', 50),
  readHistory(game, '2:x', new Date(at)).map((save) =>
    receiveSave(save, at, game.exercises[save.exercise_id - 1]?.main.answer ?? null),
  ),
);

function headingWith(practice: readonly number[] | null): string | null {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
  queries.setQueryData(resumeQuery.queryKey, playthrough);
  const openPlaythrough = { id: 'g', isNew: false, previous: null };
  const startPoint = { firstExercise: 2, practice, openPlaythrough, resumesAt: 3, opening: null };
  const shown = renderInApp(<PlayView game={game} startPoint={startPoint} onReopen={() => {}} />, {
    queries,
  });
  const heading = screen.getByRole('heading', { level: 1 }).textContent;
  shown.unmount();
  return heading;
}

test('the title tells what there was to notice once it is answered, and not while it is practiced', () => {
  vi.stubGlobal('fetch', async () => new Promise(() => {}));
  const { title, title_after } = exerciseOf(game, 2);
  expect(title_after).not.toBe(title);
  expect(headingWith(null)).toBe(title_after);
  expect(headingWith([2])).toBe(title);
  vi.unstubAllGlobals();
});
