/** What calls of this feature say, and the page of a report that is gone. */
export const en = {
  noSuchReport: 'There is no such report.',
  manyReports: 'Many reports are being made right now. Please try again in a moment.',
  reportTitle: 'Your report',
  reportGone: 'This report is no longer here. Close this page and tap Generate Report again.',
};
