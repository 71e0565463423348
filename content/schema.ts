import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const clipName = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens');
const fileName = z.string().regex(/^[a-z0-9_-]+\.[a-z0-9]+$/, 'must be a file name without a folder');
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be a web address' });

/** The path of a page ("/AboutUs"), a web address, or empty if the link is to be hidden. */
const link = z.union(
  [z.literal(''), z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https$/ })],
  'must be empty, a path such as /AboutUs, or an https address',
);

/** The app's own page in a store, or empty: the store's front page does not help anyone. */
const googlePlayLink = z
  .string()
  .regex(
    /^$|^https:\/\/play\.google\.com\/store\/apps\/details\?id=./,
    "must be empty, or the app's own page: https://play.google.com/store/apps/details?id=...",
  );
const appStoreLink = z
  .string()
  .regex(
    /^$|^https:\/\/apps\.apple\.com\/.+\/id\d+/,
    "must be empty, or the app's own page: https://apps.apple.com/.../id...",
  );

export const signalKinds = [
  'hazard',
  'seen',
  'heard',
  'felt',
  'unseen',
  'reminder',
  'personal item',
] as const;

/** Signals that a player can point at in the picture. */
export const kindsWithPlaces: readonly (typeof signalKinds)[number][] = ['hazard', 'seen', 'personal item'];

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
  character: text,
  is_selectable: z.boolean(),
  /** The claim in three to eight words, for the answer card; only for options that are offered. */
  short: text.optional(),
  /** Whether this claim is the more careful one, to check that caution alone does not find the answer. */
  careful: z.boolean().optional(),
  script: text,
});

const share = z.number().min(0).max(1);

/** A part of the picture, in shares of its width and height. */
const boxSchema = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => x + width <= 1 && y + height <= 1, 'reaches out of the picture');

/** Places where a player could point in the picture: the look box of the film, named here, and two harmless places. */
export const placesSchema = z.strictObject({
  look: text,
  decoys: z.array(z.strictObject({ name: text, box: boxSchema })).length(2, 'must name two decoys'),
});

export const exerciseSchema = z.strictObject({
  exercise_id: z.int().min(1),
  part: z.int().min(1),
  /** Names the situation and not the hazard: shown until the exercise is answered. */
  title: text,
  /** Names what there was to notice: shown once the exercise is answered. */
  title_after: text,
  setting: text,
  /** What the exercise teaches to notice; `words` may be shown to players after the answer. */
  signal: z.strictObject({ kind: z.enum(signalKinds), words: text }),
  /** The earlier parts that a review exercise repeats. */
  reviews: z.array(z.int().min(1)).min(1).optional(),
  /** What the picture shows and nothing else: for drawing it, and spoken with "Describe the picture" turned on. */
  visible: text,
  /** One line that points at the signal: shown after the first wrong answer. */
  hint: text,
  /** The explanation shown after the answer. */
  why: text,
  /** One sentence that answers the wrong claim. */
  why_not: text,
  /** Where at the player's home `try` is done. */
  room: z.enum(rooms),
  /** Something to do or to look for at the player's home. */
  try: text,
  /** For exercises whose signal can be seen: see `kindsWithPlaces`. */
  places: placesSchema.optional(),
  /** Ids in evidence.yaml. */
  evidence: z.array(text).min(1),
  /** Ids in safety.yaml: lines shown with the explanation. */
  advice: z.array(text).min(1).optional(),
  main: z.strictObject({ answer: z.int(), options: z.array(optionSchema).min(1) }),
});

export const partsSchema = z.array(
  z.strictObject({ part: z.int().min(1), title: text, first: z.int().min(1), last: z.int().min(1) }),
);

export const peopleSchema = z.array(
  z.strictObject({ name: text, background: text, appearance: text, avatar: fileName }),
);

export const coachingSchema = z.array(
  z.strictObject({ clip: clipName, when: text, character: text, script: text }),
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
    id: z.string().regex(/^[EM]\d{2}$/, 'must be E or M and two digits'),
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

/** Exercises that were replaced by another one. */
export const retiredSchema = z.array(
  z.strictObject({
    exercise_id: z.int().min(1),
    /** `contentVersion` of the exercise as it was. */
    version: z.string().regex(/^[0-9a-f]{12}$/, 'must be a content version: 12 digits in hex'),
    title: text,
  }),
);

export const safetySchema = z.strictObject({
  footer: text,
  emergency: z.strictObject({
    title: text,
    /** One short line each. */
    signs: z.array(text).min(1),
    note: text,
    exercises: z.array(z.int()),
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

export const brandSchema = z.strictObject({
  product: text,
  company: text,
  email: z.email(),
  partner: z.strictObject({ name: text, link }),
  links: z.strictObject({
    googlePlay: googlePlayLink,
    appleAppStore: appStoreLink,
    clinicalRehab: link,
    facilitySignUp: link,
    resourceCentre: link,
    clinicalCentre: link,
    askAnExpert: link,
  }),
});

const shares = { x: share, y: share, width: share, height: share };
const isInside = (box: { x: number; y: number; width: number; height: number }) =>
  box.x + box.width <= 1 && box.y + box.height <= 1;

/**
 * Where the hazard or signal is in a still of it. A still may be a close picture: `whole` is then its position in the
 * whole scene, where the places of the exercise are measured.
 */
export const lookSchema = z
  .strictObject({
    ...shares,
    still: fileName,
    whole: z.strictObject(shares).refine(isInside, 'reaches out of the picture').optional(),
  })
  .refine(isInside, 'reaches out of the picture');

/** media/manifest.json, written by the studio: clip name (without .mp4) -> what was filmed. */
export const manifestSchema = z.record(
  z.string(),
  z.strictObject({
    /** `scriptHash` of the line that was spoken. */
    scriptHash: sha256,
    /** SHA-256 of the .mp4. */
    fileHash: sha256,
    seconds: z.number().positive(),
    bytes: z.int().positive(),
    captions: fileName,
    poster: fileName,
    /** The spoken words and what the picture shows. */
    transcript: text,
    look: lookSchema.optional(),
  }),
);

export type Option = z.infer<typeof optionSchema>;
export type Places = z.infer<typeof placesSchema>;
export type Exercise = z.infer<typeof exerciseSchema>;
export type Part = z.infer<typeof partsSchema>[number];
export type Person = z.infer<typeof peopleSchema>[number];
export type CoachingLine = z.infer<typeof coachingSchema>[number];
export type Survey = z.infer<typeof surveySchema>;
export type Surveys = z.infer<typeof surveysSchema>;
export type Evidence = z.infer<typeof evidenceSchema>[number];
export type Retired = z.infer<typeof retiredSchema>[number];
export type Safety = z.infer<typeof safetySchema>;
export type Term = z.infer<typeof termsSchema>[number];
export type Brand = z.infer<typeof brandSchema>;
export type Look = z.infer<typeof lookSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Clip = Manifest[string];

/** All texts, whether filmed or not. `version`: see `contentVersion`. */
export type Texts = {
  /** All written exercises in the order of their ids, filmed or not. */
  exercises: (Exercise & { version: string })[];
  parts: Part[];
  people: Person[];
  coaching: CoachingLine[];
  surveys: Surveys;
  evidence: Evidence[];
  retired: Retired[];
  safety: Safety;
  terms: Term[];
  brand: Brand;
};
