import { z } from 'zod';
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
const optionSchema = z.strictObject({
  id: z.int().min(1).max(4),
  speaker: personId,
  is_selectable: z.boolean(),
  /** In exercises that knowledge decides, on the more careful claim: caution alone must not find the answer. */
  careful: z.boolean().optional(),
  /** In exercises that looking or hearing decides: what the claim says to do; `even` if both act alike. */
  stance: z.enum(['go', 'stop', 'even']).optional(),
});

/** A part of the picture, in shares of its width and height. */
const boxSchema = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => x + width <= 1 && y + height <= 1, 'reaches out of the picture');

const exerciseFields = {
  exercise_id: z.int().min(1),
  part: z.int().min(1),
  /** What the exercise teaches to notice. */
  signal: z.enum(signalKinds),
  /** The earlier parts that a review exercise repeats. */
  reviews: z.array(z.int().min(1)).min(1).optional(),
  /** Where at the player's home `try` is done. */
  room: z.enum(rooms),
  /** Where a player can point, besides the look box of the film: two harmless places; see the checks for which exercises. */
  decoys: z.array(boxSchema).length(2, 'must be two').optional(),
  /** Ids in evidence.yaml. */
  evidence: z.array(text).min(1),
  /** Ids in safety.yaml: lines shown with the explanation. */
  advice: z.array(text).min(1).optional(),
  /** The list of emergencies is shown: with the explanation, or, like the advice, with the hint already. */
  emergency: z.enum(['after the answer', 'after a miss']).optional(),
  main: z.strictObject({ answer: z.int(), options: z.array(optionSchema).min(1) }),
  /** What begins in the film of the moment, on a word of its. */
  beats: z.array(clipName).min(1),
};

const shows = z.array(z.enum(shownThings)).min(1).optional();

/** One state of a scene, and the id of the claim that is true in it. */
const stateSchema = z.strictObject({ shows, holds: z.int() });

/** exercises/: everything of an exercise but its words. Looking, hearing or knowledge decides between the claims. */
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
  }),
  z.strictObject({ ...exerciseFields, decides: z.literal('know'), shows }),
]);

export const partsSchema = z.array(
  z.strictObject({
    part: z.int().min(1),
    first: z.int().min(1),
    last: z.int().min(1),
    /** Ids in evidence.yaml: what the part as a whole rests on. */
    guidelines: z.array(text).min(1),
  }),
);

export const peopleSchema = z.array(z.strictObject({ id: personId, appearance: text, avatar: fileName }));

/** cast.yaml: the figures of the studio who do not speak for themselves. */
export const castSchema = z.array(
  z.strictObject({ figure: text, exercises: z.array(z.int().min(1)).min(1) }),
);

export const coachingSchema = z.array(z.strictObject({ clip: clipName, when: text, speaker: personId }));

const surveyOptionSchema = z.strictObject({
  id: z.int().min(1),
  /** Ids in safety.yaml: lines shown at the end to people who chose this option. */
  advice: z.array(text).min(1).optional(),
  /** Whether they are also told whom to call. */
  emergency: z.literal(true).optional(),
});

export const surveysSchema = z
  .array(
    z.strictObject({
      surveyID: text,
      questions: z
        .array(z.strictObject({ questionId: text, options: z.array(surveyOptionSchema).min(2) }))
        .min(1),
    }),
  )
  .min(1);

export const evidenceSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[EM]\d{2,3}$/, 'must be E or M and two or three digits'),
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
    /** The new exercise teaches the same, in other words or with another answer: it is reviewed in its new form. */
    rewritten: z.literal(true).optional(),
  }),
);

/** forms.yaml: the pairs of pictures of two parallel tests, and the state in which form A shows each; form B shows the other. */
export const formsSchema = z.array(
  z.strictObject({ exercise_id: z.int().min(1), form_a: z.enum(stateNames) }),
);

export const safetySchema = z.strictObject({
  /** How many lines tell when to call. */
  signs: z.int().min(1),
  advice: z.array(z.strictObject({ id: clipName, when: text })),
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

export type ExerciseStructure = z.infer<typeof exerciseSchema>;
export type StateName = (typeof stateNames)[number];
export type Term = z.infer<typeof termsSchema>[number];
