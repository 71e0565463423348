import { optionClip } from '#content/names.ts';
import { frameHeight, frameWidth, type Point } from '#studio/canvas/pen.ts';
import { drawCloseUp } from '#studio/people/close-up.ts';
import { seenBy, viewAt, wide } from '#studio/scenes/camera.ts';
import type { Scene } from '#studio/scenes/scene.ts';
import type { Speech } from '#studio/speech/speech.ts';
import type { Speaker } from '#studio/speech/voices.ts';
import { alive } from './alive.ts';
import { type Part, perform } from './director.ts';
import { claimer, owner, prompter } from './parts.ts';
import type { Filmed, Take } from './take.ts';
import { washedBack } from './wash.ts';

type Line = { clip: string; speaker: Speaker; speech: Speech };

/** The scene, from the whole room to the hazard or signal, narrated by its owner or by the Presenter, who is not visible. */
export function sceneTake(scene: Scene, { clip, speaker, speech }: Line): Take {
  const performance =
    speaker === scene.owner && speaker !== 'Presenter' ? perform(speech, owner, clip) : () => null;
  return {
    name: clip,
    speech,
    view: (at) => ({ ...viewAt(scene, scene.shots, at, speech.seconds), speaker: performance(at) }),
  };
}

/**
 * The description of the picture, spoken by the Presenter (not visible) over the first frame of the scene's clip. It has that
 * clip's seed, so that everybody stands the same and the picture does not jump when that clip follows.
 */
export function descriptionTake(scene: Scene, { speech }: Line): Take {
  const name = optionClip(scene.exerciseId, 1);
  const speaker = scene.owner === 'Presenter' ? null : alive(name, speech.seconds)(0);
  return {
    name,
    speech,
    view: () => ({ ...viewAt(scene, scene.shots, 0, speech.seconds), speaker }),
    still: true,
  };
}

/** A claim: its speaker near us, the scene pale behind. */
export function claimTake(scene: Scene, line: Line): Take {
  return { name: line.clip, speech: line.speech, view: closeUp(scene, line, claimer(line.clip)) };
}

/** In frame pixels, for a speaker on the left and on the right. */
const ARM_AWAY = { fromLeft: 840, fromRight: 440 };

/** The share of the closing prompt after which its speaker makes room for the scene. */
const LOOK_AGAIN_AT = 0.4;

/** The closing prompt: the Presenter asks for another look, then the closing shots fill the rest. */
export function closingTake(scene: Scene, line: Line): Take {
  const { clip, speech } = line;
  const asking = closeUp(scene, line, prompter);
  const cut = LOOK_AGAIN_AT * speech.seconds;
  return {
    name: clip,
    speech,
    view: (at) =>
      at < cut
        ? asking(at)
        : { ...viewAt(scene, scene.closing, at - cut, speech.seconds - cut), speaker: null },
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
