import { Problem } from '#server/lib/problem.ts';
import { backupCommands, commandsWithoutDatabase } from './backup/backup-commands.ts';
import type { Command, CommandWithoutDatabase, Invocation, Result } from './command-type.ts';
import { databaseCommands } from './database-commands.ts';
import { deskCommands } from './desk/desk-commands.ts';
import { facilityCommands } from './facilities/facility-commands.ts';
import { networkCommands } from './network-commands.ts';
import { personCommands } from './person-commands.ts';
import { operatorCommands } from './roles/operator-commands.ts';
import { safetyCommands } from './safety-commands.ts';
import { saleCommands } from './sale/sale-commands.ts';
import { studyCommands } from './study-commands.ts';
import { supportCommands } from './support-commands.ts';
import { xapiCommands } from './xapi/xapi-commands.ts';

const commands: readonly Command[] = [
  ...saleCommands,
  ...facilityCommands,
  ...personCommands,
  ...safetyCommands,
  ...operatorCommands,
  ...networkCommands,
  ...supportCommands,
  ...studyCommands,
  ...xapiCommands,
  ...deskCommands,
  ...databaseCommands,
  ...backupCommands,
];

/** The list of all commands and their options, for people. */
export const usage = [
  'npm run operate -- COMMAND [--json]',
  '',
  ...[...commands, ...commandsWithoutDatabase].flatMap(({ usage: call, description: does }) => [
    `  ${call}`,
    `      ${does}`,
  ]),
  '',
  'DAY is such as 2027-01-31 (UTC). NAME is a username or an email address.',
].join('\n');

/** @throws Problem with a plain message for what cannot be done */
export async function runCommand(
  words: readonly string[],
  invocation: Omit<Invocation, 'args'>,
): Promise<Result> {
  const command = commands.find(isNamedBy(words));
  if (!command) throw new Problem('not_found', usage);
  return command.run({ ...invocation, args: words.slice(2) });
}

/** The command of these words, if it is one that needs no database. */
export function findCommandWithoutDatabase(words: readonly string[]): CommandWithoutDatabase | undefined {
  return commandsWithoutDatabase.find(isNamedBy(words));
}

function isNamedBy(words: readonly string[]) {
  return ({ name }: { name: string }) => name === words.slice(0, 2).join(' ');
}
