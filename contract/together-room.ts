import * as z from 'zod/mini';
import { contentVersion, exerciseId, optionId } from './answers.ts';
import { instant, requiredLine, text, uuid } from './fields.ts';
import { sceneStates } from './game.ts';
import { languages } from './pages/languages.ts';

/** A room: one game that somebody leads, and what everybody in it sees of it (docs/together.md). */

/** Both sides speak the same version of the messages, or the one with the older page loads it again. */
export const togetherProtocol = 1;

/** How long an invitation works, and with it the room. */
export const roomHours = 4;
export const mostGuests = 3;
/** How long a ring is shown where a guest points. */
export const pointSeconds = 3;
/** Letters of an invitation, without those that look alike. */
export const roomLetters = 6;
/** The most residents that an aide counts. */
export const mostHands = 60;

/** `home`: a player leads, and guests see it elsewhere. `facility`: an aide leads, and residents sit before one screen. */
export const roomKinds = ['home', 'facility'] as const;

export type RoomKind = (typeof roomKinds)[number];

/** What the others are shown of a person: never a username or an address. */
export const shownName = requiredLine('shownNameRequired', 40);

/** The secret of one screen in a room. The server stores its hash. */
export const seatToken = text().check(z.regex(/^[\w-]{43}$/, { error: 'notASeat', abort: true }));

/** Which film of the exercise, or of the presenter, is on the screen. Its address is never sent: each side knows it. */
export const shownClip = z.discriminatedUnion('of', [
  /** The scene (1), a claim, or the closing prompt; in the other state its moment takes the place of the scene. */
  z.object({ of: z.literal('option'), optionId }),
  z.object({ of: z.literal('description') }),
  /** The presenter says why, over the scene put right. */
  z.object({ of: z.literal('reveal') }),
  /** A clip of the presenter: "part-3-opening". */
  z.object({ of: z.literal('coaching'), name: text().check(z.regex(/^[a-z\d-]{1,80}$/)) }),
]);

export type ShownClip = z.output<typeof shownClip>;

/** Milliseconds since 1970 by the server's clock, which each side learns by three pings. */
const serverMs = z.int().check(z.gte(0), z.lte(10_000_000_000_000));

/** Where the leader's film is: a fact with its time. */
export const shownFilm = z.object({
  clip: shownClip,
  /** Seconds from the start of the clip, at `at`. */
  position: z.number().check(z.gte(0), z.lte(3600)),
  isPlaying: z.boolean(),
  /** How fast it plays, in the player's speed of speech; 1 if omitted. */
  rate: z.optional(z.number().check(z.gte(0.5), z.lte(2))),
  at: serverMs,
});

export type ShownFilm = z.output<typeof shownFilm>;

/**
 * What the leader is at: finding the place, the film, the choice (nobody sees any yet), all choices beside each other, the reason,
 * the cards after an exercise or after a part, or something that is the leader's alone.
 */
export const sceneSteps = [
  'look',
  'watch',
  'choose',
  'choices',
  'reason',
  'talk',
  'partTalk',
  'break',
] as const;

export type SceneStep = (typeof sceneSteps)[number];

/** All that the leader's screen tells the others; each message has the whole of it, so that one lost message is no loss. */
export const scene = z.object({
  exerciseId,
  contentVersion,
  state: z.enum(sceneStates),
  /** A new one for each exercise and each new try: choices and points belong to one round. Grows. */
  round: z.int().check(z.gte(1), z.lte(1_000_000)),
  step: z.enum(sceneSteps),
  /** Of the leader's game, and so of the film; English if omitted. */
  language: z.optional(z.enum(languages)),
  film: z.nullable(shownFilm),
  /** The player has looked, or nobody asked: guests may point from now on. */
  hasLooked: z.boolean(),
  /** The player's own choice, sent when Okay was pressed and not before: with it all choices are shown. */
  choice: z.nullable(optionId),
  /** Which of the three cards is open at `talk` and `partTalk`. */
  card: z.int().check(z.gte(0), z.lte(2)),
});

export type Scene = z.output<typeof scene>;

/** A place in the picture of the scene, as fractions of its width and height. */
export const fraction = z.number().check(z.gte(0), z.lte(1));

const point = z.object({ x: fraction, y: fraction, at: serverMs });

/** A guest as everybody in the room sees them. */
export const roomGuest = z.object({
  guestId: uuid,
  name: z.string(),
  /** False while their line is gone. */
  isHere: z.boolean(),
  hasChosen: z.boolean(),
  /** Null until the leader has pressed Okay, and for a guest who has not chosen. */
  choice: z.nullable(optionId),
  /** Where they pointed last in this round; shown for `pointSeconds` from `at`. */
  point: z.nullable(point),
});

export type RoomGuest = z.output<typeof roomGuest>;

/** Everything that is shared. Whoever knows the newest one needs none before it. */
export const room = z.object({
  kind: z.enum(roomKinds),
  /** Grows with each change: of two rooms the one with the larger number counts. */
  version: z.number(),
  /** The room and all names in it are deleted then. */
  endsAt: instant,
  /** False after the leader has closed the door: nobody else comes in. */
  isDoorOpen: z.boolean(),
  leader: z.object({
    /** Of a facility's room: the name of the facility. */
    name: z.string(),
    /** False while the leader's line is gone: "Waiting for {name}". */
    isHere: z.boolean(),
  }),
  /** In the order in which they came. */
  guests: z.array(roomGuest),
  /** Null until the leader's game is open. */
  scene: z.nullable(scene),
});

export type TogetherRoom = z.output<typeof room>;
