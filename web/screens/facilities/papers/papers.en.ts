/** What is printed for members, in the language of the facility. Words in brackets are bold. */
export const en = {
  card: {
    goTo: ({ address }: { address: string }) => `Go to [${address}], choose Login and type:`,
    userName: 'Username',
    password: 'First password',
    once: ({ days }: { days: number }) => `It works once, within ${days} days. Then you choose your own.`,
  },
  invitation: {
    title: ({ facilityName }: { facilityName: string }) => `You are invited by ${facilityName}`,
    what: 'Learn to notice what comes before a fall, in a game with short films.',
    goTo: ({ address }: { address: string }) => `On a computer, tablet or phone, go to [${address}]`,
    signUp: 'Choose Sign Up.',
    code: 'When you are asked for a facility code, choose Yes and type this code:',
    picture: 'Point the camera of a phone at this picture. It opens the page to sign up.',
  },
  sees: 'The facility sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.',
};
