import pino from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createServices } from '#server/create-services.ts';
import { readConfig } from '#server/lib/config.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { startStallingProxy } from '#server/testing/database/stalling-proxy.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { onTeardown } from '#server/testing/on-teardown.ts';
import { testClock } from '#server/testing/test-clock.ts';
import { testContent } from '#server/testing/test-content.ts';
import { roomsOf } from './testing/room-of.ts';
import { sceneOf } from './testing/screen.ts';

vi.setConfig({ testTimeout: 60_000 });

const { url, db } = await testDatabase();
const line = await startStallingProxy(url);
const opened = await openDatabase(line.url, { connections: 5 });
const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', LOGIN_DELAY: 'off' });
const clock = testClock();
const running = createServices({
  ...{ config, opened, clock, content: testContent },
  log: pino({ level: 'silent' }),
});
await running.services.jobs.open();
const app = await buildApp(running);
onTeardown(async () => {
  await app.close();
  await running.services.jobs.close();
  running.mailer.close();
  await opened.close();
});
await app.ready();
const { played } = await roomsOf({ app, services: running.services, running, clock });

// A try that failed leaves the line as it was.
beforeEach(() => line.refuse(false));

test('while the database is away everybody is told, no connection ends, and all goes on when it is back', async () => {
  const { leader, guest } = await played();
  line.refuse(true);
  leader.send({ type: 'show', scene: sceneOf() });
  expect(await leader.next('refused')).toMatchObject({ of: 'show', problem: { code: 'busy' } });
  for (const screen of [leader, guest])
    expect(await screen.next('trouble')).toMatchObject({ problem: { code: 'busy' } });
  guest.send({ type: 'ping', id: 1 });
  await expect.poll(() => guest.received.some(({ type }) => type === 'pong'), { timeout: 20_000 }).toBe(true);
  // Another process, which reached the database, takes the screens of this one for away.
  await db.$client.query('update together_seats set is_here = false');
  const before = guest.received.length;
  line.refuse(false);
  await expect
    .poll(() => guest.received.slice(before).some(({ type }) => type === 'room'), { timeout: 20_000 })
    .toBe(true);
  leader.send({ type: 'show', scene: sceneOf({ round: 2 }) });
  await guest.room(
    ({ scene, leader: who, guests }) =>
      scene?.round === 2 && who.isHere && guests.every(({ isHere }) => isHere),
  );
  expect([leader.closed(), guest.closed()]).toEqual([null, null]);
});

test('what a lost notification would have said is found by the next beat', async () => {
  const { guest } = await played();
  await db.$client.query('update together_rooms set version = version + 1, is_door_open = false');
  await guest.room(({ isDoorOpen }) => !isDoorOpen);
});
