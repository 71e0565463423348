import { mostGuests } from '#contract/together-room.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { togetherMessages } from './messages.ts';

/** What the people in a room, and before its door, are told. */

export const roomUnknown = (field: 'letters' | 'link') =>
  fieldProblem(
    field,
    field === 'letters' ? togetherMessages.lettersUnknown : togetherMessages.roomLinkUnknown,
    'room_unknown',
  );

export const roomFull = () => new Problem('room_full', togetherMessages.roomFull({ most: mostGuests }));

export const doorClosed = (leader: string) =>
  new Problem('room_door_closed', togetherMessages.roomDoorClosed({ leader }));

export const roomEnded = (leader?: string) =>
  new Problem('room_ended', leader ? togetherMessages.roomEndedWith({ leader }) : togetherMessages.roomEnded);

/** Why a seat is out. */
export const outProblems = {
  room_removed: () => new Problem('room_removed', togetherMessages.roomRemoved),
  room_led_elsewhere: () => new Problem('room_led_elsewhere', togetherMessages.roomLedElsewhere),
} as const;

export const otherRelease = () => new Problem('other_release', togetherMessages.otherRelease);

export const notForYou = () => new Problem('forbidden', togetherMessages.onlyLeader);

export const tooLate = () => new Problem('conflict', togetherMessages.gameWentOn);

export const tooFast = () =>
  new Problem('too_many_requests', togetherMessages.tooFast, {
    retryAfterSeconds: 1,
  });
