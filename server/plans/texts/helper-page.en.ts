/** The page of a plan, for somebody who helps with it. */
export const en = {
  trustsOf: ({ name }: { name: string }) =>
    `${name} trusts you with this plan for a safer home. You can help with it.`,
  trusts:
    'The person who gave you this link trusts you with this plan for a safer home. You can help with it.',
  wishesTitle: 'What would help me',
  wishes: {
    firstThing: 'Do the first thing together with me.',
    oneRoom: 'Go through one room with me.',
    tools: 'Bring the tools, and do what I cannot do.',
    askWeekly: 'Ask me once a week how it goes.',
  },
  howTitle: 'How you can help',
  how: [
    'Ask before you move or throw away anything.',
    'Begin with the first thing. One thing at a time is enough.',
    'Look together: what was changed, and where is it now?',
  ],
  until: ({ day }: { day: string }) =>
    `This page opens until ${day}. The person who gave it to you can end it at any time. It shows the plan only: no answers and no scores.`,
  first: 'What I do first',
  forWhat: 'For',
  whenTitle: 'When',
  when: {
    today: ({ day }: { day: string }) => `On ${day}`,
    thisWeek: ({ day }: { day: string }) => `In the week from ${day}`,
    thisMonth: ({ day }: { day: string }) => `In the month from ${day}`,
  },
  helper: 'Who helps me',
  nothing: 'Nothing is in the plan yet. You can walk through the home together and look.',
  atHome: 'What I have at home',
  nothingChosen: 'Nothing is chosen yet. You can read this together and choose one thing to do first.',
  done: 'Done',
  rooms: {
    kitchen: 'Kitchen',
    bathroom: 'Bathroom',
    bedroom: 'Bedroom',
    'living room': 'Living room',
    stairs: 'Stairs',
    'hall and doors': 'Hall and doors',
    outside: 'Outside',
    'with me': 'With me',
  },
};
