/** The words of the emails, by template. */
export const en = {
  reset: {
    subject: 'Choose a new password',
    lead: ({ product }: { product: string }) => `You asked to choose a new password for ${product}.`,
    userName: ({ userName }: { userName: string }) => `Your username is ${userName}.`,
    button: 'Choose a new password',
    linkOnce: 'The link works once, for 60 minutes.',
    notExpected: "If you did not ask for this, you don't need to do anything. Your password stays as it is.",
  },
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    lead: ({ product }: { product: string }) => `You asked to use this address for your ${product} account.`,
    made: ({ made }: { made: string }) => `The account was made on ${made}.`,
    button: 'Use this email address',
    linkOnce: 'The link works once, for 7 days.',
    notExpected: "If you did not ask for this, you don't need to do anything.",
  },
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    lead: ({ product }: { product: string }) =>
      `Someone is logged in to your ${product} account. They asked to use another email address.`,
    stop: 'It was not me: stop the change',
    password: 'It was not me: choose a new password',
    itWasYou: "If it was you, you don't need to do anything.",
    when: 'The change takes effect once the link sent to the new address is opened.',
    link: 'The link works for 7 days, also after the change.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    lead: ({ product }: { product: string }) =>
      `Your ${product} account now has another email address. We no longer write to this one.`,
    undo: 'It was not me: undo the change',
    write: 'It was not me: write to us',
    itWasYou: "If it was you, you don't need to do anything.",
    link: 'The link works for 7 days.',
  },
  confirmOwner: {
    subject: 'Show that it is you',
    lead: ({ product }: { product: string }) =>
      `You want to change something on the page My account of ${product}. First show that it is you.`,
    button: 'Yes, it is me',
    linkOnce: 'The link works once, for 60 minutes.',
    notAsked:
      'Did you not ask for this? Then do not open the link. Somebody may use a device where you are logged in. Choose a new password, and every other device is logged out.',
  },
  confirmDeletion: {
    subject: 'Do you want to delete your account?',
    lead: ({ product }: { product: string }) =>
      `You asked to delete your ${product} account with all its results.`,
    button: 'Delete my account',
    linkOnce: 'The link works once, for 60 minutes.',
    notExpected: "If you did not ask for this, you don't need to do anything. Your account stays as it is.",
  },
  passwordResetElsewhere: {
    subject: 'A new password was chosen for your account',
    lead: ({ product }: { product: string }) =>
      `Your ${product} account had this email address before. The reader of its new address chose a new password just now.`,
    button: 'It was not me: take the account back',
    itWasYou: "If it was you, you don't need to do anything.",
    link: 'The link works for 7 days from the change of the address.',
  },
  formerAddress: {
    subject: 'Is this your account?',
    lead: ({ product, userName, made }: { product: string; userName: string; made: string }) =>
      `You chose a new password for the ${product} account ${userName}. It was made on ${made}.`,
    button: 'This is not my account: make me a new one',
    until: ({ since, until }: { since: string; until: string }) =>
      `Until ${since} it had another email address. Whoever reads that address can take the account back until ${until}, with all that you save in it.`,
    yours:
      "Is it your own account, and did you change its address yourself? Then you don't need to do anything.",
  },
  addressReturned: {
    subject: 'Your account has this email address again',
    lead: ({ product }: { product: string }) =>
      `Your ${product} account had another email address. Its reader told us that the account is not theirs, and took it off.`,
    button: 'Choose a new password',
    loggedOut: 'Everybody is logged out. The old password does not work.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: ({ product }: { product: string }) =>
      `The password of your ${product} account was changed just now.`,
    leadOneRemoved: ({ product, provider }: { product: string; provider: string }) =>
      `The password of your ${product} account was changed just now. ${provider} no longer opens your account.`,
    leadTwoRemoved: ({ product, provider, other }: { product: string; provider: string; other: string }) =>
      `The password of your ${product} account was changed just now. ${provider} and ${other} no longer open your account.`,
    button: 'It was not me: choose a new password',
    itWasYou: "If it was you, you don't need to do anything.",
  },
  providerLinked: {
    subject: ({ name }: { name: string }) => `You can now log in with ${name}`,
    lead: ({ name, product }: { name: string; product: string }) =>
      `${name} was added to your ${product} account just now. From now on it opens your account.`,
    button: 'It was not me: choose a new password',
    itWasYou: "If it was you, you don't need to do anything.",
    remove: ({ name }: { name: string }) =>
      `To remove ${name}, open "My account". Then go to "Google and Facebook".`,
    password: ({ name }: { name: string }) => `A new password removes ${name} and logs out all devices.`,
  },
  wrongPasswords: {
    subject: 'Somebody typed a wrong password many times',
    lead: ({ product }: { product: string }) =>
      `Somebody tried to log in to your ${product} account. They typed a wrong password 20 times.`,
    nobody: 'Nobody got in.',
    button: 'Choose a new password',
    itWasYou: 'If it was you, choose a new password. Then you can log in again.',
    notYou: "If it was not you, you don't need to do anything. Your devices stay logged in.",
  },
  passwordGiven: {
    subject: 'You were given a new password',
    lead: ({ product }: { product: string }) =>
      `Somebody who looks after accounts gave you a new password for ${product}.`,
    button: 'I did not ask for this: choose a new password',
    asked: "If you asked for it, you don't need to do anything.",
    once: 'Your old password does not work anymore. The new one works once, within 3 days. Then you choose one of your own.',
  },
  twoSteps: {
    news: {
      app_added: {
        subject: 'An app was added to your login',
        lead: ({ product }: { product: string }) =>
          `An app that shows codes was added to your ${product} account just now.`,
        more: 'When you log in on a new device, we ask for a code from the app. Keep your recovery codes in a safe place.',
      },
      app_removed: {
        subject: 'The app was removed from your login',
        lead: ({ product }: { product: string }) =>
          `The app that shows codes was removed from your ${product} account just now.`,
        more: null,
      },
      passkey_added: {
        subject: 'A passkey was added to your login',
        lead: ({ product }: { product: string }) =>
          `A passkey was added to your ${product} account just now.`,
        more: 'You can use it as the second step when you log in. Keep your recovery codes in a safe place.',
      },
      passkey_removed: {
        subject: 'A passkey was removed from your login',
        lead: ({ product }: { product: string }) =>
          `A passkey was removed from your ${product} account just now.`,
        more: null,
      },
      recovery_codes_made: {
        subject: 'You have new recovery codes',
        lead: ({ product }: { product: string }) =>
          `New recovery codes were made for your ${product} account just now.`,
        more: 'The old codes do not work anymore.',
      },
      recovery_code_used: {
        subject: 'A recovery code was used',
        lead: ({ product }: { product: string }) =>
          `Somebody just used a recovery code to log in to ${product} as you.`,
        more: 'Each code works once. To make new codes, open "My account". Then go to "Two-step login".',
      },
      wrong_codes: {
        subject: 'Somebody typed a wrong code many times',
        lead: ({ product }: { product: string }) =>
          `Somebody tried to log in to your ${product} account. They typed the right password, then 10 wrong codes. Nobody got in.`,
        more: 'If it was not you, they may know your password. Choose a new one now.',
      },
      reset: {
        subject: 'Two-step login was turned off',
        lead: ({ product }: { product: string }) =>
          `We turned off two-step login for your ${product} account just now. You are logged out on all devices.`,
        more: 'You can turn it on again: open "My account". Then go to "Two-step login".',
      },
    },
    button: 'It was not me: choose a new password',
    itWasYou: "If it was you, you don't need to do anything.",
    help: 'If you cannot log in anymore, write to us. We will help you.',
  },
};
