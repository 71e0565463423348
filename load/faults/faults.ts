import { parseArgs } from 'node:util';
import { browserKilled } from './browser.ts';
import { clockShifted } from './clock.ts';
import { clockAhead } from './clock-ahead.ts';
import { postgresGone, postgresRestarted } from './database.ts';
import { diskError, logFull } from './disks.ts';
import { type Fault, type Ground, type Result, RuleBroken } from './fault.ts';
import { killApp, killBoth, killConnections, killEarly, killPostgres } from './kills.ts';
import { mailDown, mailLater, mailNever, mailSlow } from './mail.ts';
import { killedAfterCharge, provider500, providerDown, providerHanging } from './payments.ts';
import { powerCut } from './power.ts';
import { rollingRestart } from './rolling.ts';
import { migrationKilled, newerSchema, twoStarts } from './schema.ts';
import { databaseLocked, databaseSlow, noConnections } from './slow-database.ts';
import { backupCopied, diskFull } from './tested.ts';

export const faults: readonly Fault[] = [
  killApp,
  killPostgres,
  killBoth,
  killConnections,
  killEarly,
  postgresRestarted,
  postgresGone,
  databaseSlow,
  databaseLocked,
  noConnections,
  newerSchema,
  migrationKilled,
  twoStarts,
  mailDown,
  mailSlow,
  mailLater,
  mailNever,
  providerDown,
  providerHanging,
  provider500,
  killedAfterCharge,
  clockShifted,
  clockAhead,
  logFull,
  diskFull,
  diskError,
  powerCut,
  backupCopied,
  browserKilled,
  rollingRestart,
];

/**
 * Reads which faults are wanted: all without names.
 * @throws Error for a name that there is not
 */
export function findFaults(args: string[]): { isList: boolean; wanted: readonly Fault[] } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { list: { type: 'boolean', default: false } },
  });
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.`,
    );
  }
  const wanted = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { isList: values.list, wanted };
}

export type Verdict = 'passed' | 'failed' | 'skipped';
/** Runs `work` with steps that are undone at its end, or when the command is interrupted. */
type WithSteps = <T>(work: (onEnd: Ground['onEnd']) => Promise<T>) => Promise<T>;

/** Tries a fault on the product as it is, which must hold, then without its protection, which must not. */
export async function tryFault(
  { control, obstacle, run }: Fault,
  { withSteps, seeded }: { withSteps: WithSteps; seeded: Ground['seeded'] },
  say: (line: string) => void,
): Promise<Verdict> {
  const reason = obstacle?.() ?? null;
  if (reason !== null) {
    say(`  skipped: ${reason}`);
    return 'skipped';
  }
  const tried = (isControl: boolean) => {
    const without = (isControl && control.change) || null;
    return withSteps((onEnd) => run({ without, isControl, seeded, onEnd })).catch((error): Result => {
      if (!(error instanceof RuleBroken)) throw error;
      return { broken: [error.message], measured: '' };
    });
  };
  try {
    const { broken, measured } = await tried(false);
    const holds = broken.length === 0;
    say(`  ${holds ? 'holds' : `BROKEN: ${broken.join('; ')};`} ${measured}`);
    if (!holds) return 'failed';
    const withoutIt = await tried(true);
    const isRed = withoutIt.broken.length > 0;
    say(
      isRed
        ? `  control (${control.without}): red, ${withoutIt.broken.join('; ')}`
        : `  CONTROL NOT RED (${control.without}): ${withoutIt.measured}`,
    );
    return isRed ? 'passed' : 'failed';
  } catch (error) {
    say(`  COULD NOT BE TRIED: ${(error as Error).stack}`);
    return 'failed';
  }
}
