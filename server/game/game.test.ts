import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fileHash } from '#content/hashes.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import { buildGame } from './build-game.ts';
import { getFirstAccess } from './first-access.ts';
import { openContent } from './open-content.ts';

const { app, services, clock } = await testApp();
const path = (gameID: string) => endpoints.getGame.path.replace('{gameID}', gameID);
const sampleOf = async () => (await app.inject(endpoints.getSampleGame.path)).json<Game>();
const get = (token: string, gameID = '1') =>
  app.inject({ url: path(gameID), headers: { authorization: `Bearer ${token}` } });

test('the list of games is open to everybody and gives no answers away', async () => {
  const response = await app.inject(endpoints.listGames.path);
  expect(response.json()).toMatchObject([{ gameID: '1', title: 'Mind Your Step', totalExercises: 50 }]);
  expect(response.json()[0].parts).toHaveLength(8);
  expect(response.body).not.toMatch(/answer|video_url|character/);
});

test('the game requires a login', async () => {
  expect((await app.inject(path('1'))).statusCode).toBe(401);
});

test('a player gets every exercise with its clips, captions, posters and words', async () => {
  const { token } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const game = (await get(token)).json<Game>();
  expect(game.exercises.map(({ exercise_id }) => exercise_id)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  const [first] = game.exercises;
  expect(first).toMatchObject({
    exercise_id: 1,
    part: 1,
    look: {
      box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
      still: '/files/assets/ex01-look.jpg?v=01234567',
    },
  });
  expect(first?.version).toMatch(/^[0-9a-f]{12}$/);
  expect(first?.sources[0]).toMatchObject({ address: expect.stringMatching(/^https?:/) });
  expect(first?.main.options).toHaveLength(4);
  expect(first?.main.options[1]).toMatchObject({
    id: 2,
    is_selectable: true,
    video_url: '/files/assets/ex01_2.mp4?v=01234567',
    captions_url: '/files/assets/ex01_2.vtt?v=01234567',
    poster_url: '/files/assets/ex01_2.webp?v=01234567',
    transcript: 'Walter: “ex01_2”',
    words: '“ex01_2”',
    character: 'Walter',
    character_id: 'walter',
    seconds: 12.5,
    bytes: 400_000,
  });
  expect(first?.description).toEqual({
    video_url: '/files/assets/ex01_0.mp4?v=01234567',
    captions_url: '/files/assets/ex01_0.vtt?v=01234567',
    poster_url: '/files/assets/ex01_0.webp?v=01234567',
    language: 'en',
    transcript: 'Presenter: “ex01_0”',
    sounds: [],
    words: '“ex01_0”',
    picture: null,
    seconds: 12.5,
    bytes: 400_000,
  });
  expect(game.coaching['right-you-got-it']?.video_url).toBe('/files/assets/right-you-got-it.mp4?v=01234567');
  expect(game.people.map(({ id, name }) => [id, name])).toEqual([
    ['rosa', 'Rosa'],
    ['walter', 'Walter'],
    ['mina', 'Mina'],
    ['presenter', 'Presenter'],
  ]);
});

test('each part has what somebody who plays along can ask: after a reason, and three cards', async () => {
  const { token } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const { parts } = (await get(token)).json<Game>();
  expect(parts).toHaveLength(8);
  for (const { talk } of parts) {
    expect(talk.after_reason.length).toBeGreaterThan(1);
    expect(talk.cards).toHaveLength(3);
  }
  expect(parts[2]?.talk.cards[2]).toBe('What makes it easy to miss?');
});

test('places are measured in the whole scene, the ring in the close picture', () => {
  const { content } = testContent;
  const whole = { x: 0.5, y: 0.6, width: 0.1, height: 0.1 };
  const game = content.game.map((exercise) => ({
    ...exercise,
    look: exercise.look && { ...exercise.look, whole },
  }));
  const [first] = buildGame({ ...testContent, content: { ...content, game } }).exercises;
  expect(first?.places?.find((place) => place.is_look)?.box).toEqual(whole);
  expect(first?.look?.box).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 });
});

test('a transcript tells what sounds, who says what, and what the picture shows unless the words do', () => {
  const { content } = testContent;
  const shown = { sounds: ['[phone rings]'], words: 'My rug.', picture: 'A rug.' };
  const { ex01_1 } = content.media;
  if (!ex01_1) throw new Error('exercise 1 has a moment');
  const media = { ...content.media, ex01_1: { ...ex01_1, transcript: shown } };
  const [first] = buildGame({ ...testContent, content: { ...content, media } }).exercises;
  const moment = { ...shown, transcript: '[phone rings] Rosa: My rug. [Picture: A rug.]' };
  expect(first?.main.options[0]).toMatchObject(moment);
  expect(first?.main.options[1]).toMatchObject({ transcript: 'Walter: “ex01_2”', picture: null });
});

test('an exercise has the fifth clip as its reveal, and never as an option', () => {
  const [first] = services.content.game.exercises;
  expect(first?.reveal).toEqual({
    clip: '/files/assets/ex01_5.mp4?v=01234567',
    captions_url: '/files/assets/ex01_5.vtt?v=01234567',
    safe_still: '/files/assets/ex01-safe.jpg?v=01234567',
    seconds: 12.5,
    bytes: 400_000,
  });
  expect(first?.main.options.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('with MEDIA_BASE_URL every clip, caption and picture is at that host, and pages may load it', async () => {
  const { app: elsewhere } = await testApp({ MEDIA_BASE_URL: 'https://clips.example.org/mys/' });
  const responses = [endpoints.getSampleGame.path, endpoints.getConfig.path].map((url) =>
    elsewhere.inject(url),
  );
  for (const { body, headers } of await Promise.all(responses)) {
    expect(body).toContain('"https://clips.example.org/mys/files/assets/');
    expect(body).not.toContain('"/files/assets/');
    const policy = String(headers['content-security-policy']);
    for (const source of ['img', 'media', 'connect'])
      expect(policy).toMatch(new RegExp(`${source}-src [^;]*https://clips\\.example\\.org`));
  }
});

test('in every exercise the answer is one of the people offered', () => {
  for (const { main } of services.content.game.exercises) {
    const offered = main.options.filter(({ is_selectable }) => is_selectable).map(({ id }) => id);
    expect(offered).toContain(main.answer);
    expect(offered).not.toContain(1);
    expect(offered).not.toContain(4);
  }
});

test('an exercise about an emergency tells whom to call', () => {
  const advice = services.content.game.exercises[24]?.advice.join(' ');
  expect(advice).toContain('Call 911');
});

test('the game has only the filmed exercises and their parts', () => {
  const { content, addressOf } = testContent;
  const five = buildGame({ content: { ...content, game: content.game.slice(0, 5) }, addressOf });
  expect(five.exercises).toHaveLength(5);
  expect(five.parts.map(({ first, last }) => [first, last])).toEqual([
    [1, 3],
    [4, 5],
  ]);
});

test('the addresses of the product’s own clips, captions and pictures contain the hash of each file', async () => {
  const folder = fileURLToPath(new URL('../../content/', import.meta.url));
  const game = buildGame(openContent(folder));
  const files = [
    ...game.exercises.flatMap(({ description, main, look, reveal }) => [
      ...[description, ...main.options].flatMap((option) => [
        option.video_url,
        option.captions_url,
        option.poster_url,
      ]),
      ...(look ? [look.still] : []),
      reveal.clip,
      reveal.captions_url,
      reveal.safe_still,
    ]),
    ...Object.values(game.coaching).map(({ video_url }) => video_url),
    ...game.people.map(({ avatar_url }) => avatar_url),
  ];
  for (const address of files) {
    const [, file = '', hash] = /^\/files\/assets\/(.+)\?v=(.{8})$/.exec(address) ?? [];
    expect([address, fileHash(readFileSync(join(folder, 'media', file))).slice(0, 8)]).toEqual([
      address,
      hash,
    ]);
  }
});

test('content with a fault does not open, and the error names file, field and reason', async () => {
  expect(() => openContent('/nowhere')).toThrow(/content\/exercises +: the folder is missing/);
});

test('the content version changes with the meaning of an exercise', () => {
  const { content, addressOf } = testContent;
  const changed = content.game.map((exercise) => ({ ...exercise, version: '0'.repeat(12) }));
  expect(buildGame({ content: { ...content, game: changed }, addressOf }).contentVersion).not.toBe(
    services.content.game.contentVersion,
  );
});

const inSpanish = (url: string, token?: string) =>
  app.inject({ url: `${url}?language=es`, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('in Spanish the game has other words, and the same exercises, answers and version', async () => {
  const { token } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const [english, spanish] = [
    (await get(token)).json<Game>(),
    (await inSpanish(path('1'), token)).json<Game>(),
  ];
  expect([english.language, spanish.language]).toEqual(['en', 'es']);
  expect(spanish.contentVersion).toBe(english.contentVersion);
  const same = ({ exercises }: Game) =>
    exercises.map(({ exercise_id, version, part, room, state, main }) => ({
      ...{ exercise_id, version, part, room, state, answer: main.answer },
      people: main.options.map(({ character_id }) => character_id),
    }));
  expect(same(spanish)).toEqual(same(english));
  expect(spanish.parts[0]).toMatchObject({ title: 'Reconocer peligros', first: 1, last: 3 });
  expect(spanish.people.at(-1)).toMatchObject({ id: 'presenter', name: 'Presentador' });
  expect(spanish.exercises[0]?.title).toBe('Un regalo en la cocina');
  expect(spanish.exercises[24]?.advice.join(' ')).toContain('Llame al 911');
});

test('the list of games is in the language that is asked for, and another one than there is gets an error', async () => {
  expect((await inSpanish(endpoints.listGames.path)).json()[0].parts[7].title).toBe('Resumen y repaso');
  for (const url of [endpoints.listGames.path, endpoints.getSampleGame.path]) {
    const response = await app.inject(`${url}?language=xx`);
    expect([response.statusCode, response.body]).toEqual([422, expect.stringContaining('language')]);
  }
});

test('there is one game', async () => {
  const { token } = await signUpPerson(services, { userType: 'facilityAdmin' });
  expect((await get(token, '2')).json()).toMatchObject({ code: 'not_found' });
});

test('an individual without a subscription is asked to subscribe, and no access is recorded', async () => {
  const { token, account } = await signUpPerson(services);
  const response = await get(token);
  expect([response.statusCode, response.json().code]).toEqual([402, 'subscription_required']);
  expect(await getFirstAccess(services.database, account.id)).toBe(null);
});

test('a member of a suspended facility gets a message about it', async () => {
  const { token, facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  await services.database.$client.query(`update facilities set status = 'suspended' where code = $1`, [
    facilityCode,
  ]);
  const response = await get(token);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: 'facility_ended',
    message: "Your facility's access has ended. Please contact your facility.",
  });
});

test('the first access is recorded for refunds, and later ones do not change it', async () => {
  const { token, account } = await signUpPerson(services, { isSubscribed: true });
  const at = clock.now();
  await get(token);
  clock.advance(3_600_000);
  await get(token);
  expect(await getFirstAccess(services.database, account.id)).toEqual(at);
});

test('the sample game is the first exercise alone, for anyone', async () => {
  const sample = await sampleOf();
  expect(sample.exercises).toEqual(services.content.game.exercises.slice(0, 1));
  expect(sample.parts).toMatchObject([{ part: 1, title: 'Recognizing Hazards', first: 1, last: 1 }]);
});

test('the game is checked and compressed once, however many players read it', async () => {
  const { app: fresh, services: its } = await testApp();
  const { token } = await signUpPerson(its, { userType: 'facilityAdmin' });
  const parse = vi.spyOn(endpoints.getGame.response, 'parse');
  const read = (encoding: string) =>
    fresh.inject({
      url: path('1'),
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    });
  const plain = await read('identity');
  const [brotli, zipped] = [await read('gzip, deflate, br'), await read('gzip')];
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(plain.json()).toEqual(endpoints.getGame.response.parse(its.content.game));
  expect(brotli.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-store',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  // The second one is this test's own.
  expect(parse).toHaveBeenCalledTimes(2);
  parse.mockRestore();
});
