/** The words of the emails, by template. */
export const en = {
  memberInvited: {
    subject: ({ facility, product }: { facility: string; product: string }) =>
      `${facility} invites you to ${product}`,
    lead: ({ facility }: { facility: string }) =>
      `I'm Rosa. ${facility} made an account for you. In short films you learn what comes before a fall.`,
    button: 'Choose a password',
    userName: ({ userName }: { userName: string }) =>
      `Your username is ${userName}. Choose a password to begin. To come back, tap Login.`,
    sees: ({ facility }: { facility: string }) =>
      `${facility} sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.`,
    link: ({ days }: { days: number }) =>
      `The link works for ${days} days. After that, use "Forgot Password".`,
    notWanted: "Do you not want this? You don't need to do anything.",
  },
  askedToJoin: {
    subject: ({ name, product }: { name: string; product: string }) => `${name} invites you to ${product}`,
    lead: ({ name, product }: { name: string; product: string }) =>
      `${name} wants to add you as a member in ${product}. You have an account with this email address already.`,
    button: 'Open My account',
    askCode: ({ name }: { name: string }) =>
      `To join, ask ${name} for its facility code. Then log in, open My account, and type the code.`,
    code: ({ code }: { code: string }) =>
      `To join, log in, open My account, and type this facility code: ${code}.`,
    sees: ({ name }: { name: string }) =>
      `${name} then sees your answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.`,
    other: 'Do you belong to another facility? Leave it first, on the same page.',
    notWanted: "Do you not want this? You don't need to do anything.",
  },
  memberRemoved: {
    subject: ({ facility }: { facility: string }) => `You no longer belong to ${facility}`,
    lead: ({ facility, product }: { facility: string; product: string }) =>
      `${facility} has ended your membership in ${product}. It no longer sees your answers, dates and scores.`,
    button: 'Open my account',
    kept: 'Your account and your results stay with you. To keep playing, you can subscribe.',
    questions: ({ facility }: { facility: string }) => `Do you have questions? Please ask ${facility}.`,
  },
  memberRenamed: {
    subject: 'Your username was changed',
    lead: ({ facility, product, userName }: { facility: string; product: string; userName: string }) =>
      `${facility} has corrected your username in ${product}. It is now ${userName}.`,
    button: 'Open my account',
    email: 'You can also log in with your email address.',
    mistake: ({ facility }: { facility: string }) =>
      `Is this a mistake? Please ask ${facility}, or change it on that page.`,
  },
  administratorInvited: {
    subject: ({ facility, product }: { facility: string; product: string }) =>
      `Help run ${facility} in ${product}`,
    leadBy: ({ by, facility, product }: { by: string; facility: string; product: string }) =>
      `${by} invites you to help run ${facility} in ${product}, a game in which people learn what comes before a fall.`,
    lead: ({ facility, product }: { facility: string; product: string }) =>
      `You are invited to help run ${facility} in ${product}, a game in which people learn what comes before a fall.`,
    button: 'Look at the invitation',
    afterwards: 'You can then add members and see their answers, dates and scores.',
    link: ({ days }: { days: number }) => `The link works for ${days} days. Please do not pass it on.`,
    notWanted: "Do you not want this? You don't need to do anything.",
  },
  administratorJoined: {
    subject: ({ facility }: { facility: string }) => `${facility} has a new administrator`,
    lead: ({ name, facility, product }: { name: string; facility: string; product: string }) =>
      `${name} is now an administrator of ${facility} in ${product}.`,
    button: 'See all administrators',
    sees: 'They see the answers, dates and scores of all members. They can add members and invite others.',
    mistake: 'Is this a mistake? Then remove the person on that page.',
  },
  administratorRemoved: {
    subject: ({ facility }: { facility: string }) => `You no longer help run ${facility}`,
    lead: ({ facility, product }: { facility: string; product: string }) =>
      `You no longer run ${facility} in ${product}.`,
    kept: 'Your account and your own results stay with you.',
    button: 'Open my account',
    questions: ({ facility }: { facility: string }) => `Do you have questions? Please ask ${facility}.`,
  },
  facilityNameAnswered: {
    facilityNameAcceptedSubject: ({ name }: { name: string }) => `Your facility is now called ${name}`,
    facilityNameRefusedSubject: ({ name }: { name: string }) => `Your facility is not called ${name}`,
    facilityNameAcceptedLead: ({ product, name }: { product: string; name: string }) =>
      `Your facility has its new name in ${product}: ${name}. Your members and our emails show it from now on.`,
    facilityNameRefusedLead: ({ name, facility }: { name: string; facility: string }) =>
      `You asked us to call your facility ${name}. We could not agree to that name. It is called ${facility}.`,
    facilityNameAcceptedButton: 'Open my facility',
    facilityNameRefusedButton: 'Write to us',
    facilityNameRefusedTell:
      'Does the place have a new name? Please write to us, and tell us where we can read it.',
  },
  facilityTrialEnding: {
    subject: ({ facility, day }: { facility: string; day: string }) =>
      `The trial of ${facility} ends on ${day}`,
    lead: ({ facility, product, day }: { facility: string; product: string; day: string }) =>
      `${facility} can use ${product} free of charge until ${day}. To continue, please write to us.`,
    button: 'Write to us',
    noCharge: 'Nothing is charged then: the game stops opening for your members.',
    kept: 'All answers stay. Everybody can still log in and see their results.',
  },
};
