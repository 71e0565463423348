import { createCanvas } from '@napi-rs/canvas';
import type { Pen } from '../canvas/pen.ts';
import { aim } from '../film/painter.ts';
import { loadFilm } from '../film/scene-files.ts';
import { alive } from '../film/takes/alive.ts';
import { closestShot } from '../film/takes/closest-shot.ts';
import { wide } from '../scenes/camera.ts';
import { sceneOf } from '../scenes/exercise-film.ts';
import type { Camera, Moment, Picture } from '../scenes/scene.ts';
import type { Entry } from './sheet.ts';

const frame = { width: 1280, height: 720 };
/** Seconds into the scene: people have settled, sounds are seen. */
const at = 2;

const moment: Moment = {
  seconds: at,
  progress: 0.5,
  speaker: null,
  beat: 0,
  idle: (seed) => alive(seed, 12)(at),
};

/** Painted apart, because a camera sets the pen's whole transform. */
function drawStill(pen: Pen, picture: Picture, camera: Camera): void {
  const canvas = createCanvas(frame.width, frame.height);
  const own = canvas.getContext('2d');
  aim(own, camera);
  picture.drawBackground(own);
  picture.drawAction(own, moment);
  pen.drawImage(canvas, 0, 0);
}

/** The whole scene and the closest shot of each exercise, in each state that it has. */
export async function sceneEntries(exerciseIds: readonly number[]): Promise<Entry[]> {
  const films = await Promise.all(exerciseIds.map(loadFilm));
  return films.flatMap((film): Entry[] =>
    (['scene', 'safe'] as const)
      .filter((state) => film.states[state])
      .flatMap((state) => {
        const scene = sceneOf(film, state, '');
        const { camera, insert } = closestShot(scene);
        const name = film.states.safe ? `${film.exerciseId}, ${state}` : `${film.exerciseId}`;
        return [
          { name, draw: (pen) => drawStill(pen, scene, wide) },
          { name: `${name}, closest`, draw: (pen) => drawStill(pen, insert ?? scene, camera) },
        ];
      }),
  );
}
