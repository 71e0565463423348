import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { answeredExercises, isFirstTry, statusOf } from '#contract/rules/scoring.ts';
import { resumeQuery } from '#web/data/game/game-queries.ts';
import { withWaitingSaves } from '#web/data/game/with-waiting-saves.ts';
import type { WaitingSave } from '#web/data/outbox/waiting-saves.ts';
import type { PlaythroughState } from './open-playthrough.ts';

/**
 * Done, skipped or tried, which exercises have an answer, how many were right the first time, and which were missed
 * at first: from the playthrough and the saves since, whether or not they have arrived.
 */
export function useStatuses(game: Game, { id: session }: PlaythroughState, saved: readonly WaitingSave[]) {
  const { data = null } = useQuery(resumeQuery);
  const known = session === null || data?.session === session ? data : null;
  return useMemo(() => {
    const playthrough = withWaitingSaves(known ? [known] : [], saved, game.exercises.length).at(-1);
    const entries = playthrough?.exercises ?? [];
    const statuses = new Map<number, ExerciseStatus>();
    for (const entry of entries) {
      const status = statusOf(entry);
      if (status) statuses.set(entry.exercise_id, status);
    }
    const answered = answeredExercises(entries);
    const open = game.exercises.map(({ exercise_id }) => exercise_id).filter((id) => !answered.has(id));
    const firstTries = new Set(entries.filter(isFirstTry).map(({ exercise_id }) => exercise_id));
    const missed = new Set([...answered].filter((id) => !firstTries.has(id)));
    return { entries, statuses, open, answered, firstTry: firstTries.size, missed };
  }, [game, known, saved]);
}
