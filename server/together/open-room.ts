import { paths, pathWithToken } from '#contract/pages/paths.ts';
import type { openRoom as endpoint } from '#contract/together.ts';
import type { Player } from '#server/access/check-access.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { createRoom } from './create-room.ts';
import { togetherMessages } from './messages.ts';

/** Opens a room that the caller leads; the one before ends. @throws Problem too_many_requests */
export async function openRoom(
  services: Services,
  { body, caller, origin }: Call<typeof endpoint, Player>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId, sessionId } = caller;
  await services.limits.count('openedRooms', accountId);
  const { link, letters, seat, room } = await createRoom(services, {
    ...{ kind: 'home', accountId, sessionId, leaderName: body.name },
  });
  return {
    message: togetherMessages.togetherOpen,
    seat: seat ?? '',
    invitation: { address: origin + pathWithToken(paths.togetherLink, link), letters },
    room,
  };
}
