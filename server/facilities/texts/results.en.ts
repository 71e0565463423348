/** The file of the results of all members. */
export const en = {
  fileName: 'mind-your-step-results.csv',
  columns: ['Username', 'Unit', 'Joined', 'Last played', 'Answered', 'Right on first try', 'Skipped'],
  exercise: ({ number, title }: { number: number; title: string }) => `Exercise ${number}: ${title}`,
  statuses: {
    firstTry: 'Completed on first try',
    completed: 'Completed',
    skipped: 'Skipped',
    incomplete: 'Incomplete',
    notAttempted: 'Not attempted',
  },
};
