import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, text } from './fields.ts';
import { languages } from './pages/languages.ts';

/** A rectangle in a picture: corner and size as fractions of the picture, 0 to 1. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const signalKinds = [
  'hazard',
  'seen',
  'heard',
  'felt',
  'unseen',
  'reminder',
  'personal item',
] as const;

/** The two states of a scene: something is the matter, or all is in order. */
export const sceneStates = ['scene', 'safe'] as const;

export type SceneState = (typeof sceneStates)[number];

/**
 * What happened first when the player was asked where to act: a tap on the place, a tap elsewhere, or "Show me". Not every
 * exercise has places to point at, and the question can be closed.
 */
export const lookFirstResults = ['hit', 'missed', 'shown', 'notAsked'] as const;

export type LookFirstResult = (typeof lookFirstResults)[number];

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

export type Room = (typeof rooms)[number];

/**
 * A clip and its texts; used on its own for clips that are not options: coaching, part intros, described pictures. What a
 * game that a device stored before may lack has a default.
 */
export const gameClip = z.object({
  video_url: z.string(),
  captions_url: z.string(),
  poster_url: z.string(),
  /** What is spoken in the film, and the language of its captions: it may be another one than that of the texts. */
  language: z._default(z.enum(languages), 'en'),
  /** Everything of it to read: what sounds, who says what, what the picture shows. The next three are its parts. */
  transcript: z.string(),
  /** What is heard besides the words, each in brackets. */
  sounds: z._default(z.array(z.string()), []),
  words: z._default(z.string(), ''),
  /** What the picture shows; null where the words themselves say it. */
  picture: z._default(z.nullable(z.string()), null),
  seconds: z.number(),
  /** Size of the clip, for people who keep it on the device. */
  bytes: z.number(),
});

export const gameOption = z.extend(gameClip, {
  id: z.number(),
  /** The name that is shown, and the id in `people`. */
  character: z.string(),
  character_id: z._default(z.string(), ''),
  is_selectable: z.boolean(),
  /** The claim in three to eight words; null for the scene and for the closing prompt. */
  short: z.nullable(z.string()),
  /** What the claim says to do; null where knowledge decides, and for what is no claim. */
  stance: z.nullable(z.enum(['go', 'stop', 'even'])),
});

/** A place in the picture of the scene that a player can point at. */
export const place = z.object({
  name: z.string(),
  box,
  /** Whether the hazard or signal is here. */
  is_look: z.boolean(),
});

export const source = z.object({
  fact: z.string(),
  source: z.string(),
  year: z.string(),
  /** Web page; empty for a source without one. */
  address: z.string(),
});

const look = z.nullable(z.object({ box, still: z.string() }));

/** Places where a player could point, including the right one; null for signals that no picture shows. */
const places = z.nullable(z.array(place));

/** The Presenter says why over the scene put right; never an option. */
const reveal = z.object({
  clip: z.string(),
  captions_url: z.string(),
  safe_still: z.string(),
  seconds: z.number(),
  bytes: z.number(),
});

/** A scene in the state that the course does not show: what is different then. */
const otherState = z.object({
  state: z.enum(sceneStates),
  answer: z.number(),
  poster_url: z.string(),
  /** The moment in this state; null where its picture is enough, at which the player looks first. */
  moment: z.nullable(gameClip),
  description: gameClip,
  why: z.string(),
  look,
  places,
  reveal,
});

export const gameExercise = z.object({
  exercise_id: z.number(),
  /** Changes with the meaning of the exercise; each save returns it as `content_version`. */
  version: z.string(),
  part: z.number(),
  /** Names the situation: shown until the exercise is answered. */
  title: z.string(),
  /** Names what there was to notice: shown once the exercise is answered. */
  title_after: z.string(),
  /** One line that points at the signal: shown after the first wrong answer. */
  hint: z.string(),
  why: z.string(),
  /** Answers the belief behind the wrong claim: for everybody, after a right answer too. */
  why_not: z.string(),
  /** Where at the player's home `try` is done. */
  room: z.enum(rooms),
  /** Something to do or to look for at the player's home. */
  try: z.string(),
  signal: z.enum(signalKinds),
  /** What the signal is, in a few words: "wet-floor sign and shiny floor". Gives the answer away. */
  signal_words: z.string(),
  /** Where the hazard is in a still of the scene; null where the film marks no place. */
  look,
  places,
  reveal,
  sources: z.array(source),
  /** Safety lines shown with the explanation. */
  advice: z.array(z.string()),
  /** Waiting can do harm: the safety lines are shown with the hint already. */
  advises_early: z.boolean(),
  /** The state that the film of the course shows; null for an exercise whose scene has one state. */
  state: z.nullable(z.enum(sceneStates)),
  /** The scene in its other state, which reviews show as often; null for an exercise whose scene has one state. */
  other: z.nullable(otherState),
  /** The Presenter describes the picture: played before the options if the setting `describePicture` is on. */
  description: gameClip,
  main: z.object({ answer: z.number(), options: z.array(gameOption) }),
});

export type GameExercise = z.output<typeof gameExercise>;
export type GameClip = z.output<typeof gameClip>;
export type GameOption = z.output<typeof gameOption>;

export const part = z.object({ part: z.number(), title: z.string(), first: z.number(), last: z.number() });

export type Part = z.output<typeof part>;

/** What somebody who plays along asks about a part: open questions, answered in the player's own words. */
const talk = z.object({
  /** After the reason of an exercise, in turn. */
  after_reason: z.array(z.string()),
  /** At the end of the part. */
  cards: z.array(z.string()),
});

export type Talk = z.output<typeof talk>;

export const gameResponse = z.object({
  gameID: z.string(),
  title: z.string(),
  /** Of all texts. */
  language: z._default(z.enum(languages), 'en'),
  /** The same in every language: a try in Spanish is a try at the same exercises. */
  contentVersion: z.string(),
  /** Parts with at least one filmed exercise; `last` is the last filmed exercise. */
  parts: z.array(z.extend(part, { talk: z._default(talk, { after_reason: [], cards: [] }) })),
  people: z.array(
    z.object({
      id: z._default(z.string(), ''),
      name: z.string(),
      background: z.string(),
      avatar_url: z.string(),
    }),
  ),
  coaching: z.record(z.string(), gameClip),
  exercises: z.array(gameExercise),
});

export type Game = z.output<typeof gameResponse>;

export const gameParams = z.object({ gameID: text().check(atMost(20)) });

/** The language of the texts; English unless it is given. */
export const languageQuery = z.object({ language: z.optional(z.enum(languages)) });

export const listGames = endpoint({
  method: 'GET',
  path: '/api/v2/user/games',
  caller: 'anyone',
  query: languageQuery,
  response: z.array(
    z.object({ gameID: z.string(), title: z.string(), totalExercises: z.number(), parts: z.array(part) }),
  ),
});

export const getSampleGame = endpoint({
  method: 'GET',
  path: '/api/v2/user/sampleGame',
  caller: 'anyone',
  query: languageQuery,
  response: gameResponse,
});

export const getGame = endpoint({
  method: 'GET',
  path: '/api/v2/user/games/{gameID}',
  caller: 'signedIn',
  only: 'players',
  params: gameParams,
  query: languageQuery,
  response: gameResponse,
});

export const gameEndpoints = {
  listGames: served(listGames, {
    purpose: 'Games list: public facts of each game, no answers',
  }),
  getSampleGame: served(getSampleGame, {
    purpose: 'A game of the first exercise alone, which anyone can try',
  }),
  getGame: served(getGame, {
    purpose: 'Game by id',
    isConstant: true,
    problems: ['not_found', 'subscription_required', 'facility_ended'],
  }),
};
