import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { messageResponse } from './fields.ts';

/** The emails that a person can choose: one a week, and the two questions about what they chose to do. */
export const reminderKinds = ['weekly', 'followUps'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

const choices = z.object({ weekly: z.boolean(), followUps: z.boolean() });

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/v2/user/reminders',
  caller: 'signedIn',
  response: z.extend(choices, {
    /** Where they are sent; null until the account has an address that is confirmed. */
    email: z.nullable(z.string()),
  }),
});

export const saveReminders = endpoint({
  method: 'PATCH',
  path: getReminders.path,
  caller: 'signedIn',
  body: choices,
  response: messageResponse,
});

/** The page behind the link in each of these emails. It changes nothing: mail programs open every link. */
export const openStopPage = endpoint({
  method: 'GET',
  path: '/stopEmails/{stopToken}',
  caller: 'signedAddress',
  params: z.object({ stopToken: z.string() }),
  response: z.unknown(),
});

/** Stops the emails: sent by the button of that page, and by mail programs (RFC 8058). */
export const stopReminders = endpoint({ ...openStopPage, method: 'POST' });

export const reminderEndpoints = {
  getReminders: served(getReminders, {
    purpose: 'Which emails I have chosen: one a week, and follow-ups of my plan',
    problems: ['too_many_requests'],
  }),
  saveReminders: served(saveReminders, {
    purpose: 'Choose emails, or stop them; choosing one needs an email address that is confirmed',
    problems: ['conflict', 'too_many_requests'],
  }),
  openStopPage: served(openStopPage, {
    purpose: 'The page with the button that stops emails; changes nothing',
    mediaTypes: ['text/html'],
    problems: ['gone', 'too_many_requests'],
  }),
  stopReminders: served(stopReminders, {
    purpose:
      'Stop emails by the link in them, without a login: by the button of the page, or in one press (RFC 8058)',
    mediaTypes: ['text/html'],
    problems: ['gone', 'too_many_requests'],
  }),
};
