import * as z from 'zod/mini';
import { exerciseId } from './answers.ts';
import { endpoint, served } from './endpoint.ts';
import { atMost, instant, messageResponse, text } from './fields.ts';
import { gameExercise, gameResponse } from './game.ts';
import { receivedMessage, sentMessage } from './together-messages.ts';
import { room, roomKinds, seatToken, shownName } from './together-room.ts';

/** Rooms in which somebody plays with others: how they are opened, found and entered (docs/together.md). */

const own = '/api/v2/user/together';
const ofAdministrator = '/api/v2/user/account/facility/together';
const open = '/api/v2/together';

/** What opens a room for guests. It is shown once, when the room is opened: the server stores hashes. */
const invitation = z.object({
  /** The address for a link and for a QR code. */
  address: z.string(),
  /** Six letters and digits as they are stored: "K7MWPA". */
  letters: z.string(),
});

export type RoomInvitation = z.output<typeof invitation>;

export const openRoom = endpoint({
  method: 'POST',
  path: own,
  caller: 'signedIn',
  only: 'players',
  body: z.object({ name: shownName }),
  response: z.object({ message: z.string(), seat: z.string(), invitation, room }),
});

/** Also after access has ended: a room can then still be seen and ended. */
export const getOwnRoom = endpoint({
  method: 'GET',
  path: own,
  caller: 'signedIn',
  response: z.object({ room: z.nullable(room) }),
});

/** A new seat for the leader: after a reload without one, or in another window, whose lead ends the one before. */
export const leadRoom = endpoint({
  method: 'POST',
  path: `${own}/lead`,
  caller: 'signedIn',
  only: 'players',
  response: z.object({ seat: z.string(), room }),
});

export const endRoom = endpoint({
  method: 'DELETE',
  path: own,
  caller: 'signedIn',
  response: messageResponse,
});

export const openFacilityRoom = endpoint({
  method: 'POST',
  path: ofAdministrator,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({ message: z.string(), address: z.string(), endsAt: instant }),
});

export const getFacilityRoom = endpoint({
  method: 'GET',
  path: ofAdministrator,
  caller: 'signedIn',
  only: 'administrators',
  response: z.object({ room: z.nullable(room) }),
});

export const endFacilityRoom = endpoint({
  method: 'DELETE',
  path: ofAdministrator,
  caller: 'signedIn',
  only: 'administrators',
  response: messageResponse,
});

/** Either the token of a link or typed letters; case, spaces and dashes do not count. */
const given = {
  link: z.optional(seatToken),
  letters: z.optional(text().check(atMost(40))),
};

const exactlyOne = z.refine<{ link?: string | undefined; letters?: string | undefined }>(
  ({ link, letters }) => (link === undefined) !== (letters === undefined),
  { error: 'sixLetters', path: ['letters'] },
);

export const findRoom = endpoint({
  method: 'POST',
  path: `${open}/find`,
  caller: 'anyone',
  body: z.object(given).check(exactlyOne),
  response: z.object({
    kind: z.enum(roomKinds),
    /** As the player typed it. */
    leaderName: z.string(),
    endsAt: instant,
    isDoorOpen: z.boolean(),
    isFull: z.boolean(),
  }),
});

export const enterRoom = endpoint({
  method: 'POST',
  path: `${open}/enter`,
  caller: 'anyone',
  body: z.object({ ...given, name: shownName }).check(exactlyOne),
  response: z.object({ seat: z.string(), room }),
});

/** The screen of an aide takes its seat with the token of its link. A second screen with it ends the first one's lead. */
export const leadFacilityRoom = endpoint({
  method: 'POST',
  path: `${open}/lead`,
  caller: 'anyone',
  body: z.object({ link: seatToken }),
  response: z.object({ seat: z.string(), room }),
});

/** The longest wait for something new, in seconds: below the time after which proxies end a request. */
export const mostWaitSeconds = 15;
export const mostMessagesAtOnce = 20;

/** The connection of those whose filter lets no WebSocket through: the same messages. The first one needs no `enter`. */
export const exchange = endpoint({
  method: 'POST',
  path: `${open}/exchange`,
  caller: 'anyone',
  body: z.object({
    seat: seatToken,
    protocol: z.int(),
    /** `version` of the room that is known; 0 for none. The response comes at once if there is a newer one. */
    known: z.int().check(z.gte(0)),
    /** How long the response may wait for a newer room, in seconds. It never waits after messages. */
    wait: z.int().check(z.gte(0), z.lte(mostWaitSeconds)),
    messages: z.array(sentMessage).check(z.maxLength(mostMessagesAtOnce, 'messagesAtMost')),
  }),
  response: z.object({ messages: z.array(receivedMessage) }),
});

/**
 * What a screen without an account reads of the game: the exercise that is shown; an aide's screen may ask for any. Its texts are
 * in the language of the call; a guest gets them with the films that the leader sees.
 */
export const getRoomExercise = endpoint({
  method: 'POST',
  path: `${open}/exercise`,
  caller: 'anyone',
  body: z.object({ seat: seatToken, exerciseId }),
  response: z.object({
    ...z.pick(gameResponse, { title: true, contentVersion: true, parts: true, people: true, coaching: true })
      .shape,
    exercise: gameExercise,
  }),
});

export type RoomExercise = z.output<typeof getRoomExercise.response>;

const ofPlayers = ['subscription_required', 'facility_ended', 'too_many_requests'] as const;
const ofAdministrators = ['forbidden', 'facility_ended', 'too_many_requests'] as const;
const ofSeats = ['room_ended', 'room_removed', 'room_led_elsewhere', 'too_many_requests'] as const;
const ofInvitations = ['room_unknown', 'too_many_requests'] as const;

export const togetherEndpoints = {
  openRoom: served(openRoom, {
    purpose: 'Open a room for up to three guests, for four hours; an earlier one of mine ends',
    status: 201,
    problems: ofPlayers,
  }),
  getOwnRoom: served(getOwnRoom, {
    purpose: 'My open room, and who is in it',
    problems: ['too_many_requests'],
  }),
  leadRoom: served(leadRoom, {
    purpose: 'Lead my open room from this window; another window of mine leads it no longer',
    problems: ['not_found', ...ofPlayers],
  }),
  endRoom: served(endRoom, {
    purpose: 'End my room and delete it; also possible after access ended',
    problems: ['too_many_requests'],
  }),
  openFacilityRoom: served(openFacilityRoom, {
    purpose:
      'Open a room for residents before one screen: an address for this screen, which can lead it alone',
    status: 201,
    problems: ofAdministrators,
  }),
  getFacilityRoom: served(getFacilityRoom, {
    purpose: 'The room that I opened for residents, if it is open',
    problems: ofAdministrators,
  }),
  endFacilityRoom: served(endFacilityRoom, {
    purpose: 'End the room for residents',
    problems: ofAdministrators,
  }),
  findRoom: served(findRoom, {
    purpose: 'Whose room a link or letters open',
    problems: ofInvitations,
  }),
  enterRoom: served(enterRoom, {
    purpose: 'Come in as a guest, without an account',
    status: 201,
    problems: ['room_full', 'room_door_closed', ...ofInvitations],
  }),
  leadFacilityRoom: served(leadFacilityRoom, {
    purpose: "Lead a facility's room with the link of its screen",
    status: 201,
    problems: ofInvitations,
  }),
  exchange: served(exchange, {
    purpose: 'Send messages to a room and receive what is new, where no WebSocket gets through',
    problems: ['other_release', ...ofSeats],
  }),
  getRoomExercise: served(getRoomExercise, {
    purpose: 'The exercise that a room shows, for a screen without an account',
    problems: ['not_found', ...ofSeats],
  }),
};
