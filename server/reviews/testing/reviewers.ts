import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import type { Review, SentReview } from '#contract/reviews.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** People of a server under test who review exercises, and what they send. */
export function reviewersOf(tested: TestApp) {
  const { app, services, clock } = tested;
  const { person } = peopleOf(tested);

  function exerciseOf(exerciseId: number) {
    const exercise = services.content.game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
    if (!exercise) throw new Error(`There is no exercise ${exerciseId}.`);
    return exercise;
  }

  /** The id of the right option of an exercise, and of the wrong one. */
  function optionsOf(exerciseId: number) {
    const { main } = exerciseOf(exerciseId);
    const wrong = main.options.find(({ id, is_selectable }) => is_selectable && id !== main.answer);
    return { right: main.answer, wrong: wrong?.id as number };
  }

  /** A review of exercise 1, right and sure, made now; an outcome that is given comes with its option. */
  function sentReview(over: Partial<SentReview> = {}): SentReview {
    const { exerciseId = 1, outcome = 'correct' } = over;
    const { right, wrong } = optionsOf(exerciseId);
    return {
      id: randomUUID(),
      exerciseId,
      selectedOptionId: outcome === 'correct' ? right : wrong,
      outcome,
      sure: true,
      assisted: false,
      lookFirst: 'hit',
      order: 'swapped',
      reviewedAt: clock.now().toISOString(),
      contentVersion: exerciseOf(exerciseId).version,
      ...over,
    };
  }

  /** Somebody who may play, with the calls of the reviews. */
  async function reviewer(given: Person = { userType: 'facilityAdmin' }) {
    const signedUp = await person(given);
    const save = (...reviews: object[]) => signedUp.call(endpoints.saveReviews, { reviews });
    const page = (after?: string) =>
      app.inject({
        url: endpoints.listReviews.path,
        query: after === undefined ? {} : { after },
        headers: { authorization: `Bearer ${signedUp.token}` },
      });
    const list = async () => (await page()).json<{ reviews: Review[] }>().reviews;
    return { ...signedUp, save, page, list };
  }

  return { sentReview, optionsOf, reviewer };
}
