/** The words of the emails, by template. */
export const en = {
  frame: {
    picturePlan: ({ words }: { words: string }) => `From the film: ${words}`,
  },
  weekly: {
    subject: ({ product }: { product: string }) => `Your week with ${product}`,
    reviews: ({ count }: { count: number }) =>
      count === 1
        ? 'Rosa here. One thing is waiting for another look, whenever you like.'
        : `Rosa here. ${count} things are waiting for another look, whenever you like.`,
    plan: 'Rosa here. One thing in your plan is still open. Take all the time you need.',
    buttonReviews: "Open Today's three",
    buttonPlan: 'Open my plan',
    fromPlan: ({ plan }: { plan: string }) => `From your plan: ${plan}`,
    waiting: 'These are waiting for another look:',
    why: 'You get this email once a week because you asked for it.',
  },
  followUp: {
    subject: 'How did it go with your plan?',
    lead: 'Rosa here. You chose one thing for your home. Is it done? Not yet is fine too.',
    button: 'Open my plan',
    choseWeek: ({ what }: { what: string }) => `You chose this a week ago: ${what}`,
    choseMonth: ({ what }: { what: string }) => `You chose this four weeks ago: ${what}`,
    hand: 'And if you need a hand, your plan shows who can help.',
    why: 'You get this email because you asked for it.',
  },
};
