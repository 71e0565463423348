import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { type Access, mayPlay, maySave } from '#server/subscriptions/access.ts';
import { accessFactsOf } from './person.ts';

/** @throws Problem subscription_required or facility_ended unless the game opens for this person now */
export async function checkPlaying(services: Services, accountId: string): Promise<void> {
  refuse(mayPlay(await accessFactsOf(services, accountId), services.clock.now()));
}

/** @throws Problem the same, unless what was played at these instants may still be saved */
export async function checkSaving(
  services: Services,
  accountId: string,
  playedAt: readonly Date[],
): Promise<void> {
  refuse(maySave(await accessFactsOf(services, accountId), playedAt, services.clock.now()));
}

function refuse(access: Access): void {
  if (access === 'subscription_required') throw new Problem(access, 'Please subscribe to play the game.');
  if (access === 'facility_ended') {
    throw new Problem(access, "Your facility's access has ended. Please contact your facility.");
  }
}
