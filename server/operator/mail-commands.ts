import { randomUUID } from 'node:crypto';
import { email as emailAddress } from '#contract/fields.ts';
import { createMailer } from '#server/lib/mail/mailer.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Command } from './command-type.ts';

/** The command for the mail server. */

const name = 'mail test';

export const mailCommands: readonly Command[] = [
  {
    name,
    usage: `${name} ADDRESS`,
    description: 'sends an email at once, and says at what stage and why the mail server does not take it',
    async run({ services, args }) {
      const address = emailAddress('emailRequired').safeParse(args[0]);
      if (!address.success)
        throw new Problem('validation', 'Say to which address: mail test you@example.org.');
      const { product } = services.publicConfig.brand;
      const text = `This is a test. ${product} can send emails.`;
      const email = { to: address.data, subject: `${product}: a test`, text, html: `<p>${text}</p>` };
      const mailer = createMailer(services.config, services.database, services.clock);
      try {
        await mailer.deliver(email, randomUUID(), null);
      } catch (error) {
        throw new Problem('conflict', (error as Error).message);
      } finally {
        mailer.close();
      }
      return {
        rows: [],
        message: 'The mail server has taken the email. Look into the mailbox, and into its spam.',
      };
    },
  },
];
