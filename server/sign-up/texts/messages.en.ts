/** What calls of this feature say. */
export const en = {
  emailFree: 'This email is free.',
  accountReady: 'Your account is ready.',
  accountReadyLogIn: 'Your account is ready. Please log in.',
  accountReadyWithCode: ({ code }: { code: string }) =>
    `Your account is ready. Please log in. Your facility code is ${code}.`,
};
