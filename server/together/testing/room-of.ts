import type { InjectOptions } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { RoomInvitation } from '#contract/together.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { listenOn } from '#server/testing/listen-on.ts';
import { onTeardown } from '#server/testing/on-teardown.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { connect, type Screen } from './screen.ts';

/** Rooms of a server in a test, which listens on a port of this machine. */
export async function roomsOf(tested: TestApp) {
  const { app } = tested;
  const { person } = peopleOf(tested);
  const address = await listenOn(app);
  const screens: Screen[] = [];
  onTeardown(() => {
    for (const screen of screens) screen.close();
  });

  const screen = async (seat: string) => {
    const connected = await connect(address, seat);
    screens.push(connected);
    return connected;
  };

  const post = (url: string, payload: object, more: Partial<InjectOptions> = {}) =>
    app.inject({ method: 'POST', url, payload, ...more });

  /** A player with an open room, and what guests need to come in. */
  async function opened(given: Person = { isSubscribed: true }, name = 'Rosa') {
    const player = await person(given);
    const response = await player.call(endpoints.openRoom, { name });
    const { invitation, seat } = response.json<{ invitation: RoomInvitation; seat: string }>();
    const link = invitation.address.split('/').at(-1) ?? '';
    const { letters } = invitation;
    /** The seat of a guest with this name. */
    const enter = async (guest: string) =>
      (await post(endpoints.enterRoom.path, { link, name: guest })).json().seat as string;
    return { player, seat, link, letters, enter };
  }

  /** A room with a leader and a guest, both there. */
  async function played() {
    const room = await opened();
    const leader = await screen(room.seat);
    const guestSeat = await room.enter('Ben');
    const guest = await screen(guestSeat);
    await leader.room(({ guests }) => guests[0]?.isHere === true);
    await guest.room();
    return { ...room, leader, guest, guestSeat };
  }

  return { address, person, screen, post, opened, played };
}
