import type { User } from '#contract/user.ts';

const person = (userName: string, changes: Partial<User> = {}): User => ({
  userId: userName.toLowerCase(),
  userName,
  email: null,
  userType: 'individualUser',
  isSubscribed: true,
  subscriptionEndDate: null,
  amountCharge: null,
  ...changes,
});

export const anna = { token: 'annas-token', user: person('Anna'), isShared: false };
export const bert = { token: 'berts-token', user: person('Bert'), isShared: false };
