import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExerciseEntry } from '#contract/answers.ts';
import type { Part } from '#contract/game.ts';
import { isAnswered } from '#contract/rules/scoring.ts';
import { gamesQuery } from '#web/data/game/game-queries.ts';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { usePlaythroughs } from '#web/data/game/use-playthroughs.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { within } from '#web/lib/within.ts';
import type { OpenCourse } from './course.ts';
import { completeCourse, endCourseBehind } from './course-calls.ts';

export type PartProgress = { part: Part; answered: number; total: number; next: number; spentMs: number };

/** How far the player is in a part; `next` is its first exercise without an answer, or else the first one. */
export function partProgress(part: Part, exercises: readonly ExerciseEntry[]): PartProgress {
  const total = part.last - part.first + 1;
  const entries = exercises.filter(({ exercise_id: id }) => id >= part.first && id <= part.last);
  const answered = entries.filter(isAnswered).map(({ exercise_id }) => exercise_id);
  const ids = Array.from({ length: total }, (_, index) => part.first + index);
  return {
    part,
    answered: answered.length,
    total,
    next: ids.find((id) => !answered.includes(id)) ?? part.first,
    spentMs: entries.reduce((sum, { elapsed_ms }) => sum + elapsed_ms, 0),
  };
}

/** A learning system that does not respond does not keep the player. */
const longestWaitMs = 10_000;

/**
 * The player's progress in the part of the course. The learning system is told once our server has every answer of it;
 * whoever leaves after that has ended the visit.
 */
export function useCourseProgress(course: OpenCourse) {
  const playthroughs = usePlaythroughs();
  const acknowledged = useQuery(playthroughsQuery).data?.at(-1)?.exercises ?? [];
  const games = useQuery(gamesQuery);
  const part = games.data?.[0]?.parts.find((one) => one.part === course.launch.part);
  const exercises = playthroughs.data && (playthroughs.data.at(-1)?.exercises ?? []);
  const progress = part && exercises ? partProgress(part, exercises) : null;
  const saved = part ? partProgress(part, acknowledged) : null;
  const isUntold = saved !== null && isAllAnswered(saved) && !course.isCompleted && !course.isOver;
  const queryKey = ['course', course.ids.completed];
  const refetch = useRefetch();
  const telling = useQuery({
    queryKey,
    queryFn: async () => {
      await completeCourse(course, saved?.spentMs ?? 0);
      return true;
    },
    enabled: isUntold,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tellAgain = () => refetch({ queryKey });
  /** Resolves when the learning system knows of a whole part, cannot be told, or takes too long. */
  const finishTelling = async () => {
    if (!isUntold) return;
    await within(longestWaitMs, telling.refetch({ cancelRefetch: false }), 'late');
  };
  useEffect(() => {
    if (!course.isCompleted || course.isOver) return;
    const end = () => endCourseBehind(course);
    window.addEventListener('pagehide', end);
    return () => window.removeEventListener('pagehide', end);
  }, [course]);
  const isPending = playthroughs.isPending || games.isPending;
  const problem = playthroughs.error ?? games.error;
  const isMissing = !isPending && !problem && !part;
  const isWhole = progress !== null && isAllAnswered(progress);
  return {
    progress,
    isWhole,
    telling: { isError: telling.isError, tellAgain },
    finishTelling,
    isPending,
    problem,
    isMissing,
  };
}

const isAllAnswered = ({ answered, total }: PartProgress): boolean => answered === total;
