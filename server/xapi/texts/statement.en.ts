/** What statements are called in a learning record store. */
export const en = {
  answered: 'answered',
  exited: 'exited',
  exercise: ({ number, title }: { number: number; title: string }) => `Exercise ${number}: ${title}`,
};
