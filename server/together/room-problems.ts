import { mostGuests } from '#contract/together-room.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';

/** What the people in a room, and before its door, are told. */

export const roomUnknown = (field: 'letters' | 'link') =>
  fieldProblem(
    field,
    field === 'letters'
      ? 'These letters do not open a game. Please check each one. They work for four hours.'
      : 'This link does not open a game anymore. Ask the person who gave it to you for a new one.',
    'room_unknown',
  );

export const roomFull = () =>
  new Problem('room_full', `There are ${mostGuests} guests already. Ask the person who leads to make room.`);

export const doorClosed = (leader: string) =>
  new Problem('room_door_closed', `${leader} has closed the door. Ask ${leader} to open it.`);

export const roomEnded = (leader?: string) =>
  new Problem('room_ended', leader ? `The game with ${leader} has ended.` : 'This game together has ended.');

/** Why a seat is out. */
export const outProblems = {
  room_removed: () => new Problem('room_removed', 'You are not in this game anymore.'),
  room_led_elsewhere: () => new Problem('room_led_elsewhere', 'Another window leads this game now.'),
} as const;

export const otherRelease = () =>
  new Problem('other_release', 'There is a newer version of this page. Please load it again.');

export const notForYou = () => new Problem('forbidden', 'Only the person who leads can do this.');

export const tooLate = () => new Problem('conflict', 'The game has gone on since then.');

export const tooFast = () =>
  new Problem('too_many_requests', 'That was too much at once. Please wait a moment.', {
    retryAfterSeconds: 1,
  });
