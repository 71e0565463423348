import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { whatChanged } from '#contract/rules/what-changed.ts';
import { usePlan } from '#web/screens/plans/use-plan.ts';
import { reviewsQuery } from '#web/screens/reviews/reviews-query.ts';
import { useReviews } from '#web/screens/reviews/use-reviews.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { kindsOf } from './kinds.ts';

type WhatChangedProps = { playthrough: Playthrough; game: Game };

/** What changed since the first time, up to the last review on this device; nothing while there is nothing to say. */
export function WhatChanged({ playthrough, game }: WhatChangedProps) {
  const { plan } = usePlan();
  // Those of the server are shown at once; those that wait on this device are read a moment later.
  const { data: arrived } = useQuery(reviewsQuery);
  const reviews = useReviews().data ?? arrived;
  const changed = useMemo(
    () => whatChanged(playthrough, reviews ?? [], plan, kindsOf(game)),
    [playthrough, reviews, plan, game],
  );
  return changed && <ChangesCard playthrough={playthrough} game={game} changed={changed} />;
}
