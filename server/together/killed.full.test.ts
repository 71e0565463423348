import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { RoomInvitation } from '#contract/together.ts';
import type { Scene } from '#contract/together-room.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { continuousSaves, signedIn, stored } from '#server/testing/processes/continuous-saves.ts';
import {
  type ServerProcess,
  startProcess,
  waitForAddress,
  waitForExit,
} from '#server/testing/processes/server-process.ts';
import { connect, type Screen, sceneOf } from './testing/screen.ts';

/** Two processes on one database, the player on one and the guests on the other: either may die in the middle of a film. */

vi.setConfig({ testTimeout: 600_000 });
const root = join(import.meta.dirname, '../..');
const kills = 10;
const backWithinMs = 5000;
const { url } = await testDatabase();

type Process = { server: ServerProcess; address: string };

async function start(): Promise<Process> {
  const server = startProcess(root, { DATABASE_URL: url, RATE_LIMITS: 'off' });
  return { server, address: await waitForAddress(server) };
}

async function kill({ server }: Process): Promise<void> {
  server.kill('SIGKILL');
  await waitForExit(server);
}

/** A screen that connects again by itself to whichever process is there, as the web app does. */
function lasting(seat: string, addresses: () => string[]) {
  let screen: Screen | null = null;
  let isOver = false;
  let last: Scene | null = null;
  const run = (async () => {
    for (let attempt = 0; !isOver; attempt += 1) {
      const listed = addresses();
      const address = listed[attempt % listed.length] ?? '';
      screen = await connect(address, seat).catch(() => null);
      if (last) screen?.send({ type: 'show', scene: last });
      while (screen && screen.closed() === null && !isOver) await sleep(20);
      await sleep(250);
    }
    screen?.close();
  })();
  return {
    show(scene: Scene) {
      last = scene;
      if (screen?.closed() === null) screen.send({ type: 'show', scene });
    },
    /** The newest round that the screen knows now. */
    round: () => {
      const room = screen?.received.findLast((message) => message.type === 'room');
      return room?.type === 'room' ? (room.room.scene?.round ?? 0) : 0;
    },
    end: () => {
      isOver = true;
      return run;
    },
  };
}

test('either process is killed ten times: guests are back within 5 s, and the player loses nothing', async () => {
  const processes: Process[] = [await start(), await start()];
  let calls = 0;
  // Calls go to one process after the other, until one takes them, as the outbox of a browser behind a proxy does.
  const call = await signedIn(() => processes[calls++ % 2]?.address ?? '');
  const saves = continuousSaves(call);
  const read = async (endpoint: { path: string }, body: object) =>
    (await call(endpoint.path, body)).json() as Promise<{ seat: string; invitation: RoomInvitation }>;
  const { seat, invitation } = await read(endpoints.openRoom, { name: 'Rosa' });
  const link = invitation.address.split('/').at(-1);
  const seats = await Promise.all(
    ['Ben', 'Ida'].map(async (name) => (await read(endpoints.enterRoom, { link, name })).seat),
  );
  const ofPlayer = () => processes.map(({ address }) => address);
  const ofGuests = () => processes.map(({ address }) => address).toReversed();
  const leader = lasting(seat, ofPlayer);
  const guests = seats.map((ofGuest) => lasting(ofGuest, ofGuests));
  let round = 1;
  const showNext = () => {
    round += 1;
    leader.show(sceneOf({ round, step: 'watch' }));
  };
  const allSee = () => guests.every((guest) => guest.round() === round);
  showNext();
  await expect.poll(allSee, { timeout: 20_000 }).toBe(true);
  await saves.goOn();

  const times: number[] = [];
  for (let killed = 0; killed < kills; killed += 1) {
    // In turns: the process of the guests, then the one of the player.
    const which = killed % 2 === 0 ? 1 : 0;
    await kill(processes[which] as Process);
    const at = performance.now();
    // The player presses on while one process is away.
    showNext();
    await expect.poll(allSee, { timeout: 30_000, interval: 20 }).toBe(true);
    times.push(Math.round(performance.now() - at));
    processes[which] = await start();
  }
  console.log(`guests were back after ${times.join(', ')} ms`);
  expect(Math.max(...times)).toBeLessThan(backWithinMs);
  await saves.goOn();
  expect(await saves.stop()).toEqual(await stored(call));
  await Promise.all([leader, ...guests].map((one) => one.end()));
});
