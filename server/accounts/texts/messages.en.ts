import { en as fields } from '#contract/fields.en.ts';

/** What calls of this feature say. */
export const en = {
  notYourPassword: 'This is not your password.',
  emailTaken: 'This email already exists.',
  userNameTaken: 'This username already exists.',
  consentContact: fields.consentContact,
  consentAge: fields.consentAge,
  emailConfirmed: 'Thank you. Your email address is confirmed.',
  emailReleased: 'Your email address is free. You can make a new account with it.',
  emailChangeUndone: 'Your email address is as it was before. Nobody is logged in anymore.',
  linkUsedOrOld: 'This link has been used or is too old.',
  linkUsedOrOldAskNew: 'This link has been used or is too old. Please ask for a new one.',
  wrongCredentials: 'The username, email or password is not right.',
  accountBeingDeleted: 'This account is being deleted. To get it back, use the link in our email.',
  loggedIn: 'You are logged in.',
  accountOnHold: ({ email }: { email: string }) =>
    `Your account is on hold for safety. Nothing is lost. Please write to ${email}. We will help you.`,
  accountOnHoldWithPhone: ({ email, phone }: { email: string; phone: string }) =>
    `Your account is on hold for safety. Nothing is lost. Please write to ${email} or call ${phone}. We will help you.`,
  loggedOut: 'You are logged out.',
  chooseAnotherThanGiven: 'Please choose another password than the one you were given.',
  passwordCommon: 'Many people use this password. Please choose another.',
  passwordLikeProduct: ({ product }: { product: string }) =>
    `This password is too close to the name ${product}. Please choose another.`,
  passwordLikeOwner: 'This password is too close to your name or email. Please choose another.',
  resetSent: 'If an account exists we have sent a link',
  passwordReset: 'Your password is changed. Please log in with the new one.',
  passwordResetOneRemoved: ({ provider }: { provider: string }) =>
    `Your password is changed. Please log in with the new one. ${provider} no longer opens your account.`,
  passwordResetTwoRemoved: ({ provider, other }: { provider: string; other: string }) =>
    `Your password is changed. Please log in with the new one. ${provider} and ${other} no longer open your account.`,
  notRegistered: 'User is not registered.',
  passwordOnce: 'Please type your password once. After that you can log in without it.',
  typeEmail: 'Please type your email address.',
  logInNotConfirmed: 'This login could not be confirmed. Please try again.',
  choosePasswordFirst:
    'Your account has no password yet. Tap Forgot Password to choose one. Then type it here once.',
  choosePasswordToRemove: ({ name }: { name: string }) =>
    `Choose a password first. Then you can remove ${name}.`,
  providerRemoved: ({ name }: { name: string }) =>
    `${name} is removed. From now on, log in with your password.`,
  appCodeWrong: 'This code is not right. Type the one your app shows now.',
  appSetUp: 'Your app is set up. Two-step login is on. Your other devices are logged out.',
  appSetUpAgain: 'Your app is set up.',
  setUpTooLate: 'That took too long. Please start again.',
  appRemovedOff: 'The app is removed. Two-step login is off.',
  appRemoved: 'The app is removed.',
  oneMoreStep: 'One more step.',
  logInExpired: 'That took too long. Please log in again.',
  ownerShown: 'Thank you. You have shown that it is you.',
  codeWrong: 'This code is not right.',
  tooManyWrongCodes:
    'Too many wrong codes were typed for this account. Please use a recovery code or a passkey.',
  passkeyFailed: 'This passkey did not work. Please try again.',
  passkeyAddedBefore: 'This passkey was added before.',
  passkeyAdded: 'Your passkey is added. Two-step login is on. Your other devices are logged out.',
  passkeyAddedAgain: 'Your passkey is added.',
  saved: 'Saved.',
  passkeyGone: 'This passkey is not there anymore.',
  passkeyRemovedOff: 'The passkey is removed. Two-step login is off.',
  passkeyRemoved: 'The passkey is removed.',
  tooManyPasskeys: 'You have 10 passkeys. Remove one before you add another.',
  noPasskey: 'There is no passkey for this account.',
  turnOnFirst: 'First turn two-step login on.',
  newRecoveryCodes: 'Here are your new recovery codes. The old ones do not work anymore.',
  confirmEmailFirst: 'First confirm your email address. Use the link in our email.',
  tooManyWrongPasswords:
    'Too many wrong passwords were typed for this account. Tap Forgot Password to choose a new one. If you have no email, ask your facility for a new password.',
  logInNotOffered: 'This way to log in is not offered here.',
  waitSeconds: ({ count }: { count: number }) =>
    count === 1
      ? `Too many attempts. Please wait 1 second and try again.`
      : `Too many attempts. Please wait ${count} seconds and try again.`,
  waitMinutes: ({ count }: { count: number }) =>
    count === 1
      ? `Too many attempts. Please wait 1 minute and try again.`
      : `Too many attempts. Please wait ${count} minutes and try again.`,
};
