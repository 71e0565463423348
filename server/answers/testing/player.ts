import type { Playthrough, SaveAnswerBody } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export type Attempt = SaveAnswerBody['exercise']['main'][number];
/** The fields of a save that differ from the smallest valid save. */
export type Overrides = Partial<Omit<SaveAnswerBody, 'exercise'>> & {
  exercise?: Partial<SaveAnswerBody['exercise']>;
};

/** The payload of a save: by default of exercise 1 without any attempts. */
export const saveBody = ({ exercise, ...over }: Overrides = {}) => ({
  gameID: '1',
  newSession: false,
  ...over,
  exercise: { exercise_id: 1, time: 10, repeats: 0, skip: false, main: [], ...exercise },
});

/** Players of a server under test, and what they send. */
export function playersOf({ app, services, clock }: TestApp) {
  const correct = (over: Partial<Attempt> = {}): Attempt => ({
    attempt_outcome: 'correct',
    attempted_at: clock.now().toISOString(),
    ...over,
  });
  const incorrect = (over: Partial<Attempt> = {}): Attempt => ({
    ...correct(over),
    attempt_outcome: 'incorrect',
  });
  const skip = (exercise_id = 1): Overrides => ({
    exercise: { exercise_id, skip: true, main: [incorrect()] },
  });

  /** A person who may play, with the calls for saving. */
  async function player() {
    const { token, account } = await signUpPerson(services, { userType: 'facilityAdmin' });
    const headers = { authorization: `Bearer ${token}` };
    const { saveAnswer, listAnswers } = endpoints;
    const save = (over: Overrides) =>
      app.inject({ method: 'POST', url: saveAnswer.path, headers, payload: saveBody(over) });
    const playthroughs = async () =>
      (await app.inject({ url: listAnswers.path, headers })).json<Playthrough[]>();
    const playthrough = async () => (await playthroughs())[0] as Playthrough;
    return { save, playthroughs, playthrough, accountId: account.id };
  }

  return { correct, incorrect, skip, player };
}
