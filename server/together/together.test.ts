import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { togetherSocketPath } from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import { findHands } from '#server/facilities/topics/hand-counts.ts';
import { hourMs } from '#server/lib/clock.ts';
import { testApp } from '#server/testing/test-app.ts';
import { roomsOf } from './testing/room-of.ts';
import { connect, sceneOf } from './testing/screen.ts';

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app, services, clock } = tested;
const { address, person, screen, post, opened, played } = await roomsOf(tested);

const rowsOf = async (table: string) =>
  (await services.database.$client.query(`select * from ${table}`)).rows;

test('a guest comes in by the link and sees who leads, without an account', async () => {
  const { leader, guest } = await played();
  expect(await guest.next('entered')).toMatchObject({ role: 'guest', protocol: togetherProtocol });
  expect(await leader.next('entered')).toMatchObject({ role: 'player', guestId: null });
  expect(await guest.room()).toMatchObject({
    kind: 'home',
    leader: { name: 'Rosa', isHere: true },
    guests: [{ name: 'Ben', hasChosen: false, choice: null }],
    scene: null,
  });
});

test('letters open the same room as typed by hand: any case, spaces and dashes', async () => {
  const { letters } = await opened();
  expect(letters).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{6}$/);
  const typed = ` ${letters.slice(0, 3).toLowerCase()}-${letters.slice(3)} `;
  const found = await post(endpoints.findRoom.path, { letters: typed });
  expect(found.json()).toMatchObject({ leaderName: 'Rosa', isFull: false, isDoorOpen: true });
  expect((await post(endpoints.enterRoom.path, { letters: typed, name: 'Ben' })).statusCode).toBe(201);
});

test('what the leader shows reaches the guest, and a guest who comes later', async () => {
  const { leader, guest, enter } = await played();
  const film = {
    clip: { of: 'option', optionId: 2 },
    position: 3.5,
    isPlaying: true,
    at: clock.now().getTime(),
  };
  const scene = sceneOf({ film: film as never });
  leader.send({ type: 'show', scene });
  expect((await guest.room(({ scene }) => scene !== null)).scene).toEqual(scene);
  const late = await screen(await enter('Ida'));
  expect((await late.room()).scene).toEqual(scene);
});

test('choices are secret until the player has pressed Okay, then all see all', async () => {
  const { leader, guest } = await played();
  leader.send({ type: 'show', scene: sceneOf({ step: 'choose' }) });
  await guest.room(({ scene }) => scene !== null);
  guest.send({ type: 'choose', round: 1, choice: 3 });
  const secret = await leader.room(({ guests }) => guests[0]?.hasChosen === true);
  expect(secret.guests[0]).toMatchObject({ name: 'Ben', choice: null });
  leader.send({ type: 'show', scene: sceneOf({ step: 'choices', choice: 2 }) });
  const shown = await guest.room(({ scene }) => scene?.choice === 2);
  expect(shown.guests[0]).toMatchObject({ choice: 3 });
  guest.send({ type: 'choose', round: 1, choice: 2 });
  expect(await guest.next('refused')).toMatchObject({ of: 'choose', problem: { code: 'conflict' } });
});

test('a new round clears choices and points, and nothing of an earlier one is taken', async () => {
  const { leader, guest } = await played();
  leader.send({ type: 'show', scene: sceneOf({ hasLooked: true }) });
  await guest.room(({ scene }) => scene?.hasLooked === true);
  guest.send({ type: 'choose', round: 1, choice: 3 });
  guest.send({ type: 'point', round: 1, x: 0.25, y: 0.75 });
  const pointed = await leader.room(
    ({ guests }) => guests[0]?.point !== null && guests[0]?.hasChosen === true,
  );
  expect(pointed.guests[0]?.point).toEqual({ x: 0.25, y: 0.75, at: clock.now().getTime() });
  leader.send({ type: 'show', scene: sceneOf({ round: 2 }) });
  const next = await guest.room(({ scene }) => scene?.round === 2);
  expect(next.guests[0]).toMatchObject({ hasChosen: false, point: null });
  guest.send({ type: 'choose', round: 1, choice: 3 });
  expect(await guest.next('refused')).toMatchObject({ of: 'choose', problem: { code: 'conflict' } });
  leader.send({ type: 'show', scene: sceneOf({ round: 1 }) });
  expect(await leader.next('refused')).toMatchObject({ of: 'show', problem: { code: 'conflict' } });
});

test('a guest may point only after the player has looked', async () => {
  const { leader, guest } = await played();
  leader.send({ type: 'show', scene: sceneOf({ step: 'look' }) });
  await guest.room(({ scene }) => scene !== null);
  guest.send({ type: 'point', round: 1, x: 0.5, y: 0.5 });
  expect(await guest.next('refused')).toMatchObject({ of: 'point', problem: { code: 'conflict' } });
});

test('a film that a wrong clock puts far ahead or behind counts from about now', async () => {
  const { leader, guest } = await played();
  const now = clock.now().getTime();
  const filmAt = (at: number) =>
    sceneOf({ film: { clip: { of: 'reveal' }, position: 0, isPlaying: true, at } });
  leader.send({ type: 'show', scene: filmAt(now + hourMs) });
  expect((await guest.room(({ scene }) => scene !== null)).scene?.film?.at).toBe(now + 1000);
  leader.send({ type: 'show', scene: filmAt(now - hourMs) });
  await guest.room(({ scene }) => scene?.film?.at === now - 10_000);
});

test('pings are answered with the time of the server', async () => {
  const { guest } = await played();
  guest.send({ type: 'ping', id: 7 });
  expect(await guest.next('pong')).toEqual({ type: 'pong', id: 7, at: clock.now().getTime() });
});

test('three guests fit; a fourth is told, and takes the place of one who was away for a minute', async () => {
  const { seat, enter, link } = await opened();
  const leader = await screen(seat);
  const guests = await Promise.all(['Ann', 'Ben', 'Ida'].map(async (name) => screen(await enter(name))));
  await leader.room(({ guests: all }) => all.filter(({ isHere }) => isHere).length === 3);
  const fourth = () => post(endpoints.enterRoom.path, { link, name: 'Kim' });
  expect((await fourth()).json()).toMatchObject({ code: 'room_full' });
  expect((await post(endpoints.findRoom.path, { link })).json()).toMatchObject({ isFull: true });
  guests[1]?.close();
  await leader.room(({ guests: all }) => all.some(({ name, isHere }) => name === 'Ben' && !isHere));
  expect((await fourth()).json()).toMatchObject({ code: 'room_full' });
  await services.database.$client.query(
    `update together_seats set seen_at = seen_at - interval '61 seconds' where name = 'Ben'`,
  );
  expect((await fourth()).statusCode).toBe(201);
  const room = await leader.room(({ guests: all }) => all.some(({ name }) => name === 'Kim'));
  expect(room.guests.map(({ name }) => name).sort()).toEqual(['Ann', 'Ida', 'Kim']);
});

test('two guests at once do not both take the last place', async () => {
  const { link, enter } = await opened();
  await enter('Ann');
  await enter('Ben');
  const both = await Promise.all(
    ['Ida', 'Kim'].map((name) => post(endpoints.enterRoom.path, { link, name })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('who leads removes a guest: the seat is out, its name is deleted, and the door is closed', async () => {
  const { leader, guest, guestSeat, link } = await played();
  const { guests } = await leader.room(({ guests: all }) => all.length === 1);
  leader.send({ type: 'remove', guestId: guests[0]?.guestId ?? '' });
  expect(await guest.next('ended')).toMatchObject({ problem: { code: 'room_removed' } });
  const after = await leader.room(({ isDoorOpen }) => !isDoorOpen);
  expect(after.guests).toEqual([]);
  const again = await connect(address, guestSeat);
  expect(await again.next('ended')).toMatchObject({ problem: { code: 'room_removed' } });
  expect((await post(endpoints.enterRoom.path, { link, name: 'Ben' })).json()).toMatchObject({
    code: 'room_door_closed',
    message: 'Rosa has closed the door. Ask Rosa to open it.',
  });
  leader.send({ type: 'door', isOpen: true });
  await leader.room(({ isDoorOpen, version }) => isDoorOpen && version > after.version);
  expect((await post(endpoints.enterRoom.path, { link, name: 'Ben' })).statusCode).toBe(201);
  expect((await rowsOf('together_seats')).filter(({ out_because }) => out_because)).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: null })]),
  );
});

test('of two windows of the player the later one leads; the former is told, and the room goes on', async () => {
  const { leader, guest, player } = await played();
  const { seat } = (await player.call(endpoints.leadRoom)).json();
  const second = await screen(seat);
  expect(await leader.next('ended')).toMatchObject({ problem: { code: 'room_led_elsewhere' } });
  second.send({ type: 'show', scene: sceneOf() });
  await guest.room(({ scene }) => scene !== null);
  // A window that was duplicated has the same seat.
  const third = await screen(seat);
  expect(await second.next('ended')).toMatchObject({ problem: { code: 'room_led_elsewhere' } });
  third.send({ type: 'show', scene: sceneOf({ round: 2 }) });
  await guest.room(({ scene }) => scene?.round === 2);
});

test('a guest who comes back has the same place; meanwhile all see that the line is gone', async () => {
  const { leader, guest, guestSeat } = await played();
  guest.close();
  await leader.room(({ guests }) => guests[0]?.isHere === false);
  const { version } = await leader.room(({ guests }) => guests[0]?.isHere === false);
  await screen(guestSeat);
  const back = await leader.room((room) => room.version > version && room.guests[0]?.isHere === true);
  expect(back.guests).toHaveLength(1);
  leader.close();
});

test('guests see that they wait for the player', async () => {
  const { leader, guest } = await played();
  leader.close();
  expect((await guest.room(({ leader: one }) => !one.isHere)).leader).toEqual({
    name: 'Rosa',
    isHere: false,
  });
});

test('the end deletes the room and every name, and all are told', async () => {
  const { leader, guest, guestSeat, player, link, letters } = await played();
  leader.send({ type: 'end' });
  for (const one of [leader, guest]) {
    expect(await one.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  }
  const rooms = (await rowsOf('together_rooms')).filter(({ account_id }) => account_id === player.account.id);
  expect(rooms).toEqual([]);
  const late = await connect(address, guestSeat);
  expect(await late.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  for (const given of [{ link }, { letters }]) {
    expect((await post(endpoints.findRoom.path, given)).json()).toMatchObject({ code: 'room_unknown' });
  }
});

test('a new link ends the old one', async () => {
  const { guest, player, link } = await played();
  await player.call(endpoints.openRoom, { name: 'Rosa' });
  expect(await guest.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  expect((await post(endpoints.findRoom.path, { link })).json()).toMatchObject({ code: 'room_unknown' });
});

test('two presses at once open one room', async () => {
  const player = await person({ isSubscribed: true });
  const both = await Promise.all([1, 2].map(() => player.call(endpoints.openRoom, { name: 'Rosa' })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const rooms = (await rowsOf('together_rooms')).filter(({ account_id }) => account_id === player.account.id);
  expect(rooms).toHaveLength(1);
});

test('a guest goes for good, and the place is free', async () => {
  const { leader, guest } = await played();
  guest.send({ type: 'leave' });
  await leader.room(({ guests, version }) => guests.length === 0 && version > 3);
  expect(await guest.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
});

test.each([
  ['none', '', 'Name Required'],
  ['10,000 letters', 'a'.repeat(10_000), 'At most 1000 characters'],
  ['41 letters', 'a'.repeat(41), 'At most 40 characters'],
  ['a line break', 'Ben\nBoss', 'This cannot have line breaks or hidden characters'],
])('a name of %s is rejected by its field', async (_what, name, message) => {
  const { link, player } = await opened();
  for (const response of [
    await post(endpoints.enterRoom.path, { link, name }),
    await player.call(endpoints.openRoom, { name }),
  ]) {
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ name: message });
  }
});

test.each([
  ['an unknown type', { type: 'dance' }, null, /^/],
  ['a choice that is no number', { type: 'choose', round: 1, choice: 'x' }, 'choose', /choice/],
  ['a point outside of the picture', { type: 'point', round: 1, x: 1.5, y: 0 }, 'point', /x/],
])('%s is refused, naming the field, and the connection stays', async (_what, message, of, field) => {
  const { guest } = await played();
  guest.send(message);
  const refused = await guest.next('refused');
  expect(refused).toMatchObject({ of, problem: { code: 'validation' } });
  expect(Object.keys(refused.problem.errors ?? {}).join()).toMatch(field);
  guest.send({ type: 'ping', id: 1 });
  await guest.next('pong');
});

test('a message that is no JSON is refused; one that is too long ends the connection', async () => {
  const { guest } = await played();
  guest.sendText('{');
  expect(await guest.next('refused')).toMatchObject({ of: null, problem: { code: 'validation' } });
  guest.sendText(JSON.stringify({ type: 'choose', round: 1, choice: 'x'.repeat(5000) }));
  await expect.poll(guest.closed).not.toBeNull();
});

test('whoever sends faster than a hand is asked to wait, and is cut off in the end', async () => {
  const { guest, leader } = await played();
  for (let id = 0; id < 60; id += 1) guest.send({ type: 'ping', id });
  expect(await guest.next('refused')).toMatchObject({ problem: { code: 'too_many_requests' } });
  for (let id = 0; id < 500; id += 1) guest.send({ type: 'ping', id });
  await expect.poll(guest.closed).toBe(1008);
  leader.send({ type: 'ping', id: 1 });
  await leader.next('pong');
});

test('a screen of another release is told to load the page again', async () => {
  const { seat } = await opened();
  const old = await connect(address, seat, togetherProtocol + 1);
  expect(await old.next('ended')).toMatchObject({ problem: { code: 'other_release' } });
  await expect.poll(old.closed).toBe(1000);
});

test('when the subscription has ended, the next exercise ends the room for all', async () => {
  const { leader, guest, player } = await played();
  leader.send({ type: 'show', scene: sceneOf() });
  await guest.room(({ scene }) => scene !== null);
  await services.database.$client.query(
    `update subscriptions set status = 'ended', ended_at = now() where account_id = $1`,
    [player.account.id],
  );
  leader.send({ type: 'show', scene: sceneOf({ round: 2 }) });
  await guest.room(({ scene }) => scene?.round === 2);
  leader.send({ type: 'show', scene: sceneOf({ round: 3, exerciseId: 2 }) });
  for (const one of [leader, guest]) {
    expect(await one.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  }
  expect((await player.call(endpoints.openRoom, { name: 'Rosa' })).statusCode).toBe(402);
  // What is left can still be seen and ended.
  expect((await player.call(endpoints.getOwnRoom)).json()).toEqual({ room: null });
  expect((await player.call(endpoints.endRoom)).statusCode).toBe(200);
});

test('after a log out the seat of the player leads no longer', async () => {
  const { seat, player } = await opened();
  await player.call(endpoints.logout);
  const late = await connect(address, seat);
  expect(await late.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
});

test('a room ends after four hours', async () => {
  const { guest, link, player } = await played();
  clock.advance(4 * hourMs);
  expect((await post(endpoints.findRoom.path, { link })).json()).toMatchObject({ code: 'room_unknown' });
  expect((await player.call(endpoints.getOwnRoom)).json()).toEqual({ room: null });
  expect(await guest.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  await expect.poll(() => rowsOf('together_seats'), { timeout: 8000 }).toEqual([]);
});

test('plain requests carry the same messages, and wait for what is new', async () => {
  const { leader, enter } = await played();
  const seat = await enter('Ida');
  const exchange = async (more: object) =>
    (
      await post(endpoints.exchange.path, {
        ...{ seat, protocol: togetherProtocol, known: 0, wait: 0, messages: [] },
        ...more,
      })
    ).json();
  const [first] = (await exchange({})).messages;
  expect(first.room.guests.map(({ name }: { name: string }) => name)).toEqual(['Ben', 'Ida']);
  await leader.room(({ guests }) => guests[1]?.isHere === true);
  const { version: known } = await leader.room(({ guests }) => guests[1]?.isHere === true);
  expect(await exchange({ known })).toEqual({ messages: [] });
  const waiting = exchange({ known, wait: 15 });
  await sleep(100);
  leader.send({ type: 'show', scene: sceneOf() });
  const [shown] = (await waiting).messages;
  expect(shown.room.scene).toEqual(sceneOf());
  const { messages } = await exchange({
    known: shown.room.version,
    messages: [{ type: 'ping', id: 3 }, { type: 'choose', round: 1, choice: 2 }, { type: 'end' }],
  });
  expect(messages).toMatchObject([
    { type: 'pong', id: 3 },
    { type: 'refused', of: 'end', problem: { code: 'forbidden' } },
    { type: 'room', room: { guests: [{}, { hasChosen: true }] } },
  ]);
  leader.send({ type: 'end' });
  await leader.next('ended');
  expect(await exchange({})).toMatchObject({ code: 'room_ended' });
});

test('a guest reads the exercise that is shown, and no other one; a leader any', async () => {
  const { leader, guest, guestSeat, seat } = await played();
  const read = (by: string, exerciseId: number) =>
    post(endpoints.getRoomExercise.path, { seat: by, exerciseId });
  expect((await read(guestSeat, 1)).json()).toMatchObject({ code: 'not_found' });
  leader.send({ type: 'show', scene: sceneOf({ exerciseId: 7 }) });
  await guest.room(({ scene }) => scene?.exerciseId === 7);
  const { exercise, coaching, exercises } = (await read(guestSeat, 7)).json();
  expect(exercise).toEqual(services.content.game.exercises[6]);
  expect(Object.keys(coaching)).toContain('instructions');
  expect(exercises).toBeUndefined();
  expect((await read(guestSeat, 8)).json()).toMatchObject({ code: 'not_found' });
  expect((await read(seat, 8)).statusCode).toBe(200);
  expect((await read('a'.repeat(43), 7)).json()).toMatchObject({ code: 'room_ended' });
});

test('an aide leads the room of the facility by a link alone, and counts hands without a name', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const made = (await administrator.call(endpoints.openFacilityRoom)).json();
  const link = made.address.split('/').at(-1);
  const led = (await post(endpoints.leadFacilityRoom.path, { link })).json();
  const aide = await screen(led.seat);
  expect(await aide.next('entered')).toMatchObject({ role: 'aide' });
  const [exercise] = services.content.game.exercises;
  const contentVersion = exercise?.version ?? '';
  aide.send({ type: 'show', scene: sceneOf({ contentVersion }) });
  await aide.room(({ scene }) => scene !== null);
  const answer = exercise?.main.answer ?? 0;
  const hands = (right: number) => ({
    ...{ type: 'hands', round: 1, exerciseId: 1, contentVersion, state: exercise?.state ?? 'scene' },
    counts: [
      { optionId: answer, hands: right },
      { optionId: 5 - answer, hands: 2 },
    ],
  });
  aide.send(hands(1));
  aide.send(hands(4));
  await expect
    .poll(() => rowsOf('hand_counts'))
    .toMatchObject([{ hands: 6, right_hands: 4, exercise_id: 1 }]);
  expect(await rowsOf('hand_counts')).toHaveLength(1);
  const [{ facility_id: facilityId }] = await rowsOf('hand_counts');
  const handsOf = (exercises: number[], since = clock.now()) =>
    findHands(services.database, facilityId, exercises, since);
  expect(await handsOf([1, 2])).toEqual({ raised: 6, right: 4 });
  expect(await handsOf([2])).toBeNull();
  expect(await handsOf([1], new Date(clock.now().getTime() + 1))).toBeNull();
  aide.send({ ...hands(4), round: 2 });
  expect(await aide.next('refused')).toMatchObject({ of: 'hands', problem: { code: 'conflict' } });
  expect((await administrator.call(endpoints.getFacilityRoom)).json().room).toMatchObject({
    kind: 'facility',
  });
  await administrator.call(endpoints.endFacilityRoom);
  expect(await aide.next('ended')).toMatchObject({ problem: { code: 'room_ended' } });
  expect(await rowsOf('hand_counts')).toHaveLength(1);
});

test("nobody comes into a facility's room as a guest, and nobody leads a player's room by its link", async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const link = (await administrator.call(endpoints.openFacilityRoom)).json().address.split('/').at(-1);
  expect((await post(endpoints.enterRoom.path, { link, name: 'Ben' })).json()).toMatchObject({
    code: 'room_unknown',
  });
  const home = await opened();
  expect((await post(endpoints.leadFacilityRoom.path, { link: home.link })).json()).toMatchObject({
    code: 'room_unknown',
  });
});

test('only the path of rooms speaks WebSocket, and it has no page', async () => {
  expect((await app.inject('/api/v2/together/socket')).statusCode).toBe(404);
  const other = new WebSocket(`${address.replace('http', 'ws')}/healthz`);
  await new Promise((resolve) => other.addEventListener('error', resolve));
});

test('a page of another site gets no connection', async () => {
  const { seat } = await opened();
  const url = address.replace('http', 'ws') + togetherSocketPath;
  const open = (origin: string) =>
    new Promise<string | number>((resolve) => {
      // The headers are Node.js's addition.
      const socket = new WebSocket(url, { headers: { origin } } as unknown as string[]);
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ type: 'enter', seat, protocol: togetherProtocol })),
      );
      socket.addEventListener('message', ({ data }) => {
        resolve(JSON.parse(String(data)).type);
        socket.close();
      });
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
  expect(await open('https://elsewhere.example')).toBe(1008);
  expect(await open(address)).toBe('entered');
});
