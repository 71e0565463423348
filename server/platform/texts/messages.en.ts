/** What calls of this feature say. */
export const en = {
  processStops: 'This process is about to stop.',
  databaseSilent: 'The database does not answer.',
};
