/** What calls of this feature say. */
export const en = {
  confirmEmailForReminders: 'Please confirm your email address first. You can do so in My account.',
  remindersSaved: 'Saved. Each email has a link to stop it.',
  remindersNone: 'Saved. We send you none of these emails.',
  stopTitle: 'Stop these emails',
  stopTooOld: 'This link is too old. Log in and open My Plan: there you can stop the emails.',
};
