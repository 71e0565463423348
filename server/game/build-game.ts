import { createHash } from 'node:crypto';
import { hasStates, otherState } from '#content/lines.ts';
import type { Content } from '#content/load.ts';
import {
  descriptionClip,
  filmFile,
  optionClip,
  otherDescriptionClip,
  otherReasonClip,
  otherSceneClip,
  revealClip,
  safeStill,
} from '#content/names.ts';
import { safetyLines } from '#content/safety-lines.ts';
import type { Game, GameExercise, GameOption, Talk } from '#contract/game.ts';
import { Problem } from '#server/lib/problem.ts';
import { type ClipOf, clipsOf } from './game-clips.ts';
import { gameMessages } from './messages.ts';
import type { OpenedContent } from './open-content.ts';

type Served = Pick<OpenedContent, 'content' | 'addressOf'>;
type Opened = Served & { clipOf: ClipOf };

/** There is one game (specification, section 9). */
export const gameID = '1';

/**
 * Builds the game as it is sent to players, once at start: what is filmed, with the addresses of its clips.
 * @param mediaBaseUrl origin (and folder) of another host for clips and pictures; '' for this server
 */
export function buildGame({ content, ...opened }: Served, mediaBaseUrl = ''): Game {
  const addressOf: OpenedContent['addressOf'] = (file) => mediaBaseUrl + opened.addressOf(file);
  const clipOf = clipsOf({ content, addressOf });
  const { game, people, brand } = content;
  const total = game.length;
  return {
    gameID,
    title: brand.product,
    language: content.language,
    contentVersion: contentVersionOf(game),
    parts: content.parts
      .filter((part) => part.first <= total)
      .map(({ part, title, first, last }) => ({
        ...{ part, title, first, last: Math.min(last, total) },
        talk: talkOf(part, content),
      })),
    people: people.map(({ id, name, background, avatar }) => ({
      id,
      name,
      background,
      avatar_url: addressOf(avatar),
    })),
    coaching: Object.fromEntries(content.coaching.map(({ clip }) => [clip, clipOf(clip)] as const)),
    exercises: game.map((exercise) => exerciseOf(exercise, { content, addressOf, clipOf })),
  };
}

function talkOf(part: number, { talk }: Content): Talk {
  const found = talk.find((one) => one.part === part);
  if (!found) throw new Error(`the cards have no part ${part}`);
  const { after_reason, cards } = found;
  return { after_reason, cards };
}

/** Changes whenever the meaning of any filmed exercise changes. */
function contentVersionOf(game: readonly { version: string }[]): string {
  return createHash('sha256')
    .update(game.map(({ version }) => version).join())
    .digest('hex')
    .slice(0, 12);
}

/** @throws Problem not_found for any other game */
export function rejectOtherGames(requested: string): void {
  if (requested !== gameID) throw new Problem('not_found', gameMessages.noSuchGame);
}

function exerciseOf(exercise: Content['game'][number], opened: Opened): GameExercise {
  const { exercise_id, version, part, title, title_after, hint, why, why_not, signal, main } = exercise;
  const { safety } = opened.content;
  return {
    exercise_id,
    version,
    part,
    title,
    title_after,
    hint,
    why,
    why_not,
    room: exercise.room,
    try: exercise.try,
    signal: signal.kind,
    signal_words: signal.words,
    look: lookOf(exercise, opened),
    places: placesOf(exercise, opened),
    reveal: revealOf(revealClip(exercise_id), exercise_id, opened),
    sources: sourcesOf(exercise, opened.content),
    advice: safetyLines(safety, exercise.advice ?? [], exercise.emergency !== undefined),
    advises_early: exercise.emergency === 'after a miss',
    state: hasStates(exercise) ? exercise.course : null,
    other: otherOf(exercise, opened),
    description: opened.clipOf(descriptionClip(exercise_id)),
    main: {
      answer: main.answer,
      options: main.options.map((option) => optionOf(exercise_id, option, opened)),
    },
  };
}

function optionOf(
  exerciseId: number,
  {
    id,
    character,
    speaker,
    is_selectable,
    short,
    stance,
  }: Content['game'][number]['main']['options'][number],
  { clipOf }: Opened,
): GameOption {
  return {
    id,
    character,
    character_id: speaker,
    is_selectable,
    short: short ?? null,
    stance: stance ?? null,
    ...clipOf(optionClip(exerciseId, id)),
  };
}

function otherOf(exercise: Content['game'][number], opened: Opened): GameExercise['other'] {
  if (!hasStates(exercise)) return null;
  const { exercise_id, why_other, moves, places } = exercise;
  const { clipOf, content } = opened;
  const state = otherState(exercise);
  const description = clipOf(otherDescriptionClip(exercise_id));
  const look = content.media[otherDescriptionClip(exercise_id)]?.look;
  return {
    state,
    answer: exercise.states[state].holds,
    poster_url: description.poster_url,
    moment: moves ? clipOf(otherSceneClip(exercise_id)) : null,
    description,
    why: why_other,
    look: lookOf({ look }, opened),
    places: placesOf({ places, look }, opened),
    reveal: revealOf(otherReasonClip(exercise_id), exercise_id, opened),
  };
}

type Looked = Pick<Content['game'][number], 'look'>;

function lookOf({ look }: Looked, { addressOf }: Opened): GameExercise['look'] {
  if (!look) return null;
  const { still, whole: _whole, ...box } = look;
  return { box, still: addressOf(still) };
}

function revealOf(
  name: string,
  exerciseId: number,
  { clipOf, addressOf, content }: Opened,
): GameExercise['reveal'] {
  const { video_url, captions_url, seconds, bytes } = clipOf(name);
  const safe_still = addressOf(filmFile(safeStill(exerciseId), content.filmedIn));
  return { clip: video_url, captions_url, safe_still, seconds, bytes };
}

/** Places in the whole scene, sorted by name, so that the order gives nothing away. */
function placesOf(
  { places, look }: Looked & Pick<Content['game'][number], 'places'>,
  { content }: Opened,
): GameExercise['places'] {
  if (!places || !look) return null;
  const { still: _still, whole, ...box } = look;
  return [
    { name: places.look, box: whole ?? box, is_look: true },
    ...places.decoys.map((decoy) => ({ ...decoy, is_look: false })),
  ].sort((a, b) => a.name.localeCompare(b.name, content.language));
}

function sourcesOf({ evidence }: Content['game'][number], content: Content): GameExercise['sources'] {
  return content.evidence
    .filter(({ id }) => evidence.includes(id))
    .map(({ fact, source, title, year, addresses }) => ({
      fact,
      source: `${source}: ${title}`,
      year,
      address: addresses[0] ?? '',
    }));
}
