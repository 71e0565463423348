import type { GameExercise } from '#contract/game.ts';
import type { PlanDays, PlanMark, PlanOutcome, PlanTime, SentPlanChange } from '#contract/plans.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { onSessionChanged, readUser } from '#web/data/session/current-session.ts';
import { newId } from '#web/lib/new-id.ts';
import { createStore, useStore } from '#web/lib/store.ts';

/** What a player does with one exercise of the plan. */
export type PlanAction =
  | { kind: PlanMark | 'unmarked' | 'unchosen' }
  | { kind: 'chosen'; what: string; when: PlanTime; helper: string }
  | { kind: PlanOutcome; afterDays: PlanDays };

type Made = { userId: string | null; changes: readonly SentPlanChange[] };
const nothing: Made = { userId: null, changes: [] };

/** The changes made since the page was loaded: shown at once, before they are on disk or have arrived. */
const made = createStore(nothing);
onSessionChanged(() => {
  if (readUser()?.userId !== made.get().userId) made.set(nothing);
});

/** Changes the plan of whoever is signed in: on the screen at once, and on the server through the outbox. */
export function changePlan(
  { exercise_id, version }: Pick<GameExercise, 'exercise_id' | 'version'>,
  action: PlanAction,
): void {
  const userId = readUser()?.userId;
  if (userId === undefined) return;
  const change: SentPlanChange = {
    id: newId(),
    exerciseId: exercise_id,
    contentVersion: version,
    what: null,
    when: null,
    helper: null,
    afterDays: null,
    madeAt: new Date().toISOString(),
    ...action,
  };
  made.set({ userId, changes: [...made.get().changes, change] });
  void deviceOutbox().add({
    accountId: userId,
    call: 'savePlanChanges',
    params: {},
    body: { changes: [change] },
    writtenAt: change.madeAt,
  });
}

export function useMadeChanges(): readonly SentPlanChange[] {
  return useStore(made, nothing).changes;
}
