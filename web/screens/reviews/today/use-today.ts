import { useMemo, useRef, useState } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import type { Review, SentReview } from '#contract/reviews.ts';
import { type Schedule, scheduleOf } from '#contract/rules/schedule.ts';
import { type OfferedReview, todaysThree } from '#contract/rules/todays-three.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { newId } from '#web/lib/new-id.ts';
import type { ReviewAnswer } from '#web/screens/game/OneExercise.tsx';
import { dayOf } from '../next-day.ts';
import { queueReview } from '../queue-review.ts';
import { gameOfReview, stateOf } from '../review-game.ts';

export type TodayProps = {
  game: Game;
  playthrough: Playthrough | null;
  /** Those of the server and those that wait on this device. */
  reviews: readonly Review[];
};

/**
 * One visit to Today's three. What is offered is decided when it opens, so that nothing that is read later changes it
 * under the player's hands.
 */
export function useToday({ game, playthrough, reviews }: TodayProps) {
  const [made, setMade] = useState<readonly SentReview[]>([]);
  const schedule = useMemo(() => {
    const known = new Set(game.exercises.map(({ exercise_id }) => exercise_id));
    return scheduleOf(playthrough, [...reviews, ...made]).filter(({ exerciseId }) => known.has(exerciseId));
  }, [game, playthrough, reviews, made]);
  const [queue, setQueue] = useState(() => offeredNow(schedule).offered);
  const [seen, setSeen] = useState(0);
  const [total, setTotal] = useState(queue.length);
  const [owner] = useState(() => readUser()?.userId);
  const storing = useRef(Promise.resolve());
  const [open = null] = queue;

  return {
    /** The review on the screen; null when none is left. */
    open,
    /** Which one of this visit it is, counted from 1, and of how many. */
    place: { number: total - queue.length + 1, of: total },
    queue,
    made,
    /** How many were seen in this visit: "One more" may be one of them. */
    seen,
    schedule,
    save(answer: ReviewAnswer): void {
      const exercise = game.exercises.find(({ exercise_id }) => exercise_id === open?.exerciseId);
      // After a log out nothing is saved. If somebody else has signed in, the review waits for the player.
      if (open === null || !exercise || owner === undefined || readUser() === null) return;
      const { at, ...given } = answer;
      const [reviewed] = gameOfReview(game, open).exercises;
      const shown = reviewed && stateOf(reviewed);
      const review: SentReview = {
        ...given,
        id: newId(),
        exerciseId: open.exerciseId,
        order: open.order,
        ...(shown !== undefined && { state: shown }),
        reviewedAt: at,
        contentVersion: exercise.version,
        ...(game.language !== 'en' && { language: game.language }),
      };
      storing.current = queueReview(owner, review);
      setMade((before) => [...before, review]);
    },
    /** Goes on when the review is on the device. */
    async goOn(): Promise<void> {
      await storing.current;
      setQueue((before) => before.slice(1));
      setSeen((before) => before + 1);
    },
    /** "One more". */
    add(offer: OfferedReview): void {
      setQueue([offer]);
      setTotal(1);
    },
  };
}

/** What is offered at this moment. */
export function offeredNow(schedule: Schedule) {
  return todaysThree(schedule, dayOf(new Date()));
}
