import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { statusOf } from '#contract/scoring.ts';
import { resumeQuery } from './game-queries.ts';
import type { Opening } from './opening.ts';
import type { SavedVisit } from './play-session.ts';

/** Done, skipped, tried: the server's record and what was answered since, whether it has arrived or not. */
export function useStatuses(game: Game, opening: Opening, saved: readonly SavedVisit[]) {
  const { data } = useQuery(resumeQuery);
  const record = data?.record;
  const isSame = record?.session === opening.session.session;
  return useMemo(() => {
    const statuses = new Map<number, ExerciseStatus>();
    for (const entry of isSame ? (record?.exercises ?? []) : []) {
      const status = statusOf(entry);
      if (status) statuses.set(entry.exercise_id, status);
    }
    for (const visit of saved) {
      const status = statusAfter(visit);
      if (status && statuses.get(visit.exerciseId) !== 'Completed') statuses.set(visit.exerciseId, status);
    }
    const open = game.exercises
      .map(({ exercise_id }) => exercise_id)
      .filter((id) => !['Completed', 'Incomplete'].includes(statuses.get(id) ?? ''));
    return { statuses, open };
  }, [game, record, isSame, saved]);
}

function statusAfter({ attempts, skip }: SavedVisit): ExerciseStatus | null {
  if (attempts.some(({ outcome }) => outcome === 'correct')) return 'Completed';
  if (skip) return 'Skipped';
  return attempts.length > 0 ? 'Incomplete' : null;
}
