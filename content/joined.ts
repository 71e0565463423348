import type { z } from 'zod';
import type { Brand } from './brand-schema.ts';
import type { Language } from './languages.ts';
import type {
  castSchema,
  coachingSchema,
  ExerciseStructure,
  evidenceSchema,
  formsSchema,
  partsSchema,
  peopleSchema,
  retiredSchema,
  StateName,
  safetySchema,
  surveysSchema,
  Term,
} from './schema.ts';
import type { ExerciseWords, PeopleWords, SafetyWords, SurveysWords, TalkWords } from './words.ts';

// The content as it is used: structure and words of one language together.

/** `character` is the speaker's name as it is shown, `short` the claim in three to eight words, for its card. */
export type Option = ExerciseStructure['main']['options'][number] & {
  character: string;
  short?: string | undefined;
  script: string;
};

type Box = NonNullable<ExerciseStructure['decoys']>[number];

/** Places where a player could point in the picture: the look box of the film, and two harmless places. */
export type Places = { look: string; decoys: { name: string; box: Box }[] };

type Shared = Pick<
  ExerciseWords,
  'title' | 'title_after' | 'setting' | 'hint' | 'why' | 'why_not' | 'try' | 'beats'
> & {
  signal: { kind: ExerciseStructure['signal']; words: string };
  places?: Places | undefined;
  main: { answer: number; options: Option[] };
};

type TwoStates = Extract<ExerciseStructure, { course: StateName }>;
type OneState = Extract<ExerciseStructure, { decides: 'know' }>;
type State = TwoStates['states'][StateName] & { visible: string };
type Kept<S> = Omit<S, 'signal' | 'decoys' | 'main' | 'beats' | 'states'>;

/** An exercise whose scene has two states. */
export type TwoStateExercise = Kept<TwoStates> &
  Shared & { states: Record<StateName, State>; why_other: string };

export type Exercise = TwoStateExercise | (Kept<OneState> & Shared & { visible: string });

export type Part = z.infer<typeof partsSchema>[number] & { title: string };
export type Talk = TalkWords[string] & { part: number };
export type Person = z.infer<typeof peopleSchema>[number] & PeopleWords[string];
export type CoachingLine = z.infer<typeof coachingSchema>[number] & { character: string; script: string };
/** The title is that of the exercise that was replaced. */
export type Retired = z.infer<typeof retiredSchema>[number] & { title: string };
export type Evidence = z.infer<typeof evidenceSchema>[number] & { fact: string };
export type FormPair = z.infer<typeof formsSchema>[number];
export type Figure = z.infer<typeof castSchema>[number] & { name: string };
export type Safety = Pick<SafetyWords, 'footer' | 'emergency'> & {
  advice: (z.infer<typeof safetySchema>['advice'][number] & { text: string })[];
};

type SurveyStructure = z.infer<typeof surveysSchema>[number];
type QuestionStructure = SurveyStructure['questions'][number];
export type Survey = {
  surveyID: string;
  title: string;
  questions: {
    questionId: string;
    question: string;
    options: (QuestionStructure['options'][number] & { option: string })[];
  }[];
};
export type Surveys = Pick<SurveysWords, 'intro' | 'consent' | 'thanks'> & { surveys: Survey[] };

/** All texts of a language, whether filmed or not. `version`: see `contentVersion`. */
export type Texts = {
  language: Language;
  /** In the order of their ids. */
  exercises: (Exercise & { version: string })[];
  parts: Part[];
  talk: Talk[];
  people: Person[];
  cast: Figure[];
  coaching: CoachingLine[];
  surveys: Surveys;
  evidence: Evidence[];
  retired: Retired[];
  forms: FormPair[];
  safety: Safety;
  terms: Term[];
  brand: Brand;
};
