/**
 * Which game of the person the answers belong to. `session` is null until the server has said it: such answers go to
 * the present game, whichever it is, so that a first game opened in two tabs is one game. `isNew` until the first save
 * of a game begun by Start New has arrived (decision G24).
 */
export type GameSession = { session: string | null; isNew: boolean };

/** The game played on a screen, and the one that was the present one before it: undefined until that is known. */
export type PlayedGame = GameSession & { before: string | null | undefined };

/**
 * What a reading of the present game means for the one played here.
 * @param present its session, empty while there is none or nobody knows it
 * @returns the played game as it is known now, and whether the person has started another one elsewhere (decision G40)
 */
export function comparePresentGame(
  played: PlayedGame,
  present: string,
): { played: PlayedGame; isReplaced: boolean } {
  const is = (known: PlayedGame, isReplaced = false) => ({ played: known, isReplaced });
  if (present === '' || (present === played.session && played.isNew)) return is(played);
  if (played.session === null) return is({ ...played, session: present });
  // From now on the game before it would be news: it can be brought back on another device.
  if (present === played.session) return is(played.before === null ? played : { ...played, before: null });
  if (played.isNew && played.before === undefined) return is({ ...played, before: present });
  return is(played, present !== played.before);
}
