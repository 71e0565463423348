import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { browserKilled } from './browser.ts';
import { clockShifted } from './clock.ts';
import { clockAhead } from './clock-ahead.ts';
import { postgresGone, postgresRestarted } from './database.ts';
import { diskError, logFull } from './disks.ts';
import { type Fault, type Ground, type Result, RuleBroken, seconds } from './fault.ts';
import { killApp, killBoth, killConnections, killEarly, killPostgres } from './kills.ts';
import { loginsAtOnce } from './logins.ts';
import { mailDown, mailLater, mailNever, mailSlow } from './mail.ts';
import { killedAfterCharge, provider500, providerDown, providerHanging } from './payments.ts';
import { powerCut } from './power.ts';
import { rollingRestart } from './rolling.ts';
import { migrationKilled, newerSchema, twoStarts } from './schema.ts';
import { databaseLocked, databaseSlow, noConnections } from './slow-database.ts';
import {
  backupCopied,
  diskFull,
  firstGameInTwoTabs,
  installOffline,
  jobsFail,
  noLocks,
  noRandomId,
  resetBehindEmails,
} from './tested.ts';
import { limitTo, type Scope } from './tools/scope.ts';

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
  resetBehindEmails,
  jobsFail,
  providerDown,
  providerHanging,
  provider500,
  killedAfterCharge,
  clockShifted,
  clockAhead,
  loginsAtOnce,
  logFull,
  diskFull,
  diskError,
  powerCut,
  backupCopied,
  browserKilled,
  firstGameInTwoTabs,
  noRandomId,
  noLocks,
  installOffline,
  rollingRestart,
];

/** Enough for the machine while some faults only wait, and not so many that a start takes too long. */
const defaultAtOnce = Math.min(availableParallelism(), 4);

/**
 * Reads which faults are wanted, all without names, and how many tries run at the same time.
 * @throws Error for a name that there is not
 */
export function findFaults(args: string[]): { isList: boolean; atOnce: number; wanted: readonly Fault[] } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: String(defaultAtOnce) },
    },
  });
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such fault: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.`,
    );
  }
  const atOnce = Number(values['at-once']);
  if (!Number.isInteger(atOnce) || atOnce < 1) throw new Error('--at-once needs a number from 1.');
  const wanted = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { isList: values.list, atOnce, wanted };
}

const oneMount = limitTo(1);

export type Verdict = 'passed' | 'failed' | 'skipped';

type Means = {
  /** Runs `work` with what it starts ended with it, or when the command is interrupted. */
  withScope: <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;
  seeded: Ground['seeded'];
  /** Runs `work` when it is its turn. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** For how long this machine has stood still. */
  stillMs: () => number;
};

/** After so long, limits of time say something about the machine, and nothing about the product. */
const disturbingMs = 5000;
const mostTries = 3;

/** Tries a fault on the product as it is, which must hold, and without its protection, which must break as foreseen. */
export async function tryFault(
  { name, shows, control, obstacle, mounts, run }: Fault,
  { withScope, seeded, inTurn, stillMs }: Means,
  say: (text: string) => void,
): Promise<Verdict> {
  const title = `\n${name}: ${shows}`;
  const reason = obstacle?.() ?? null;
  if (reason !== null) {
    say(`${title}\n  skipped: ${reason}`);
    return 'skipped';
  }
  const tryOnce = (isControl: boolean) => {
    const without = (isControl && control.change) || null;
    return withScope((scope) => run({ ...scope, without, isControl, seeded })).catch(
      (error): Result | Error =>
        error instanceof RuleBroken ? { broken: [error.message], measured: '' } : error,
    );
  };
  const tryUndisturbed = async (isControl: boolean) => {
    for (let tries = 1; ; tries += 1) {
      const beforeMs = stillMs();
      const result = await tryOnce(isControl);
      const disturbedMs = stillMs() - beforeMs;
      if (disturbedMs < disturbingMs || (!isControl && isHeld(result))) return result;
      const which = isControl ? `the control of ${name}` : name;
      const follows = tries < mostTries ? 'is tried again' : `was disturbed in each of ${tries} tries`;
      say(`\n${which} ${follows}: this machine stood still for ${seconds(disturbedMs)}`);
      if (tries === mostTries) return result;
    }
  };
  const tried = (isControl: boolean) => {
    const trying = () => inTurn(() => tryUndisturbed(isControl));
    return mounts ? oneMount(trying) : trying();
  };
  const [asItIs, withoutIt] = await Promise.all([tried(false), tried(true)]);
  const isRed = !(withoutIt instanceof Error) && withoutIt.broken.some((rule) => control.breaks.test(rule));
  say(`${title}\n  ${inWords(asItIs)}\n  ${controlInWords(withoutIt, control)}`);
  return isHeld(asItIs) && isRed ? 'passed' : 'failed';
}

function isHeld(result: Result | Error): boolean {
  return !(result instanceof Error) && result.broken.length === 0;
}

function inWords(result: Result | Error): string {
  if (result instanceof Error) return `COULD NOT BE TRIED: ${result.stack}`;
  const { broken, measured } = result;
  return broken.length === 0 ? `holds ${measured}` : `BROKEN: ${broken.join('; ')}; ${measured}`;
}

function controlInWords(result: Result | Error, { without, breaks }: Fault['control']): string {
  if (result instanceof Error) return `CONTROL COULD NOT BE TRIED (${without}): ${result.stack}`;
  const { broken, measured } = result;
  if (broken.length === 0) return `CONTROL NOT RED (${without}): ${measured}`;
  const isForeseen = broken.some((rule) => breaks.test(rule));
  const verdict = isForeseen ? `control (${without}): red` : `CONTROL RED FOR ANOTHER REASON (${without})`;
  return `${verdict}, ${broken.join('; ')}`;
}
