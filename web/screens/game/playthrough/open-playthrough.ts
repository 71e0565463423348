/**
 * The game that answers belong to. Its id is null until the server has named it: such answers go to the current game,
 * so that a first game opened in two tabs is one game. `isNew` is true until the first save of a game begun with Start
 * New has arrived (docs/product-decisions.md#new-session).
 */
export type PlaythroughState = { id: string | null; isNew: boolean };

/** The game on a screen, and the one that was current before it: undefined until that is known. */
export type OpenPlaythrough = PlaythroughState & { previous: string | null | undefined };

/**
 * Compares the game on this screen with the current one of the account.
 * @param current the id of the current game, empty while there is none or it is unknown
 * @returns the played game as known now, and whether the player has started another one elsewhere (#two-devices)
 */
export function compareWithCurrent(
  played: OpenPlaythrough,
  current: string,
): { played: OpenPlaythrough; isReplaced: boolean } {
  const is = (known: OpenPlaythrough, isReplaced = false) => ({ played: known, isReplaced });
  if (current === '' || (current === played.id && played.isNew)) return is(played);
  if (played.id === null) return is({ ...played, id: current });
  // From now on the previous game counts as another one: it can be restored on another device.
  if (current === played.id) return is(played.previous === null ? played : { ...played, previous: null });
  if (played.isNew && played.previous === undefined) return is({ ...played, previous: current });
  return is(played, current !== played.previous);
}
