import { optionClip } from '#content/names.ts';
import { frameHeight, frameWidth, type Point } from '#studio/canvas/pen.ts';
import { drawCloseUp } from '#studio/people/close-up.ts';
import { seenBy, viewAt, wide } from '#studio/scenes/camera.ts';
import type { Scene } from '#studio/scenes/scene.ts';
import type { Speech } from '#studio/speech/speech.ts';
import type { Speaker } from '#studio/speech/voices.ts';
import { saidAt } from '../coaching/said.ts';
import { alive } from './alive.ts';
import { choicePicture } from './choice.ts';
import { type Part, perform } from './director.ts';
import { claimer, owner, prompter } from './parts.ts';
import type { Beat, Filmed, Take } from './take.ts';
import { washedBack } from './wash.ts';

export type Line = { clip: string; speaker: Speaker; speech: Speech };
type Prompt = Line & { claimers: Speaker[] };
type Moment = Line & { beats: Readonly<Record<string, string>> };

/** The scene, from the whole room to the hazard or signal, narrated by its owner or by the Presenter, who is not visible. */
export function sceneTake(scene: Scene, { clip, speaker, speech, beats }: Moment): Take {
  const performance =
    speaker === scene.owner && speaker !== 'Presenter' ? perform(speech, owner, clip) : () => null;
  return {
    name: clip,
    speech,
    beats: [beatOf(scene, speech, beats)],
    view: (at) => ({ ...viewAt(scene, scene.shots, at, speech.seconds), speaker: performance(at) }),
  };
}

/**
 * When the one thing of a scene happens: on its word.
 * @throws Error when the line does not say that word
 */
function beatOf({ exerciseId, beat }: Scene, { words }: Speech, beats: Moment['beats']): Beat {
  const word = beats[beat.id];
  const from = word === undefined ? null : saidAt(words, word);
  if (from === null)
    throw new Error(`exercise ${exerciseId}: nobody says "${word}", the word of its beat "${beat.id}"`);
  return { from, seconds: beat.seconds };
}

/**
 * The description of the picture, spoken by the Presenter (not visible) over the whole scene, because that is what it
 * describes. It has the seed of clip 1, so that everybody stands the same when that clip follows.
 */
export function descriptionTake(scene: Scene, { speech }: Line): Take {
  const name = optionClip(scene.exerciseId, 1);
  const speaker = scene.owner === 'Presenter' ? null : alive(name, speech.seconds)(0);
  return {
    name,
    speech,
    view: () => ({ camera: wide, picture: scene, speaker }),
    still: true,
  };
}

/** A claim: its speaker near us, the scene pale behind. */
export function claimTake(scene: Scene, line: Line): Take {
  return { name: line.clip, speech: line.speech, view: closeUp(scene, line, claimer(line.clip)) };
}

/** In frame pixels, for a speaker on the left and on the right. */
const ARM_AWAY = { fromLeft: 840, fromRight: 440 };

/** The shares of the closing prompt after which its speaker makes room for the scene, and the scene for the choice. */
const LOOK_AGAIN_AT = 0.36;
const CHOICE_AT = 0.72;

/**
 * The closing prompt: the Presenter asks, the closing shots show the thing once more, and the last frame holds the choice:
 * the two people with the thing between them.
 */
export function closingTake(scene: Scene, line: Prompt): Take {
  const { clip, speech, claimers } = line;
  const asking = closeUp(scene, line, prompter);
  const [cut, choice] = [LOOK_AGAIN_AT * speech.seconds, CHOICE_AT * speech.seconds];
  const both = choicePicture(scene, { name: clip, speech }, claimers, choice);
  return {
    name: clip,
    speech,
    view: (at) => {
      if (at < cut) return asking(at);
      if (at >= choice) return { camera: wide, picture: both, speaker: null };
      return { ...viewAt(scene, scene.closing, at - cut, choice - cut), speaker: null };
    },
  };
}

function closeUp(scene: Scene, { clip, speaker, speech }: Line, part: Part): Take['view'] {
  const behind = washedBack(scene, { name: clip, speech });
  const target = regarded(scene);
  const picture: Filmed = {
    drawBackground: (pen) => pen.drawImage(behind, 0, 0),
    drawAction: (pen, moment) => {
      if (moment.speaker) drawCloseUp(pen, speaker, moment.speaker, scene.claim.side, target);
    },
  };
  const performance = perform(speech, part, clip);
  return (at) => ({ camera: wide, picture, speaker: performance(at) });
}

/** Where the speaker of a close-up looks and points: at the key object's foot, far enough away for an arm. */
function regarded({ claim, keyObject }: Scene): Point {
  const key = seenBy(claim.camera, keyObject);
  const x = (key.x + key.width / 2) * frameWidth;
  const y = (key.y + key.height * 0.8) * frameHeight;
  return { x: claim.side === 'left' ? Math.max(x, ARM_AWAY.fromLeft) : Math.min(x, ARM_AWAY.fromRight), y };
}
