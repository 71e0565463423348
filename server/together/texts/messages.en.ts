/** What calls of this feature say. */
export const en = {
  guestGone: 'This guest is not here anymore.',
  roomFacilityEnded: "Your facility's access has ended. Please write to us.",
  roomOpen: 'The room is open for four hours.',
  roomClosed: 'The room has ended.',
  exerciseNotShown: 'This exercise is not shown now.',
  togetherOpen: 'Your game together is open for four hours.',
  togetherNone: 'You have no open game together. You can start a new one.',
  togetherEnded: 'The game together has ended. The names are deleted.',
  lettersUnknown: 'These letters do not open a game. Please check each one. They work for four hours.',
  roomLinkUnknown: 'This link does not open a game anymore. Ask the person who gave it to you for a new one.',
  roomFull: ({ most }: { most: number }) =>
    `There are ${most} guests already. Ask the person who leads to make room.`,
  roomDoorClosed: ({ leader }: { leader: string }) =>
    `${leader} has closed the door. Ask ${leader} to open it.`,
  roomEndedWith: ({ leader }: { leader: string }) => `The game with ${leader} has ended.`,
  roomEnded: 'This game together has ended.',
  roomRemoved: 'You are not in this game anymore.',
  roomLedElsewhere: 'Another window leads this game now.',
  otherRelease: 'There is a newer version of this page. Please load it again.',
  onlyLeader: 'Only the person who leads can do this.',
  gameWentOn: 'The game has gone on since then.',
  tooFast: 'That was too much at once. Please wait a moment.',
  waitAMinute: 'Too many attempts. Please wait a minute and try again.',
  waitMinutes: ({ minutes }: { minutes: number }) =>
    `Too many attempts. Please wait ${minutes} minutes and try again.`,
};
