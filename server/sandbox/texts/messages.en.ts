/** What calls of this feature say. */
export const en = {
  approved: 'You have approved.',
  refused: 'You have refused.',
  asksNothing: 'The bank asks nothing, or no more.',
  nobody: 'The sandbox knows nobody of this name.',
};
