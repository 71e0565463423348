/** The page that stops emails, by kind of email. */
export const en = {
  ask: {
    weekly: 'Press the button, and we no longer send you the weekly email.',
    followUps: 'Press the button, and we no longer send you the emails that ask about your plan.',
  },
  button: 'Stop the emails',
  doneTitle: 'The emails are stopped',
  done: {
    weekly: 'Done. We no longer send you the weekly email. You can choose it again in My Plan.',
    followUps:
      'Done. We no longer send you the emails that ask about your plan. You can choose it again in My Plan.',
  },
};
