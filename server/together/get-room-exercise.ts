import type { Language } from '#contract/pages/languages.ts';
import type { getRoomExercise as endpoint } from '#contract/together.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { togetherMessages } from './messages.ts';
import { readRoom } from './read-room.ts';
import { findSeat } from './seats.ts';
import { withFilmsOf } from './with-films.ts';

/**
 * The exercise that is shown, for a guest, with the films that the leader sees; who leads may ask for any, with films in the
 * language of the own page. Nothing of a person is in it.
 * @throws Problem not_found for an exercise that is not shown, room_ended, room_removed, room_led_elsewhere, or too_many_requests
 */
export async function getRoomExercise(
  services: Services,
  { body, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const seat = await findSeat(services, body.seat);
  await services.limits.countInProcess('togetherReads', seat.id);
  const { scene } = await readRoom(services, seat.roomId);
  const gameIn = (spoken: Language) => {
    const { game } = services.content.byLanguage[spoken];
    const exercise = game.exercises.find(({ exercise_id }) => exercise_id === body.exerciseId);
    return exercise && { ...game, exercise };
  };
  const shown = gameIn(language);
  const filmed = seat.role === 'guest' ? gameIn(scene?.language ?? 'en') : shown;
  const isShown = seat.role !== 'guest' || scene?.exerciseId === body.exerciseId;
  if (!shown || !filmed || !isShown) throw new Problem('not_found', togetherMessages.exerciseNotShown);
  return withFilmsOf(shown, filmed);
}
