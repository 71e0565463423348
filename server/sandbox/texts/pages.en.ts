/** The pages of the sandbox that stand for those of others. */
export const en = {
  store: {
    title: 'Not in the stores yet',
    why: 'This is the sandbox, where everything can be tried. The app is not on Google Play or in the App Store yet, so there is nothing to download.',
    browser: 'You can play in the browser of your phone or tablet.',
    home: 'Go to the home page',
  },
  bank: {
    title: 'Sandbox: your bank',
    stands: ({ last4 }: { last4: string }) =>
      `This page stands for the bank of your card ending in ${last4}. No real money moves.`,
    askCard: 'Do you want to use this card for your subscription?',
    askPay: ({ amount }: { amount: string }) => `Do you want to pay ${amount}?`,
    approve: 'Approve',
    refuse: 'Refuse',
    asksNothing: 'Your bank asks nothing, or no more. You can close this page.',
    approved: 'You have approved. You can close this page.',
    refused: 'You have refused. You can close this page.',
  },
  identity: {
    title: ({ provider }: { provider: string }) => `Sandbox: sign in with ${provider}`,
    choose: ({ provider }: { provider: string }) =>
      `Choose who you want to be. These people are made up; ${provider} is not asked.`,
    somebodyNew: 'A new person each time, never seen before.',
    about: {
      noAccount: 'Has no account until she signs up.',
      hasAccount: 'Has an account with this address.',
      noEmail: 'Gives no email address.',
    },
  },
};
