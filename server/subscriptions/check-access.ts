import type { SignedIn } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { type Access, type AccessFacts, mayPlay, maySave } from './access.ts';

/** A signed-in caller, with what decides whether they may play. */
export type Player = SignedIn & { readonly access: AccessFacts };

/** @throws Problem `subscription_required` or `facility_ended` unless this person may play now */
export function checkPlaying(facts: AccessFacts, now: Date): void {
  rejectUnlessOpen(mayPlay(facts, now));
}

/** @throws Problem the same, unless exercises that were played at these instants may still be saved */
export function checkSaving(facts: AccessFacts, playedAt: readonly Date[], now: Date): void {
  rejectUnlessOpen(maySave(facts, playedAt, now));
}

function rejectUnlessOpen(access: Access): void {
  if (access === 'subscription_required') throw new Problem(access, 'Please subscribe to play the game.');
  if (access === 'facility_ended') {
    throw new Problem(access, "Your facility's access has ended. Please contact your facility.");
  }
}
