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

/** "Too early to say" beside topics that were missed would read as a finding: without a topic they stand alone. */
export const tellsNoticed = (page: { noticedWell: readonly string[]; worthAnotherLook: readonly string[] }) =>
  page.noticedWell.length > 0 || page.worthAnotherLook.length === 0;

/** `isChosen` if the player chose it: `what` is then in their own words, if they wrote any. */
export type HomeThing = { exercise: GameExercise; isChosen: boolean; what: string; how: string };

/**
 * The one thing for home: what the player chose, else, of what is there and not done and then of what was missed, the first
 * that fits what the page says was missed most. What the player does not have, or has made safe, is left out.
 */
export function homeThing(
  { things, chosen }: Plan,
  missed: readonly number[],
  exercises: readonly GameExercise[],
  { worthAnotherLook }: Pick<DoctorPage, 'worthAnotherLook'>,
): HomeThing | null {
  const known = new Map(exercises.map((exercise) => [exercise.exercise_id, exercise]));
  const open = things.filter(({ mark, isDone }) => mark === 'have' && !isDone);
  const settled = new Set(things.map(({ exerciseId }) => exerciseId));
  const left = [
    ...open.map(({ exerciseId }) => exerciseId),
    ...missed.filter((exerciseId) => !settled.has(exerciseId)),
  ];
  const fitting = worthAnotherLook.flatMap((kind) => left.filter((id) => known.get(id)?.signal === kind));
  const id = chosen?.exerciseId ?? fitting[0] ?? left[0];
  const exercise = id === undefined ? undefined : known.get(id);
  if (!exercise) return null;
  const what = chosen?.what || exercise.title_after;
  return { exercise, isChosen: chosen !== null, what, how: exercise.try };
}
