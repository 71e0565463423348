/** What calls of this feature say. */
export const en = {
  unknownError: 'An error occurred. Please try again.',
  invalidInput: 'Invalid input',
  busy: 'The service is busy. Please try again in a moment.',
  requestUnreadable: 'The request could not be read.',
  nothingHere: 'There is nothing at this address.',
  requestTooLarge: 'The request is too large.',
  requestNotJson: 'The request should be JSON.',
  noSuchRange: 'The file has no such part.',
  signedOut: 'Please sign in again.',
  roleForbids: 'Your role does not allow this.',
  proofNeeded: 'Please show that it is you.',
  newPasswordRequired: 'Please choose a password of your own first.',
  twoStepsRequired: 'Please set up two-step login first.',
  requestLate: 'The request did not arrive in time.',
  addressTooLong: 'The address or a header is too long.',
  requestBroken: 'The request could not be read.',
  tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
  networkBlocked: ({ email }: { email: string }) =>
    `For safety, we do not take calls from your network right now. This ends by itself. Questions? Write to ${email}.`,
  networkBlockedWithPhone: ({ email, phone }: { email: string; phone: string }) =>
    `For safety, we do not take calls from your network right now. This ends by itself. Questions? Write to ${email} or call ${phone}.`,
  facebookUnreachable: 'Facebook cannot be reached. Please try again, or log in with a password.',
  googleUnreachable: 'Google cannot be reached. Please try again, or log in with a password.',
  cardUnknown: 'This card is not known. Please enter it again.',
  cardDeclined: 'Your card was declined.',
};
