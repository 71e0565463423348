import { endpoints } from '#contract/endpoints.ts';
import { countAuditEntries, listAuditCommands, listAuditEntries } from '#server/audit/audit-log.ts';
import { reads } from '../action.ts';
import { pageOf } from '../page-of.ts';
import { limitOf } from '../read-options.ts';

/** What operators and administrators did, all or one kind of action. */
export const listAuditLog = reads({
  name: 'log list',
  endpoint: endpoints.listAuditLog,
  command: {
    usage: '[--action "ticket close"] [--limit 50]',
    description: 'what operators and administrators of facilities did, all or one action, the newest first',
    options: { action: 'command' },
    read: limitOf,
  },
  run: async ({ services: { database } }, { command, ...input }) => {
    const [total, commands, entries] = await Promise.all([
      countAuditEntries(database, command),
      listAuditCommands(database),
      listAuditEntries(database, { command, ...pageOf(input) }),
    ]);
    const shown = entries.map(({ at, details, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      details: JSON.stringify(details),
    }));
    return {
      response: { total, commands, entries: shown },
      rows: shown.map(({ at, operator, command: done, subject, details }) => ({
        at,
        operator,
        command: done,
        subject,
        details,
      })),
    };
  },
});
