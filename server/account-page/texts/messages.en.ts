/** What calls of this feature say. */
export const en = {
  linkSentToNewEmail: ({ email }: { email: string }) =>
    `We have sent a link to ${email}. Open it to use this address.`,
  facilityNameWaits: ({ facility }: { facility: string }) =>
    `We look at every new name first. Until then your facility is called ${facility}. You will get an email.`,
  saved: 'Saved.',
  passwordChanged: 'Your password is changed. Your other devices are logged out.',
  accountClosed:
    'Your account is closed. We have sent you an email. To get your account back, use the link in it.',
  accountClosedForGood:
    'Your account is closed. We have no email address of yours, so this cannot be undone.',
  ownerConfirmed: 'Thank you. Go back to the page where you asked for this email.',
  passwordToDelete: 'Please type your password to delete your account.',
  deletionEmailSent: 'We have sent you an email. Use the link in it to delete your account.',
  accountBack: 'Your account is back. Please log in.',
  accountBackWithoutSeat:
    'Your account is back, with your results. Your facility has no free seat, so you no longer belong to it. Please log in.',
  deviceLoggedOut: 'Logged out.',
  otherDevicesLoggedOut: 'Your other devices are logged out.',
  consentThanks: 'Thank you.',
  noEarlierPassword: 'No earlier password of yours can open it.',
  notEarlierPassword: 'This is not the password that you had before.',
  earlierOpen: 'What you wrote before is open again.',
  noConfirmedEmail: 'We have no confirmed email address of yours to send a link to.',
  ownerLinkSent: ({ email }: { email: string }) =>
    `We have sent a link to ${email}. Open it, then come back to this page.`,
};
