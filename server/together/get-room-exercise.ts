import type { getRoomExercise as endpoint } from '#contract/together.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { togetherMessages } from './messages.ts';
import { readRoom } from './read-room.ts';
import { findSeat } from './seats.ts';

/**
 * The exercise that is shown, for a guest; who leads may ask for any. Nothing of a person is in it.
 * @throws Problem not_found for an exercise that is not shown, room_ended, room_removed, room_led_elsewhere, or too_many_requests
 */
export async function getRoomExercise(
  services: Services,
  { body }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const seat = await findSeat(services, body.seat);
  await services.limits.countInProcess('togetherReads', seat.id);
  const { scene } = await readRoom(services, seat.roomId);
  const { game } = services.content;
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === body.exerciseId);
  const isShown = seat.role !== 'guest' || scene?.exerciseId === body.exerciseId;
  if (!exercise || !isShown) throw new Problem('not_found', togetherMessages.exerciseNotShown);
  return { ...game, exercise };
}
