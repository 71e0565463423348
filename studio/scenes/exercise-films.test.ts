import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { checkDetail, type Pixels } from '#content/checks/pictures.ts';
import { hasStates } from '#content/lines.ts';
import { optionClip, otherReasonClip, revealClip } from '#content/names.ts';
import type { StateName } from '#content/schema.ts';
import { readTexts } from '#content/texts.ts';
import { movedShare } from '../film/check/movement.ts';
import { sceneFaults } from '../film/check/scene-rules.ts';
import { detailFaults, filmStateFaults } from '../film/check/state-rules.ts';
import { allJobs, chosenJobs } from '../film/jobs.ts';
import { LIMITS } from '../film/limits.ts';
import { aim } from '../film/painter.ts';
import { stillFrame } from '../film/production.ts';
import { loadFilm } from '../film/scene-files.ts';
import { alive } from '../film/takes/alive.ts';
import { lookBox } from '../film/takes/stills.ts';
import { timed } from '../film/takes/telling.ts';
import { estimatedSpeech } from '../speech/estimated.ts';
import { wide } from './camera.ts';
import { type ExerciseFilm, sceneOf } from './exercise-film.ts';
import type { Camera, Moment, Picture } from './scene.ts';

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const { exercises } = read.texts;
const ids = exercises.map(({ exercise_id }) => exercise_id);
const jobs = allJobs(read.texts);
const lengthIn = (from: typeof jobs, clip: string) =>
  estimatedSpeech(chosenJobs(from, [clip])[0]?.script ?? '').seconds;
const lengthOf = (clip: string) => lengthIn(jobs, clip);
const spanish = readTexts('content', { language: 'es' });
const spanishJobs = spanish.ok ? allJobs(spanish.texts) : [];
const spanishLengthOf = (clip: string) => lengthIn(spanishJobs, clip);

const momentAt = (beat: number): Moment => ({
  seconds: 12 * beat,
  progress: beat,
  speaker: null,
  beat,
  idle: (seed) => alive(seed, 12)(2),
});

function drawn(picture: Picture, camera: Camera, beat: number): Pixels {
  const [width, height] = [320, 180];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  aim(pen, { ...camera, width: (camera.width * 1280) / width });
  picture.drawBackground(pen);
  picture.drawAction(pen, momentAt(beat));
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}

/** The poster of a state as small as it is compared. */
function published(film: ExerciseFilm, picture: Picture): Pixels {
  const frame = stillFrame(film, { picture, camera: wide });
  const canvas = createCanvas(360, Math.round((360 * frame.height) / frame.width));
  const pen = canvas.getContext('2d');
  pen.drawImage(frame, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data };
}

test.each(exercises.map(({ exercise_id, beats }) => [exercise_id, beats] as const))(
  'exercise %i: its words name the movement of the film, and nothing else',
  async (id, beats) => {
    expect(Object.keys(beats)).toEqual([(await loadFilm(id)).beat.id]);
  },
);

test.each(ids)('exercise %i: its states and reasons obey the rules', async (id) => {
  const film = await loadFilm(id);
  expect(filmStateFaults(film)).toEqual([]);
  for (const name of ['scene', 'safe'] as const) {
    if (!film.states[name]) continue;
    const scene = sceneOf(film, name, '');
    expect(sceneFaults(scene)).toEqual([]);
    expect(detailFaults(scene, lengthOf(optionClip(id, 1)))).toEqual([]);
    const clip = name === courseOf(id) ? revealClip(id) : otherReasonClip(id);
    expect(timed(film, name, lengthOf(clip)).length).toBeGreaterThan(1);
  }
});

test.each(ids)('exercise %i: what happens has its time in Spanish, too', async (id) => {
  const film = await loadFilm(id);
  for (const name of ['scene', 'safe'] as const) {
    if (!film.states[name]) continue;
    expect(detailFaults(sceneOf(film, name, ''), spanishLengthOf(optionClip(id, 1)))).toEqual([]);
    const clip = name === courseOf(id) ? revealClip(id) : otherReasonClip(id);
    expect(timed(film, name, spanishLengthOf(clip)).length).toBeGreaterThan(1);
  }
});

const bytes = (picture: Picture, camera: Camera) => Buffer.from(drawn(picture, camera, 0.4).data.buffer);

function courseOf(id: number): StateName {
  const exercise = exercises.find(({ exercise_id }) => exercise_id === id);
  return exercise && hasStates(exercise) ? exercise.course : 'scene';
}

test.each(exercises.filter((exercise) => hasStates(exercise) && exercise.decides === 'see'))(
  'exercise $exercise_id: its states differ where they should',
  async (exercise) => {
    const film = await loadFilm(exercise.exercise_id);
    const { scene, safe } = film.states;
    if (!safe) throw new Error('both states must be drawn');
    const pictures = [published(film, scene.picture), published(film, safe.picture)] as const;
    const isTwin = 'twin' in exercise;
    const box = lookBox(scene.picture, wide);
    expect(checkDetail({ exerciseId: exercise.exercise_id, isTwin, pictures, box })).toEqual([]);
  },
);

test.each(ids)('exercise %i: whatever is done in it is seen, and drawn the same twice', async (id) => {
  const film = await loadFilm(id);
  const speaker = film.owner === 'Presenter' ? null : alive(film.owner, 12)(2);
  for (const act of [...film.reasons.scene, ...(film.reasons.safe ?? [])]) {
    if (act.moves !== '')
      expect(movedShare(act.picture, act.camera, null), act.moves).toBeGreaterThanOrEqual(LIMITS.moved);
    for (const beat of [0, 0.3, 0.6, 1]) drawn(act.picture, act.camera, beat);
  }
  for (const state of [film.states.scene, film.states.safe]) {
    if (!state) continue;
    const pictures = state.shots.map(({ insert, camera }) => ({ picture: insert ?? state.picture, camera }));
    const moved = pictures.map(({ picture, camera }) => movedShare(picture, camera, speaker));
    expect(Math.max(...moved), film.beat.moves).toBeGreaterThanOrEqual(LIMITS.moved);
    for (const { picture, camera } of pictures)
      expect(bytes(picture, camera).equals(bytes(picture, camera))).toBe(true);
  }
});
