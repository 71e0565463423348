import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { planOf } from '#contract/rules/plan.ts';
import { useWaiting } from '#web/data/outbox/use-waiting.ts';
import { waitingPlanChanges } from '#web/data/outbox/waiting-saves.ts';
import { useMadeChanges } from './change-plan.ts';
import { planQuery } from './plan-query.ts';

/** The player's plan, up to the last change made on this device, whether or not it has arrived. */
export function usePlan() {
  const read = useQuery(planQuery);
  const waiting = useWaiting(waitingPlanChanges, planQuery.queryKey);
  const made = useMadeChanges();
  const plan = useMemo(
    () => planOf([...(read.data?.changes ?? []), ...(waiting ?? []), ...made], new Date()),
    [read.data, waiting, made],
  );
  return { read, plan };
}
