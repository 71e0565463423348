import { z } from 'zod';
import { text } from './fields.ts';
import { offeredOptions } from './offered.ts';
import type {
  castSchema,
  coachingSchema,
  ExerciseStructure,
  evidenceSchema,
  safetySchema,
  stateNames,
  surveysSchema,
} from './schema.ts';

// texts/LANGUAGE/: the words of the content. What the structure has decides which words there must be, in every language.

const keyed = <T>(ids: readonly (string | number)[], schema: (id: string) => z.ZodType<T>) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, schema(String(id))]))) as z.ZodType<
    Record<string, T>
  >;

/** The words for these ids, one text each. */
function textsOf(ids: readonly (string | number)[]): z.ZodType<Record<string, string>> {
  return keyed(ids, () => text);
}

export type ExerciseWords = {
  /** Names the situation and not the hazard: shown until the exercise is answered. */
  title: string;
  /** Names what there was to notice, in either state: shown once the exercise is answered. */
  title_after: string;
  setting: string;
  /** What there is to notice; may be shown to players after the answer. */
  signal: string;
  /** What the picture shows and nothing else: for drawing it, and spoken with "Describe the picture" turned on. */
  visible: string | Record<(typeof stateNames)[number], string>;
  /** Places where a player could point in the picture: the look box of the film, and the decoys. */
  places?: { look: string; decoys: string[] } | undefined;
  /** One line that points at the signal: shown after the first wrong answer. */
  hint: string;
  /** The explanation shown after the answer; of the state in the course. */
  why: string;
  /** The explanation of the other state, in a review. */
  why_other?: string | undefined;
  /** Answers the belief behind the wrong claim: for everybody, after a right answer too. */
  why_not: string;
  /** Something to do or to look for at the player's home. */
  try: string;
  /** By the id of the option; `short` is the claim in three to eight words, for its card. */
  main: Record<string, { script: string; short?: string | undefined }>;
  /** What begins in the film of the moment -> the word on which it begins. */
  beats: Record<string, string>;
};

/** The words of this exercise. */
export function exerciseWords(exercise: ExerciseStructure): z.ZodType<ExerciseWords> {
  const { decoys, main, beats } = exercise;
  const hasStates = 'states' in exercise;
  const offered = offeredOptions(exercise).map(({ id }) => String(id));
  const option = (id: string): z.ZodType<ExerciseWords['main'][string]> =>
    offered.includes(id) ? z.strictObject({ short: text, script: text }) : z.strictObject({ script: text });
  return z.strictObject({
    title: text,
    title_after: text,
    setting: text,
    signal: text,
    visible: hasStates ? z.strictObject({ scene: text, safe: text }) : text,
    ...(decoys && {
      places: z.strictObject({ look: text, decoys: z.array(text).length(decoys.length, 'must name two') }),
    }),
    hint: text,
    why: text,
    ...(hasStates && { why_other: text }),
    why_not: text,
    try: text,
    main: keyed(
      main.options.map(({ id }) => id),
      option,
    ),
    beats: textsOf(beats),
  }) as z.ZodType<ExerciseWords>;
}

/** The titles of these parts. */
export function partsWords(parts: readonly { part: number }[]): z.ZodType<Record<string, { title: string }>> {
  return keyed(
    parts.map(({ part }) => part),
    () => z.strictObject({ title: text }),
  );
}

/** What somebody who plays along asks about each part. */
export type TalkWords = Record<
  string,
  {
    /** After the reason of an exercise, in turn. */
    after_reason: string[];
    /** At the end of the part: where it is at home, what comes first, what makes it hard. */
    cards: string[];
  }
>;

export function talkWords(parts: readonly { part: number }[]): z.ZodType<TalkWords> {
  return keyed(
    parts.map(({ part }) => part),
    () =>
      z.strictObject({
        after_reason: z.array(text).min(2),
        cards: z.array(text).length(3, 'must have three cards'),
      }),
  );
}

export type PeopleWords = Record<string, { name: string; background: string }>;

export function peopleWords(people: readonly { id: string }[]): z.ZodType<PeopleWords> {
  return keyed(
    people.map(({ id }) => id),
    () => z.strictObject({ name: text, background: text }),
  );
}

export function coachingWords(lines: z.infer<typeof coachingSchema>) {
  return textsOf(lines.map(({ clip }) => clip));
}

export function castWords(figures: z.infer<typeof castSchema>) {
  return textsOf(figures.map(({ figure }) => figure));
}

export function retiredWords(retired: readonly { version: string }[]) {
  return textsOf(retired.map(({ version }) => version));
}

export function evidenceWords(facts: z.infer<typeof evidenceSchema>) {
  return textsOf(facts.map(({ id }) => id));
}

type SurveyWords = {
  title: string;
  questions: Record<string, { question: string; options: Record<string, string> }>;
};
export type SurveysWords = {
  intro: string;
  consent: string;
  thanks: string;
  surveys: Record<string, SurveyWords>;
};

export function surveysWords(surveys: z.infer<typeof surveysSchema>): z.ZodType<SurveysWords> {
  const survey = ({ questions }: z.infer<typeof surveysSchema>[number]) =>
    z.strictObject({
      title: text,
      questions: z.strictObject(
        Object.fromEntries(
          questions.map(({ questionId, options }) => [
            questionId,
            z.strictObject({ question: text, options: textsOf(options.map(({ id }) => id)) }),
          ]),
        ),
      ),
    });
  return z.strictObject({
    intro: text,
    consent: text,
    thanks: text,
    surveys: z.strictObject(Object.fromEntries(surveys.map((one) => [one.surveyID, survey(one)]))),
  }) as z.ZodType<SurveysWords>;
}

export type SafetyWords = {
  footer: string;
  /** `signs`: one short line each. */
  emergency: { title: string; signs: string[]; note: string };
  advice: Record<string, string>;
};

export function safetyWords({ signs, advice }: z.infer<typeof safetySchema>): z.ZodType<SafetyWords> {
  return z.strictObject({
    footer: text,
    emergency: z.strictObject({
      title: text,
      signs: z.array(text).length(signs, `must be ${signs}`),
      note: text,
    }),
    advice: textsOf(advice.map(({ id }) => id)),
  });
}
