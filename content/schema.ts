import { z } from 'zod';
import type { Brand } from './brand-schema.ts';
import { fileName, share, text } from './fields.ts';

/** The id of one of the people who speak, in people.yaml. */
const personId = z.string().regex(/^[a-z]+$/, 'use small letters');
const clipName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens');
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });

export const signalKinds = [
  'hazard',
  'seen',
  'heard',
  'felt',
  'unseen',
  'reminder',
  'personal item',
] as const;

/** The two states of a scene: 1, something is the matter; 2, all is in order. */
export const stateNames = ['scene', 'safe'] as const;

/** Things that teach a lesson of their own wherever they are in the picture. */
export const shownThings = [
  'loose rug',
  'fringed rug',
  'cord on floor',
  'wet floor',
  'backless slipper',
  'socks',
  'untied lace',
  'walker out of reach',
  'cane not at hand',
  'one hand on stairs',
  'dark stairs',
  'open cupboard',
  'climbing',
] as const;

/** Where at home a player can look for what an exercise shows; `with me`: what is worn or carried, and the body. */
export const rooms = [
  'kitchen',
  'bathroom',
  'bedroom',
  'living room',
  'stairs',
  'hall and doors',
  'outside',
  'with me',
] as const;

/** One speaker's clip: 1 tells the scene, 2 and 3 make the claims, 4 is the closing prompt. */
export const optionSchema = z.strictObject({
  id: z.int().min(1).max(4),
  speaker: personId,
  is_selectable: z.boolean(),
  /** The claim in three to eight words, for the answer card; only for options that are offered. */
  short: text.optional(),
  /** In exercises that knowledge decides, on the more careful claim: caution alone must not find the answer. */
  careful: z.boolean().optional(),
  /** In exercises that looking or hearing decides: what the claim says to do; `even` if both act alike. */
  stance: z.enum(['go', 'stop', 'even']).optional(),
  script: text,
});

/** A part of the picture, in shares of its width and height. */
const boxSchema = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => x + width <= 1 && y + height <= 1, 'reaches out of the picture');

/** Places where a player could point in the picture: the look box of the film, named here, and two harmless places. */
export const placesSchema = z.strictObject({
  look: text,
  decoys: z.array(z.strictObject({ name: text, box: boxSchema })).length(2, 'must name two decoys'),
});

const exerciseFields = {
  exercise_id: z.int().min(1),
  part: z.int().min(1),
  /** Names the situation and not the hazard: shown until the exercise is answered. */
  title: text,
  /** Names what there was to notice, in either state: shown once the exercise is answered. */
  title_after: text,
  setting: text,
  /** What the exercise teaches to notice; `words` may be shown to players after the answer. */
  signal: z.strictObject({ kind: z.enum(signalKinds), words: text }),
  /** The earlier parts that a review exercise repeats. */
  reviews: z.array(z.int().min(1)).min(1).optional(),
  /** One line that points at the signal: shown after the first wrong answer. */
  hint: text,
  /** The explanation shown after the answer; of the state in the course. */
  why: text,
  /** Answers the belief behind the wrong claim: for everybody, after a right answer too. */
  why_not: text,
  /** Where at the player's home `try` is done. */
  room: z.enum(rooms),
  /** Something to do or to look for at the player's home. */
  try: text,
  /** Where a player looks first; see the checks for which exercises have them. */
  places: placesSchema.optional(),
  /** Ids in evidence.yaml. */
  evidence: z.array(text).min(1),
  /** Ids in safety.yaml: lines shown with the explanation. */
  advice: z.array(text).min(1).optional(),
  /** The list of emergencies is shown: with the explanation, or, like the advice, with the hint already. */
  emergency: z.enum(['after the answer', 'after a miss']).optional(),
  main: z.strictObject({ answer: z.int(), options: z.array(optionSchema).min(1) }),
  /** What begins in the film of the moment, and on which of its words. */
  beats: z.record(clipName, text),
};

/** What the picture shows and nothing else: for drawing it, and spoken with "Describe the picture" turned on. */
const visible = text;

const shows = z.array(z.enum(shownThings)).min(1).optional();

/** One state of a scene, and the id of the claim that is true in it. */
const stateSchema = z.strictObject({ visible, shows, holds: z.int() });

/** Looking, hearing or knowledge decides between the claims. */
export const exerciseSchema = z.discriminatedUnion('decides', [
  z.strictObject({
    ...exerciseFields,
    decides: z.enum(['see', 'hear']),
    states: z.strictObject({ scene: stateSchema, safe: stateSchema }),
    /** The state that the film of the course shows. */
    course: z.enum(stateNames),
    /** Motion or sound decides: the other state has a film of its own too, and not only a picture. */
    moves: z.literal(true).optional(),
    /** The two claims are alike but for a few words: what is seen decides, and nothing else can. */
    twin: z.literal(true).optional(),
    /** The explanation of the other state, in a review. */
    why_other: text,
  }),
  z.strictObject({ ...exerciseFields, decides: z.literal('know'), visible, shows }),
]);

export const partsSchema = z.array(
  z.strictObject({
    part: z.int().min(1),
    title: text,
    first: z.int().min(1),
    last: z.int().min(1),
    /** Ids in evidence.yaml: what the part as a whole rests on. */
    guidelines: z.array(text).min(1),
  }),
);

/** talk.yaml: what somebody who plays along asks, about each part. */
export const talkSchema = z.array(
  z.strictObject({
    part: z.int().min(1),
    /** After the reason of an exercise, in turn. */
    after_reason: z.array(text).min(2),
    /** At the end of the part: where it is at home, what comes first, what makes it hard. */
    cards: z.array(text).length(3, 'must have three cards'),
  }),
);

export const peopleSchema = z.array(
  z.strictObject({ id: personId, name: text, background: text, appearance: text, avatar: fileName }),
);

/** cast.yaml: the figures of the studio who do not speak for themselves. */
export const castSchema = z.array(
  z.strictObject({ figure: text, name: text, exercises: z.array(z.int().min(1)).min(1) }),
);

export const coachingSchema = z.array(
  z.strictObject({ clip: clipName, when: text, speaker: personId, script: text }),
);

const surveyOptionSchema = z.strictObject({
  id: z.int().min(1),
  option: text,
  /** Ids in safety.yaml: lines shown at the end to people who chose this option. */
  advice: z.array(text).min(1).optional(),
  /** Whether they are also told whom to call. */
  emergency: z.literal(true).optional(),
});

export const surveySchema = z.strictObject({
  surveyID: text,
  title: text,
  questions: z
    .array(
      z.strictObject({
        questionId: text,
        question: text,
        options: z.array(surveyOptionSchema).min(2),
      }),
    )
    .min(1),
});

export const surveysSchema = z.strictObject({
  intro: text,
  consent: text,
  thanks: text,
  surveys: z.array(surveySchema).min(1),
});

export const evidenceSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[EM]\d{2,3}$/, 'must be E or M and two or three digits'),
    fact: text,
    source: text,
    title: text,
    year: text,
    addresses: z.array(httpAddress),
    /** read: on the given page; copy: in another copy or report of it; memory: not read yet. */
    checked: z.enum(['read', 'copy', 'memory']),
    /** The day of the check. */
    checked_on: z.iso.date(),
  }),
);

/** Exercises that were replaced. */
export const retiredSchema = z.array(
  z.strictObject({
    exercise_id: z.int().min(1),
    /** `contentVersion` of the exercise as it was. */
    version: z.string().regex(/^[0-9a-f]{12}$/, 'must be a content version: 12 digits in hex'),
    title: text,
    /** The new exercise teaches the same, in other words or with another answer: it is reviewed in its new form. */
    rewritten: z.literal(true).optional(),
  }),
);

export const safetySchema = z.strictObject({
  footer: text,
  emergency: z.strictObject({
    title: text,
    /** One short line each. */
    signs: z.array(text).min(1),
    note: text,
  }),
  advice: z.array(z.strictObject({ id: clipName, when: text, text })),
});

/** terms.yaml: the word for each thing, and the words that are not used for it. */
export const termsSchema = z.array(
  z.strictObject({
    say: text,
    instead_of: z.array(text).min(1),
    everywhere: z.boolean().default(false),
    unless: z.array(z.strictObject({ text, because: text })).default([]),
  }),
);

/** Whoever speaks, by the name that is shown. */
type Named = { character: string };
type WithNames<E> = E extends { main: { options: (infer O)[] } }
  ? Omit<E, 'main'> & { main: Omit<E['main'], 'options'> & { options: (O & Named)[] } }
  : never;

export type Option = z.infer<typeof optionSchema> & Named;
export type Places = z.infer<typeof placesSchema>;
export type Exercise = WithNames<z.infer<typeof exerciseSchema>>;
export type StateName = (typeof stateNames)[number];
/** An exercise whose scene has two states. */
export type TwoStateExercise = Extract<Exercise, { course: StateName }>;
export type Part = z.infer<typeof partsSchema>[number];
export type Person = z.infer<typeof peopleSchema>[number];
export type CoachingLine = z.infer<typeof coachingSchema>[number] & Named;
export type Survey = z.infer<typeof surveySchema>;
export type Surveys = z.infer<typeof surveysSchema>;
export type Evidence = z.infer<typeof evidenceSchema>[number];
export type Retired = z.infer<typeof retiredSchema>[number];
export type Safety = z.infer<typeof safetySchema>;
export type Term = z.infer<typeof termsSchema>[number];

/** All texts, whether filmed or not. `version`: see `contentVersion`. */
export type Texts = {
  /** In the order of their ids. */
  exercises: (Exercise & { version: string })[];
  parts: Part[];
  talk: z.infer<typeof talkSchema>;
  people: Person[];
  cast: z.infer<typeof castSchema>;
  coaching: CoachingLine[];
  surveys: Surveys;
  evidence: Evidence[];
  retired: Retired[];
  safety: Safety;
  terms: Term[];
  brand: Brand;
};
