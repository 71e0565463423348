import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { GameClip } from '#contract/game.ts';
import type { RoomExercise } from '#contract/together.ts';
import { testApp } from '#server/testing/test-app.ts';
import { roomsOf } from './testing/room-of.ts';
import { sceneOf } from './testing/screen.ts';

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { person, post, screen, played } = await roomsOf(tested);
const { en, es } = tested.services.content.byLanguage;

/** The exercise as the screen of a seat reads it on a page in a language. */
async function readBy(seat: string, language: string, exerciseId = 1): Promise<RoomExercise> {
  const headers = { 'accept-language': language };
  return (await post(endpoints.getRoomExercise.path, { seat, exerciseId }, { headers })).json();
}

/** Everything of an exercise that is filmed: the files, and the languages in which they are spoken. */
function filmsOf({ exercise, coaching }: Pick<RoomExercise, 'exercise' | 'coaching'>) {
  const { main, description, reveal, other } = exercise;
  const clips: (GameClip | null | undefined)[] = [
    ...[...main.options, description, ...Object.values(coaching)],
    ...[other?.moment, other?.description],
  ];
  return {
    clips: clips.map((clip) => clip && [clip.video_url, clip.captions_url, clip.poster_url, clip.language]),
    reasons: [reveal, other?.reveal].map((reason) => reason && [reason.clip, reason.captions_url]),
    poster: other?.poster_url,
  };
}

/** What is there to read. */
function wordsOf({ title, parts, exercise, coaching }: Omit<RoomExercise, 'people' | 'contentVersion'>) {
  const { main, description, other, reveal, why, why_not, hint, advice, sources } = exercise;
  return {
    ...{ title, parts, why, why_not, hint, advice, sources, other: other?.why, safe: reveal.safe_still },
    claims: main.options.map(({ character, short, transcript, words }) => [
      ...[character, short, transcript, words],
    ]),
    clips: [description, ...Object.values(coaching)].map(({ words, picture }) => [words, picture]),
  };
}

const partOf = (game: typeof en.game, exerciseId = 1) => {
  const exercise = game.exercises[exerciseId - 1];
  if (!exercise) throw new Error('no exercise');
  return { ...game, exercise };
};

test.each([
  ['es', 'en', es, en],
  ['en', 'es', en, es],
  ['es', 'es', es, es],
] as const)(
  'a player in %s has a guest on a page in %s: the same film, with words in the language of the guest',
  async (leads, plays, led, own) => {
    const { leader, guest, guestSeat } = await played();
    for (const [round, exerciseId] of [1, 30, 23].entries()) {
      leader.send({ type: 'show', scene: sceneOf({ round: round + 1, exerciseId, language: leads }) });
      await guest.room(({ scene }) => scene?.exerciseId === exerciseId);
      const read = await readBy(guestSeat, plays, exerciseId);
      expect(filmsOf(read)).toEqual(filmsOf(partOf(led.game, exerciseId)));
      expect(wordsOf(read)).toEqual(wordsOf(partOf(own.game, exerciseId)));
    }
  },
);

test('a guest is told when the player goes on in another language, and then gets its films', async () => {
  const { leader, guest, guestSeat } = await played();
  leader.send({ type: 'show', scene: sceneOf() });
  expect((await guest.room(({ scene }) => scene !== null)).scene?.language).toBeUndefined();
  expect(filmsOf(await readBy(guestSeat, 'es'))).toEqual(filmsOf(partOf(en.game)));
  leader.send({ type: 'show', scene: sceneOf({ language: 'es' }) });
  await guest.room(({ scene }) => scene?.language === 'es');
  expect(filmsOf(await readBy(guestSeat, 'es'))).toEqual(filmsOf(partOf(es.game)));
});

test('an aide has films and words in the language of the page', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const link = (await administrator.call(endpoints.openFacilityRoom)).json().address.split('/').at(-1);
  const { seat } = (await post(endpoints.leadFacilityRoom.path, { link })).json();
  await screen(seat);
  const read = await readBy(seat, 'es');
  expect([filmsOf(read), wordsOf(read)]).toEqual([filmsOf(partOf(es.game)), wordsOf(partOf(es.game))]);
});
