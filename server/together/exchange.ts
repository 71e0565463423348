import type { ResponseOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { exchange as endpoint } from '#contract/together.ts';
import type { ReceivedMessage } from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import type { Hub } from './hub.ts';
import type { Member } from './members.ts';
import { receiveMessage } from './receive-message.ts';
import { otherRelease } from './room-problems.ts';
import { findSeat, markHere, type Seat } from './seats.ts';

type Received = ResponseOf<typeof endpoint>;

/** Makes the handler of plain requests, which carry the same messages as a WebSocket. */
export function createExchange(hub: Hub) {
  /**
   * Carries out what was sent and returns what is new: at once if there is anything, otherwise as soon as there is, within the
   * time that the caller gives.
   * @throws Problem other_release, room_ended, room_removed, room_led_elsewhere, or too_many_requests
   */
  return async (services: Services, { body, language }: Call<typeof endpoint>): Promise<Received> => {
    if (body.protocol !== togetherProtocol) throw otherRelease();
    const seat = await findSeat(services, body.seat);
    await services.limits.countInProcess('togetherRequests', seat.id);
    await markHere(services.database, seat.id, null);
    hub.keepHere(seat.id);
    const replies: ReceivedMessage[] = [];
    for (const sent of body.messages) {
      const reply = await receiveMessage({ services, hub }, seat, sent, language);
      if (reply) replies.push(reply);
    }
    const waitMs = body.messages.length > 0 ? 0 : body.wait * 1000;
    const news = await nextNews(hub, seat, { known: body.known, waitMs, language });
    hub.keepHere(seat.id);
    return { messages: [...replies, ...news] };
  };
}

/** The room if it is newer than the known one, or the end of the seat; nothing if none comes in time. */
async function nextNews(
  hub: Hub,
  seat: Seat,
  { known, waitMs, language }: { known: number; waitMs: number; language: Language },
): Promise<ReceivedMessage[]> {
  const { promise, resolve } = Promise.withResolvers<ReceivedMessage[]>();
  const member: Member = {
    seat,
    connection: null,
    language,
    receive(message) {
      if (message.type !== 'room' || message.room.version > known) resolve([message]);
    },
    end: (problem) => resolve([{ type: 'ended', problem: problem.toResponse(language) }]),
  };
  const forget = hub.onClose(() => resolve([]));
  hub.join(member);
  let timer: NodeJS.Timeout | undefined;
  try {
    // Whoever has sent something has changed the room: it is read once more before the answer.
    await hub.refresh(seat.roomId);
    timer = setTimeout(() => resolve([]), waitMs);
    return await promise;
  } finally {
    clearTimeout(timer);
    forget();
    hub.leave(member);
  }
}
