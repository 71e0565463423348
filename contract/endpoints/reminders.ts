import { served } from '../endpoint.ts';
import * as reminders from '../reminders.ts';

export const reminderEndpoints = {
  getReminders: served(reminders.getReminders, {
    purpose: 'Which emails I have chosen: one a week, and follow-ups of my plan',
    problems: ['too_many_requests'],
  }),
  saveReminders: served(reminders.saveReminders, {
    purpose: 'Choose emails, or stop them; choosing one needs an email address that is confirmed',
    problems: ['conflict', 'too_many_requests'],
  }),
  openStopPage: served(reminders.openStopPage, {
    purpose: 'The page with the button that stops emails; changes nothing',
    mediaTypes: ['text/html'],
    problems: ['gone', 'too_many_requests'],
  }),
  stopReminders: served(reminders.stopReminders, {
    purpose:
      'Stop emails by the link in them, without a login: by the button of the page, or in one press (RFC 8058)',
    mediaTypes: ['text/html'],
    problems: ['gone', 'too_many_requests'],
  }),
};
