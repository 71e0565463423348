import { randomUUID } from 'node:crypto';
import type { SaveAnswerBody } from '#contract/answers.ts';
import type { Game, LookFirstResult } from '#contract/game.ts';
import { saveAnswer } from '#server/answers/save-answer.ts';
import type { Services } from '#server/services/services.ts';

type Exercise = SaveAnswerBody['exercise'];
type SeededAttempt = Exercise['main'][number];

const exerciseDurationMs = 40_000;

/**
 * Plays a game for a person with the handler of the API: for tests, the sandbox and screenshots.
 * `history` lists exercises in the order of play and what happened in each:
 * `✓` right, `x` wrong, `a` right with help, `r` repeated, `s` skipped, `-` left without an answer.
 * `playGame(services, account.id, '1:✓ 2:x✓ 3:rxxa 4:s')`. The last exercise ends now.
 * Returns the id of the playthrough; a given id continues that playthrough instead of starting one.
 * @param lookFirst what came of looking first, at each exercise; not asked if it is left out
 */
export async function playGame(
  services: Services,
  accountId: string,
  history: string,
  playthroughId?: string,
  lookFirst?: LookFirstResult,
): Promise<string> {
  const played = readHistory(services.content.game, history, services.clock.now());
  const game = playthroughId ?? randomUUID();
  const access = { userType: 'operator', subscription: null, facility: null, memberUntil: null } as const;
  const caller = { accountId, userType: access.userType, sessionId: randomUUID(), access };
  for (const [index, exercise] of played.entries()) {
    const newSession = playthroughId === undefined && index === 0;
    const looked = { ...exercise, ...(lookFirst && { look_first: lookFirst }) };
    const body = { gameID: '1', exercise: looked, newSession, session: game, save_id: randomUUID() } as const;
    await saveAnswer(services, { body, caller } as Parameters<typeof saveAnswer>[1]);
  }
  return game;
}

/** Returns the saves of a history, one for each exercise, as the screens would send them until `endedAt`. */
export function readHistory(game: Game, history: string, endedAt: Date): Exercise[] {
  const visits = history.trim().split(/\s+/);
  return visits.map((visit, index) => {
    const [, id = '', marks = ''] = /^(\d+):([✓xars-]+)$/.exec(visit) ?? [];
    const exercise = game.exercises.find(({ exercise_id }) => exercise_id === Number(id));
    if (!exercise) throw new Error(`"${visit}" is not an exercise and its marks, such as 3:x✓`);
    const at = new Date(endedAt.getTime() - (visits.length - 1 - index) * exerciseDurationMs);
    return {
      exercise_id: exercise.exercise_id,
      time: 10 + exerciseDurationMs / 1000,
      elapsed_ms: exerciseDurationMs,
      repeats: marks.split('r').length - 1,
      skip: marks.includes('s'),
      visit_id: randomUUID(),
      main: [...marks].flatMap((mark) => attemptOf(mark, exercise, at)),
    };
  });
}

function attemptOf(mark: string, { main }: Game['exercises'][number], at: Date): SeededAttempt[] {
  const stamp = { attempt_id: randomUUID(), attempted_at: at.toISOString() };
  const wrong = main.options.find(({ id, is_selectable }) => is_selectable && id !== main.answer)?.id ?? 0;
  switch (mark) {
    case '✓':
      return [{ ...stamp, attempt_outcome: 'correct', selected_option_id: main.answer }];
    case 'a':
      return [{ ...stamp, attempt_outcome: 'correct', selected_option_id: main.answer, assisted: true }];
    case 'x':
      return [{ ...stamp, attempt_outcome: 'incorrect', selected_option_id: wrong }];
    case 's':
      return [{ ...stamp, attempt_outcome: 'incorrect' }];
    default:
      return [];
  }
}
