/** What the course is called in a learning system. */
export const en = {
  description: 'Short films from daily life, in which people learn to notice what comes before a fall.',
  unit: ({ first, last }: { first: number; last: number }) =>
    `Exercises ${first} to ${last}. Who is correct?`,
};
