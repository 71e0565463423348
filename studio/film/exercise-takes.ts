import { frameHeight, frameWidth } from '../canvas/pen.ts';
import { drawCloseUp } from '../people/close-up.ts';
import { seenBy, viewAt, wide } from '../scenes/camera.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Speech } from '../speech/speech.ts';
import type { Speaker } from '../speech/voices.ts';
import { type Part, perform } from './director.ts';
import { claimer, owner, prompter } from './parts.ts';
import type { Filmed, Take } from './take.ts';
import { washedBack } from './wash.ts';

type Line = { clip: string; speaker: Speaker; speech: Speech };

/** The scene, from the whole room to the hazard or signal, told by its owner or by the unseen Presenter. */
export function sceneTake(scene: Scene, { clip, speaker, speech }: Line): Take {
  const performance =
    speaker === scene.owner && speaker !== 'Presenter' ? perform(speech, owner, clip) : () => null;
  return {
    name: clip,
    speech,
    view: (at) => ({ ...viewAt(scene, scene.shots, at, speech.seconds), speaker: performance(at) }),
  };
}

/** A claim: its speaker near us, the scene pale behind. */
export function claimTake(scene: Scene, line: Line): Take {
  return { name: line.clip, speech: line.speech, view: closeUp(scene, line, claimer(line.clip)) };
}

/** The share of the closing prompt after which its speaker makes room for the scene. */
const LOOK_AGAIN_AT = 0.4;

/** The closing prompt: the Presenter asks for another look, then the scene is seen once more. */
export function closingTake(scene: Scene, line: Line): Take {
  const { clip, speech } = line;
  const asking = closeUp(scene, line, prompter);
  return {
    name: clip,
    speech,
    view: (at) =>
      at < LOOK_AGAIN_AT * speech.seconds
        ? asking(at)
        : { ...viewAt(scene, scene.closing, at, speech.seconds), speaker: null },
  };
}

function closeUp(scene: Scene, { clip, speaker, speech }: Line, part: Part): Take['view'] {
  const behind = washedBack(scene, { name: clip, speech });
  const key = seenBy(scene.claim.camera, scene.keyObject);
  const target = { x: (key.x + key.width / 2) * frameWidth, y: (key.y + key.height / 2) * frameHeight };
  const picture: Filmed = {
    drawBackground: (pen) => pen.drawImage(behind, 0, 0),
    drawAction: (pen, moment) => {
      if (moment.speaker) drawCloseUp(pen, speaker, moment.speaker, scene.claim.side, target);
    },
  };
  const performance = perform(speech, part, clip);
  return (at) => ({ camera: wide, picture, speaker: performance(at) });
}
