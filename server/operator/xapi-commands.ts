import type { Config } from '#server/lib/config.ts';
import { Problem } from '#server/lib/problem.ts';
import { askStore } from '#server/xapi/ask-store.ts';
import { resendStatements } from '#server/xapi/resend-statements.ts';
import type { Command } from './command-type.ts';
import { day } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** The commands for the learning record store. */

const name = 'statement resend';
const nameOfTest = 'statement test';

export const xapiCommands: readonly Command[] = [
  {
    name: nameOfTest,
    usage: nameOfTest,
    description: 'asks the learning record store for a statement, and says why it does not take the key',
    async run({ services }) {
      try {
        await askStore(storeOf(services.config));
      } catch (error) {
        const { message, cause } = error as Error;
        throw new Problem('conflict', cause instanceof Error ? `${message}: ${cause.message}` : message);
      }
      return { rows: [], message: 'The learning record store takes the key.' };
    },
  },
  {
    name,
    usage: `${name} --from DAY`,
    description:
      'sends the outcomes since a day to the learning record store again, which takes those it does not have',
    run: (invocation) => {
      const from = day(invocation.options, 'from');
      if (!from) throw new Problem('validation', 'Say since when: --from 2027-01-31.');
      storeOf(invocation.services.config);
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

/** @throws Problem `conflict` without settings of a store */
function storeOf({ lrs }: Config): NonNullable<Config['lrs']> {
  if (!lrs)
    throw new Problem('conflict', 'No learning record store is set: LRS_URL, LRS_KEY and LRS_SECRET.');
  return lrs;
}
