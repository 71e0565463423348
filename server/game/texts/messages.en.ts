/** What calls of this feature say. */
export const en = {
  noSuchGame: 'There is no such game.',
};
