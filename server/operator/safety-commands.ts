import { providers } from '#contract/providers.ts';
import {
  confirmAddressAgain,
  endAllSessions,
  freezeAccount,
  resetTwoSteps,
  unfreezeAccount,
  unlinkProvider,
} from '#server/accounts/operate-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Account } from '#server/tables/accounts.ts';
import type { Command, Invocation, Result } from './command-type.ts';
import { withPersonAudit } from './with-audit.ts';

/** Commands for an account that somebody else may have got into. */

const billingStays = 'What is paid and what renews stays as it is: see person cancel and person refund.';

/** `act` returns the message, and may add details to the audit entry. */
function forPerson(
  invocation: Invocation,
  command: string,
  act: (database: Database, person: Account) => Promise<{ message: string; details?: object }>,
): Promise<Result> {
  return withPersonAudit(invocation, command, async ({ database }, person) => {
    const { message, ...more } = await act(database, person);
    return { result: { rows: [{ person: person.userName }], message }, ...more };
  });
}

export const safetyCommands: readonly Command[] = [
  {
    name: 'person end-sessions',
    usage: 'person end-sessions NAME',
    description: 'signs every device of a person out; the password stays',
    run: (invocation) =>
      forPerson(invocation, 'person end-sessions', async (database, { id }) => {
        const ended = await endAllSessions(database, id);
        return { message: `${ended} signed out.`, details: { ended } };
      }),
  },
  {
    name: 'person resend-confirmation',
    usage: 'person resend-confirmation NAME',
    description: 'sends another email to confirm the address of a person',
    run: (invocation) =>
      withPersonAudit(invocation, 'person resend-confirmation', async (services, person) => {
        await confirmAddressAgain(services, services.database, person);
        return { result: { rows: [{ person: person.userName }], message: 'The email is on its way.' } };
      }),
  },
  {
    name: 'person reset-two-steps',
    usage: 'person reset-two-steps NAME',
    description: 'turns two-step login off for a person who lost the second step, and signs every device out',
    run: (invocation) =>
      withPersonAudit(invocation, 'person reset-two-steps', async (services, person) => {
        await resetTwoSteps(services, services.database, person);
        const message =
          person.userType === 'operator'
            ? 'Off, and signed out. The next login begins with setting it up again.'
            : 'Off, and signed out. The password or a provider alone opens the account now.';
        return { result: { rows: [{ person: person.userName }], message } };
      }),
  },
  {
    name: 'person unlink',
    usage: `person unlink NAME ${providers.join('|')}`,
    description: 'takes a provider away that opens the account, and signs every device out',
    run: (invocation) => {
      const provider = providers.find((one) => one === invocation.args[1]);
      if (!provider) throw new Problem('validation', `Say which one: ${providers.join(' or ')}.`);
      return forPerson(invocation, 'person unlink', async (database, { id, passwordHash }) => {
        await unlinkProvider(database, id, provider);
        await endAllSessions(database, id);
        const next = passwordHash
          ? 'The password still opens it.'
          : 'There is no password: the owner asks for one with "Forgot Password".';
        return { message: `${provider} no longer opens this account. ${next}`, details: { provider } };
      });
    },
  },
  {
    name: 'person freeze',
    usage: 'person freeze NAME',
    description:
      'puts an account on hold: nobody logs in or plays, every device is signed out; billing stays',
    run: (invocation) =>
      forPerson(invocation, 'person freeze', async (database, { id }) => {
        await freezeAccount(database, id, invocation.services.clock.now());
        return { message: `On hold. Whoever logs in is told how to reach us. ${billingStays}` };
      }),
  },
  {
    name: 'person unfreeze',
    usage: 'person unfreeze NAME',
    description: 'takes an account off hold: its owner can log in again',
    run: (invocation) =>
      forPerson(invocation, 'person unfreeze', async (database, { id }) => {
        await unfreezeAccount(database, id);
        return { message: 'Off hold: its owner can log in again.' };
      }),
  },
];
