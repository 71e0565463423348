import { Problem } from '#server/lib/problem.ts';
import type { OperatorAction } from './action.ts';
import {
  deskActions,
  facilityActions,
  operatorActions,
  personActions,
  saleActions,
  studyActions,
  supportActions,
} from './actions.ts';
import { backupCommands, commandsWithoutDatabase } from './backup/backup-commands.ts';
import type { Command, CommandWithoutDatabase, Invocation, Result } from './command-type.ts';
import { databaseCommands } from './database-commands.ts';
import { languageCommands } from './language-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { networkCommands } from './network-commands.ts';
import { studyCommands } from './study-commands.ts';
import { xapiCommands } from './xapi-commands.ts';

const commandsOf = (actions: readonly OperatorAction[]) => actions.flatMap(({ command }) => command ?? []);

const commands: readonly Command[] = [
  ...commandsOf(saleActions),
  ...commandsOf(facilityActions),
  ...commandsOf(personActions),
  ...commandsOf(operatorActions),
  ...networkCommands,
  ...mailCommands,
  ...languageCommands,
  ...commandsOf(supportActions),
  ...commandsOf(studyActions),
  ...studyCommands,
  ...xapiCommands,
  ...commandsOf(deskActions),
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
  'DAY is such as 2027-01-31 (UTC). NAME is a username or an email address, in quotes if it has spaces.',
].join('\n');

/** @throws Problem with a plain message for what cannot be done */
export async function runCommand(
  words: readonly string[],
  invocation: Omit<Invocation, 'args'>,
): Promise<Result> {
  const command = commands.find(isNamedBy(words));
  if (!command) throw new Problem('not_found', usage);
  return command.run({ ...invocation, args: argsOf(command, words) });
}

/** The words after a command's name. @throws Problem `validation` for more of them than it takes */
function argsOf(command: Pick<Command, 'usage'>, words: readonly string[]): readonly string[] {
  const args = words.slice(2);
  if (args.length > wordsOf(command)) {
    // The first word alone may be somebody else's name, or another folder.
    const typed = words.join(' ');
    throw new Problem(
      'validation',
      `Put a name with spaces in quotes. You typed: ${typed}. Usage: ${command.usage}`,
    );
  }
  return args;
}

/** How many words a command takes after its own two, as its usage shows. */
function wordsOf({ usage: shown }: Pick<Command, 'usage'>): number {
  const [words = ''] = shown.split(/ (?=\[|--)/, 1);
  return words.endsWith('...') ? Number.POSITIVE_INFINITY : words.split(' ').length - 2;
}

/** The command of these words, if it is one that needs no database. @throws Problem `validation` for a word too many */
export function findCommandWithoutDatabase(words: readonly string[]): CommandWithoutDatabase | undefined {
  const command = commandsWithoutDatabase.find(isNamedBy(words));
  if (command) argsOf(command, words);
  return command;
}

function isNamedBy(words: readonly string[]) {
  return ({ name }: { name: string }) => name === words.slice(0, 2).join(' ');
}
