import { Problem } from '#server/problem.ts';
import type { Asked, Command, Result, Row } from './command-type.ts';
import { facilityCommands } from './facility-commands.ts';
import { personCommands } from './person-commands.ts';
import { saleCommands } from './sale-commands.ts';
import { supportCommands } from './support-commands.ts';

const commands: readonly Command[] = [
  ...saleCommands,
  ...facilityCommands,
  ...personCommands,
  ...supportCommands,
];

/** How the commands are called, for people. */
export const usage = [
  'npm run operate -- COMMAND [--json]',
  '',
  ...commands.flatMap(({ usage: call, does }) => [`  ${call}`, `      ${does}`]),
  '',
  'DAY is such as 2027-01-31 (UTC). NAME is a username or an email address.',
].join('\n');

/** @throws Problem in plain words for what cannot be done */
export async function runCommand(words: readonly string[], asked: Omit<Asked, 'args'>): Promise<Result> {
  const command = commands.find(({ name }) => name === words.slice(0, 2).join(' '));
  if (!command) throw new Problem('not_found', usage);
  return command.run({ ...asked, args: words.slice(2) });
}

/** Rows under their names, in columns. */
export function asTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '(none)';
  const names = Object.keys(first);
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => String(row[name] ?? '').replaceAll('\n', ' '))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
