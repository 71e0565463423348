import { getUser } from '#server/access/get-user.ts';
import { closeAccount } from '#server/account-page/close-account.ts';
import { giveOneTimePassword } from '#server/accounts/one-time-password.ts';
import { listAuditEntries } from '#server/audit/audit-log.ts';
import { originOf } from '#server/lib/config.ts';
import { dollarsOf, showDollars } from '#server/lib/payments/money.ts';
import { Problem } from '#server/lib/problem.ts';
import { cancelFor, refundFor } from '#server/subscriptions/operate-subscription.ts';
import { actorOf } from '#server/xapi/statement-ids.ts';
import type { Command } from './command-type.ts';
import { findPerson } from './find-person.ts';
import { defaultLimit, textOf, wholeNumber } from './read-options.ts';
import { withPersonAudit } from './with-audit.ts';

/** Commands for one person, named by username or email address, and for what operators did. */

export const personCommands: readonly Command[] = [
  {
    name: 'person show',
    usage: 'person show NAME',
    description:
      'who it is, what is paid, whether the account is on hold, and its name in the learning record store',
    run: async (invocation) => {
      const { services } = invocation;
      const { id, frozenAt } = await findPerson(invocation);
      const { userName, email, userType, isSubscribed, subscriptionEndDate, amountCharge, facility } =
        await getUser(services, services.database, id);
      const paid = { isSubscribed, subscriptionEndDate, amountCharge };
      const held = { onHoldSince: frozenAt?.toISOString() ?? null };
      const inStore = services.config.lrs && { learningRecordStore: await actorOf(services, id) };
      const row = {
        userName,
        email,
        userType,
        ...paid,
        facility: facility?.name ?? null,
        ...held,
        ...inStore,
      };
      return { rows: [row] };
    },
  },
  {
    name: 'person cancel',
    usage: 'person cancel NAME',
    description: "cancels a person's subscription; what is paid for stays",
    run: async (invocation) => {
      const { services, operator } = invocation;
      const person = await findPerson(invocation);
      const until = await cancelFor(services, person.id, operator);
      return {
        rows: [{ person: person.userName, until: until?.toISOString() ?? null }],
        message: 'Canceled.',
      };
    },
  },
  {
    name: 'person refund',
    usage: 'person refund NAME [--receipt in_1Abc] [--all] [--end]',
    description:
      'gives the last payment back, the one with this receipt, or all; --end ends the subscription with it',
    run: async (invocation) => {
      const { services, options, operator } = invocation;
      const person = await findPerson(invocation);
      const receiptId = textOf(options, 'receipt');
      const which = {
        all: options.all === true,
        ends: options.end === true,
        ...(receiptId !== undefined && { receiptId }),
      };
      const { receipts, cents } = await refundFor(services, person.id, operator, which);
      return {
        rows: receipts.map(({ id, amountCents, paidAt }) => ({
          receipt: id,
          dollars: dollarsOf(amountCents),
          paid: paidAt.toISOString(),
        })),
        message: `${showDollars(cents)} given back.`,
      };
    },
  },
  {
    name: 'person delete',
    usage: 'person delete NAME --yes',
    description: 'closes an account as its owner would; it is purged after 15 days',
    run: (invocation) =>
      withPersonAudit(invocation, 'person delete', async (services, { id, userName, email }) => {
        if (invocation.options.yes !== true)
          throw new Problem('validation', `Add --yes to delete ${userName}.`);
        await closeAccount(services, services.database, id, originOf(services.config));
        const message = email
          ? 'Closed. An email with a link to undo it was sent.'
          : 'Closed. There is no address to send a link to that would undo it.';
        return { result: { rows: [{ person: userName }], message } };
      }),
  },
  {
    name: 'person password',
    usage: 'person password NAME',
    description: "gives a facility's member a password that works once",
    run: async (invocation) => {
      const person = await findPerson(invocation);
      if (person.userType !== 'facilityUser' && person.userType !== 'facilityAdmin') {
        throw new Problem('forbidden', 'Only members of facilities: others choose a new password by email.');
      }
      const { services, operator } = invocation;
      const giver = { operator, command: 'person password', origin: originOf(services.config) } as const;
      const password = await giveOneTimePassword(services, person.id, giver);
      return {
        rows: [{ person: person.userName, password }],
        message: 'It works once, within 72 hours; a new one is then chosen.',
      };
    },
  },
  {
    name: 'log list',
    usage: 'log list [--action "ticket close"] [--limit 50]',
    description: 'what operators and administrators of facilities did, all or one action, the newest first',
    run: async ({ services, options }) => {
      const entries = await listAuditEntries(services.database, {
        command: textOf(options, 'action'),
        limit: wholeNumber(options, 'limit', 1) ?? defaultLimit,
      });
      return {
        rows: entries.map(({ at, operator, command, subject, details }) => ({
          at: at.toISOString(),
          operator,
          command,
          subject,
          details: JSON.stringify(details),
        })),
      };
    },
  },
];
