import { parseArgs } from 'node:util';
import { primaryMachine, primaryProcess, splitNetwork, standbyMachine } from './lost-machines.ts';
import { processes } from './processes.ts';
import type { Ground, Proof } from './proof.ts';
import { restore } from './restore.ts';
import { rollingUpdate } from './rolling-update.ts';
import { signUpPeople } from './saves.ts';
import { scale } from './scale.ts';

const proofs: readonly Proof[] = [
  processes,
  rollingUpdate,
  standbyMachine,
  primaryProcess,
  primaryMachine,
  splitNetwork,
  scale,
  restore,
];

/** The proofs that only root can run, with what each needs root for. */
export const forRootAlone = proofs.flatMap(({ name, needsRoot }) =>
  needsRoot ? [`${name} (${needsRoot})`] : [],
);

/**
 * Reads which proofs are wanted: all without names.
 * @throws Error for a name that there is not, and for proofs that this user cannot run
 */
export function findProofs(args: string[], { isRoot }: { isRoot: boolean }) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rate: { type: 'string', default: '200' }, rounds: { type: 'string', default: '10' } },
  });
  const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such proof: ${unknown.join(', ')}. There are ${proofs.map(({ name }) => name).join(', ')}.`,
    );
  }
  const wanted = proofs.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const impossible = isRoot ? [] : wanted.filter(({ needsRoot }) => needsRoot);
  if (impossible.length > 0) {
    const others = proofs.filter(({ needsRoot }) => !needsRoot).map(({ name }) => name);
    throw new Error(
      `Only root can run ${impossible.map(({ name, needsRoot }) => `${name} (${needsRoot})`).join(' and ')}. ` +
        `Run it as root, or name others: npm run cluster -- prove ${others.join(' ')}`,
    );
  }
  const size = { rate: Number(values.rate), rounds: Number(values.rounds) };
  return { run: (ground: Pick<Ground, 'cluster' | 'apps'>) => runAll(wanted, { ...ground, ...size }) };
}

/** Runs one after the other, and returns whether all rules held. */
async function runAll(wanted: readonly Proof[], ground: Ground): Promise<boolean> {
  await signUpPeople(ground.cluster.databaseUrl);
  let allHold = true;
  for (const { name, shows, run } of wanted) {
    console.log(`\n${name}: ${shows}`);
    const { holds, measured } = await run(ground);
    console.log(`  ${holds ? 'shown' : 'NOT SHOWN'}: ${measured}`);
    allHold &&= holds;
  }
  return allHold;
}
