import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { buildGame } from '#server/game/build-game.ts';
import { openContent } from '#server/game/open-content.ts';
import { accountIdInSql, membersEach, signUpLargeFacility } from '../../bench-people.ts';
import { errorsOf, type Figures, figuresOf, median, milliseconds } from '../figures.ts';
import { type Ground, onGround } from '../ground.ts';
import { printErrors } from '../mix.ts';
import { runOpenLoop } from '../open-loop.ts';
import type { Goal } from '../verdict.ts';
import { kindsOfGrowth } from './calls.ts';
import { checkPlans } from './check-plans.ts';
import { seedGames } from './seed-games.ts';

const contentFolder = fileURLToPath(new URL('../../../../content/', import.meta.url));
/** The small database has this part of the people. */
const smaller = 100;
/** Members of one facility of each database, besides the other people: its list of members is long on both sides. */
const largeFacilityOf = (people: number) => Math.min(10_000, Math.ceil(people / 100));
const warmSeconds = 20;
/** A call that is rejected at once shows no plans. On a kept database fewer are accepted, because they end accounts there. */
const leastAccepted = 80;
/** How many of the people the runs are about: the calls whose plans are looked at end accounts and facilities of others. */
const inRuns = (people: number) => membersEach * Math.ceil((0.9 * people) / membersEach);

export type GrowthOptions = {
  port: number;
  people: number;
  seconds: number;
  rounds: number;
  /** Where both databases stay for later runs. */
  keptIn: string | undefined;
};

/**
 * Compares the calls on a large database with those on a small one in alternating runs, and looks at the plan of each
 * statement on the large one.
 */
export async function benchGrowth({ port, people, keptIn, ...options }: GrowthOptions): Promise<Goal[]> {
  const members = largeFacilityOf(people);
  const groundOf = async (name: string, number: number) => ({
    ...{ people: number, fill: (pool: pg.Pool) => fill(pool, number, members) },
    keptIn: keptIn && (await folderIn(keptIn, `${name}-${number}-and-${members}`)),
  });
  const few = Math.ceil(people / smaller);
  return onGround({ port: port + 2, ...(await groundOf('large', people)) }, async (large) =>
    onGround({ port, ...(await groundOf('small', few)) }, async (small) => {
      const sides = [
        { name: 'small', ground: { ...small, people: inRuns(few), inLargeFacility: few + 1 } },
        {
          name: 'large',
          ground: { ...large, people: inRuns(people), playing: inRuns(few), inLargeFacility: people + 1 },
        },
      ];
      const callers = { after: inRuns(people), people, inLargeFacility: people + 1 };
      const plans = await large.withServices((running) => checkPlans(running, callers));
      return [
        ...(await compare(sides, options)),
        { name: 'statements that read a large table whole', unit: '', values: [plans.bad], isNone: true },
        {
          ...{ name: `calls accepted, of the ${plans.made} whose plans were looked at`, unit: '' },
          ...{ values: [plans.accepted], atLeast: leastAccepted },
        },
      ];
    }),
  );
}

async function folderIn(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Everybody has played; the first member of each facility is its administrator. */
async function fill(pool: pg.Pool, people: number, inLargeFacility: number): Promise<void> {
  const game = buildGame(openContent(contentFolder), '');
  await signUpLargeFacility(pool, new Date(), { people, members: inLargeFacility });
  await pool.query(
    `update accounts set user_type = 'facilityAdmin' where id = ${accountIdInSql(`${people + 1}`)} or id in (
      select ${accountIdInSql('n')} from generate_series(1, ${people}, ${membersEach}) as n)`,
  );
  await seedGames(pool, {
    people: people + inLargeFacility,
    exercises: game.exercises,
    now: new Date(),
    onProgress: console.log,
  });
}

/** As many people play on either side: the first call of a person in a while also writes when that was. */
type Side = { name: string; ground: Ground & { playing?: number; inLargeFacility: number } };

async function compare(
  sides: readonly Side[],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  const run = ({ ground }: Side, forSeconds: number) =>
    runOpenLoop({ origin: ground.origin, kinds: kindsOfGrowth(ground), seconds: forSeconds });
  const figures = new Map<string, Record<string, Figures[]>>();
  let errors = 0;
  for (const side of sides) {
    await run(side, Math.min(warmSeconds, seconds));
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const side of round % 2 === 1 ? sides : sides.toReversed()) {
      const { samples } = await run(side, seconds);
      errors += errorsOf(samples).length;
      printErrors(samples);
      for (const [kind, own = []] of Object.entries(Object.groupBy(samples, (sample) => sample.kind))) {
        const ofKind = figures.get(kind) ?? {};
        figures.set(kind, ofKind);
        ofKind[side.name] = [...(ofKind[side.name] ?? []), figuresOf(own)];
      }
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return [
    ...[...figures].flatMap(([kind, { small = [], large = [] }]) => goalsOf(kind, small, large)),
    { name: 'kinds of errors', unit: '', values: [errors], isNone: true },
  ];
}

/** How many times longer a call takes on the large database, in each round. */
function goalsOf(kind: string, small: readonly Figures[], large: readonly Figures[]): Goal[] {
  const goal = (of: 'p50' | 'p95', under: number): Goal => {
    const values = large.map((figures, round) => figures[of] / (small[round]?.[of] ?? Number.NaN));
    const both = [small, large].map((all) => milliseconds(median(all.map((one) => one[of]))));
    return { name: `${of} of ${kind} (${both.join(' and ')})`, unit: ' times', values, under };
  };
  return [goal('p50', 1.25), goal('p95', 1.5)];
}
