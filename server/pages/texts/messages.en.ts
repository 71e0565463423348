/** What pages without the app say. */
export const en = {
  tryAgain: 'Try again',
};
