import type { Mailer } from '#server/lib/mail/mailer.ts';

/** For jobs of which none is run. */
export const noMailer: Mailer = { deliver: async () => {}, close: () => {} };
