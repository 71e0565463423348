/** What calls of this feature say. */
export const en = {
  noSuchReport: 'There is no such report.',
  manyReports: 'Many reports are being made right now. Please try again in a moment.',
};
