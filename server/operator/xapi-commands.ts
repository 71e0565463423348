import { Problem } from '#server/lib/problem.ts';
import { resendStatements } from '#server/xapi/resend-statements.ts';
import type { Command } from './command-type.ts';
import { day } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** The command for the learning record store. */

const name = 'statement resend';

export const xapiCommands: readonly Command[] = [
  {
    name,
    usage: `${name} --from DAY`,
    description:
      'sends the outcomes since a day to the learning record store again, which takes those it does not have',
    run: (invocation) => {
      const from = day(invocation.options, 'from');
      if (!from) throw new Problem('validation', 'Say since when: --from 2027-01-31.');
      if (!invocation.services.config.lrs) {
        throw new Problem('conflict', 'No learning record store is set: LRS_URL, LRS_KEY and LRS_SECRET.');
      }
      return withAudit(invocation, name, async (services) => {
        const queued = await resendStatements(services, services.database, from);
        const details = { from: from.toISOString(), queued };
        return {
          entry: { subject: 'the learning record store', details },
          result: { rows: [details], message: 'The server sends them now, after new ones.' },
        };
      });
    },
  },
];
