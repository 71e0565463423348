import { setTimeout as sleep } from 'node:timers/promises';
import { untilWhole } from '../nodes.ts';
import { until } from '../program.ts';
import { type Ground, type Proof, seconds } from './proof.ts';
import { countMissing, startSaves } from './saves.ts';
import { watchPrimaries } from './watch-primaries.ts';

/** Saves before each fault, and after it, so that there is something to lose. */
const quietMs = 5000;

type Fault = (ground: Ground) => Promise<() => Promise<void>>;

/** Repeats a fault under saves, and measures the time until a new save is acknowledged. */
async function underSaves(ground: Ground, rounds: number, withinMs: number, fault: Fault) {
  const { cluster, rate } = ground;
  const saves = startSaves(cluster.url, rate);
  const backMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(quietMs);
    saves.longestGapMs();
    const heal = await fault(ground);
    await saves.untilNext(withinMs * 2);
    await sleep(quietMs);
    backMs.push(saves.longestGapMs());
    await heal();
    await untilWhole(cluster.network);
  }
  await saves.stop();
  const missing = await countMissing(cluster.databaseUrl, saves.acknowledged);
  const failed = [...saves.failures].map(([status, count]) => `${count} times ${status || 'no response'}`);
  return {
    holds: missing === 0 && backMs.every((ms) => ms <= withinMs),
    failures: saves.failures,
    measured:
      `${saves.acknowledged.size} saves acknowledged, ${missing} missing; longest time without one: ` +
      `${backMs.map(seconds).join(', ')} (at most ${seconds(withinMs)}); sent again after ${failed.join(', ') || 'nothing'}`,
  };
}

export const primaryMachine: Proof = {
  name: 'primary-machine',
  shows:
    'the agent and PostgreSQL of the primary are killed together: no acknowledged save is missing, writes are back within 30 s',
  run: (ground) =>
    underSaves(ground, ground.rounds, 30_000, async ({ cluster }) => {
      const primary = await cluster.primary();
      primary.kill('both');
      return async () => primary.startPatroni();
    }),
};

export const primaryProcess: Proof = {
  name: 'primary-process',
  shows: 'PostgreSQL of the primary is killed alone: nothing missing, writes are back within 10 s',
  run: (ground) =>
    underSaves(ground, Math.ceil(ground.rounds / 2), 10_000, async ({ cluster }) => {
      (await cluster.primary()).kill('postgres');
      return async () => undefined;
    }),
};

export const standbyMachine: Proof = {
  name: 'standby-machine',
  shows: 'the agent and PostgreSQL of each standby are killed in turn: no save fails',
  async run(ground) {
    const standbys = await ground.cluster.standbys();
    let turn = 0;
    const result = await underSaves(ground, standbys.length, 5_000, async () => {
      const standby = standbys[turn++ % standbys.length];
      standby?.kill('both');
      return async () => standby?.startPatroni();
    });
    return { ...result, holds: result.holds && result.failures.size === 0 };
  },
};

export const splitNetwork: Proof = {
  name: 'split-network',
  shows:
    'the primary is cut off from the network: never two primaries, nothing missing, writes are back within 40 s',
  needsRoot: 'network namespaces',
  async run(ground) {
    const { cluster } = ground;
    const watch = watchPrimaries(cluster);
    const result = await underSaves(ground, Math.ceil(ground.rounds / 3), 40_000, async () => {
      const primary = await cluster.primary();
      cluster.network.split(primary.name);
      return async () => {
        cluster.network.join(primary.name);
        const isFollowing = async () => (await cluster.standbys()).some(({ name }) => name === primary.name);
        await until(`${primary.name} following again`, isFollowing, { withinMs: 120_000 });
      };
    });
    const { looks, two, none } = await watch.stop();
    return {
      holds: result.holds && two === 0,
      measured: `${result.measured}; ${looks} looks at all three: ${two} times two primaries, ${none} times none`,
    };
  },
};
