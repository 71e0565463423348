import type { GameExercise } from '../game.ts';
import type { Plan } from './plan.ts';
import { isNoticedWell, type KindFigures } from './report-figures.ts';

/** What the page for the doctor says, on the Reports tab, printed from it and in the PDF. Pure. */

export const doctorQuestions = ['medicines', 'bloodPressure', 'balance', 'senses', 'home'] as const;
export type DoctorQuestion = (typeof doctorQuestions)[number];
type SignalKind = KindFigures['kind'];

/** What a question is about: the more of it was missed, the sooner the question is asked. */
const reasons: Readonly<Record<DoctorQuestion, readonly SignalKind[]>> = {
  medicines: ['unseen'],
  bloodPressure: ['unseen'],
  balance: ['felt'],
  senses: ['seen', 'heard', 'personal item'],
  home: ['hazard', 'reminder'],
};

const most = 3;

export type DoctorPage = {
  noticedWell: SignalKind[];
  /** What was missed most is first. */
  worthAnotherLook: SignalKind[];
  questions: DoctorQuestion[];
};

export function doctorPage(kinds: readonly KindFigures[]): DoctorPage {
  const missedOf = ({ answered, firstTry }: KindFigures) => answered - firstTry;
  const missedIn = (question: DoctorQuestion) =>
    kinds
      .filter(({ kind }) => reasons[question].includes(kind))
      .reduce((sum, figures) => sum + missedOf(figures), 0);
  return {
    noticedWell: kinds
      .filter(isNoticedWell)
      .toSorted((one, other) => other.firstTry / other.answered - one.firstTry / one.answered)
      .slice(0, most)
      .map(({ kind }) => kind),
    worthAnotherLook: kinds
      .filter((figures) => missedOf(figures) > 0 && !isNoticedWell(figures))
      .toSorted((one, other) => missedOf(other) - missedOf(one))
      .slice(0, most)
      .map(({ kind }) => kind),
    questions: doctorQuestions.toSorted((one, other) => missedIn(other) - missedIn(one)).slice(0, most),
  };
}

export type HomeThing = { exercise: GameExercise; what: string; how: string };

/** The one thing for home: what the player chose, else what is there and not done, else what was missed first. */
export function homeThing(
  { things, chosen }: Plan,
  missed: readonly number[],
  exercises: readonly GameExercise[],
): HomeThing | null {
  const open = things.find(({ mark, isDone }) => mark === 'have' && !isDone);
  const id = chosen?.exerciseId ?? open?.exerciseId ?? missed[0];
  const exercise = exercises.find(({ exercise_id }) => exercise_id === id);
  if (!exercise) return null;
  const own = chosen?.exerciseId === id ? chosen?.what : '';
  return { exercise, what: own || exercise.title_after, how: exercise.try };
}
