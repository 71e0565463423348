import type { Services } from '#server/services/services.ts';
import type { Options } from './read-options.ts';

export type CommandRow = Readonly<Record<string, string | number | boolean | null>>;

/** The result of a command: rows to print, and a sentence that says what was done. */
export type Result = { rows: readonly CommandRow[]; message?: string };

export type Invocation = {
  services: Services;
  /** The words after the command's name, without options. */
  args: readonly string[];
  options: Options;
  /** The name of the operator, for the audit log. */
  operator: string;
};

/** Who does something, on the command line or on the web. */
export type By = Pick<Invocation, 'services' | 'operator'> & {
  /** Where links in emails lead. */
  origin: string;
  /** The first word of a command, which may name a person; null on the web. */
  named: string | null;
};

export type Command = {
  /** Two words, such as "code create". */
  name: string;
  usage: string;
  description: string;
  run(invocation: Invocation): Promise<Result>;
};

/** A command that needs no database and no settings. */
export type CommandWithoutDatabase = Omit<Command, 'run'> & { run(options: Options): Promise<Result> };
