import { expect, test } from 'vitest';
import { optionClip } from '#content/names.ts';
import { wide } from '#studio/scenes/camera.ts';
import { sceneOf } from '#studio/scenes/exercise-film.ts';
import type { Moment, Scene } from '#studio/scenes/scene.ts';
import { painter } from '../painter.ts';
import { loadFilm } from '../scene-files.ts';
import { closingTake, descriptionTake, sceneTake } from './exercise-takes.ts';
import type { Filmed } from './take.ts';

const sceneAsDrawn = async (id: number): Promise<Scene> => sceneOf(await loadFilm(id), 'scene', '');

const speech = {
  pcm: new Int16Array(0),
  phones: [],
  words: [{ text: 'Look.', start: 0.4, end: 3, sentence: 0 }],
  seconds: 4,
};

const pixels = (frame: ReturnType<ReturnType<typeof painter>>) => Buffer.from(frame.data());

test.each([
  [1, 'whose owner speaks'],
  [4, 'told by the Presenter'],
  [8, 'with somebody silent'],
])(
  'the described picture of exercise %i, %s, is the whole scene as clip 1 begins it, and stands still',
  async (id) => {
    const scene = { ...(await sceneAsDrawn(id)), beat: { id: 'looks', seconds: 1, moves: '' } };
    const clip = optionClip(id, 1);
    const whole = { ...scene, shots: [{ from: 0, camera: wide, easeSeconds: 0 }] };
    const first = pixels(
      painter(sceneTake(whole, { clip, speaker: scene.owner, speech, beats: { looks: 'look' } }))(0),
    );
    const described = painter(
      // It is longer or shorter than clip 1.
      descriptionTake(scene, {
        clip: optionClip(id, 0),
        speaker: 'Presenter',
        speech: { ...speech, seconds: 11.5 },
      }),
    );
    expect(pixels(described(0)).equals(first)).toBe(true);
    expect(pixels(described(3)).equals(first)).toBe(true);
  },
);

/** How many points of a part of a frame have a color, as far as the light of the film leaves it. */
function counted(frame: ReturnType<ReturnType<typeof painter>>, color: string, from: number, to: number) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const { data } = frame.getContext('2d').getImageData(from, 0, to - from, 720);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 44)) count += 1;
  }
  return count;
}

test('the last frame of the closing prompt shows both speakers and between them the thing', async () => {
  const scene = await sceneAsDrawn(1);
  const line = { clip: optionClip(1, 4), speaker: 'Presenter' as const, speech };
  const last = painter(closingTake(scene, { ...line, claimers: ['Walter', 'Mina'] }))(3.95);
  const [pullover, apron, rug] = ['#3f6a9c', '#5d8f6a', '#b8343c'];
  expect(counted(last, pullover, 0, 420)).toBeGreaterThan(4000);
  expect(counted(last, apron, 860, 1280)).toBeGreaterThan(4000);
  expect(counted(last, rug, 420, 860)).toBeGreaterThan(4000);
});

const plain = (color: string): Filmed & { keyObject: typeof wide } => ({
  keyObject: wide,
  drawBackground: (pen) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1280, 720);
  },
  drawAction: () => {},
});
test('the one thing of a scene happens on its word', async () => {
  const seen: number[] = [];
  const scene = {
    ...(await sceneAsDrawn(1)),
    ...plain('#ffffff'),
    drawAction: (_: unknown, moment: Moment) => void seen.push(moment.beat),
    beat: { id: 'looks', seconds: 0.5, moves: 'nothing' },
    shots: [{ from: 0, camera: wide, easeSeconds: 0 }],
  } as Scene;
  const line = {
    clip: optionClip(1, 1),
    speaker: scene.owner,
    speech,
    beats: { looks: 'look', starts: 'never' },
  };
  const paint = painter(sceneTake(scene, line));
  for (const at of [0, 0.4, 0.65, 0.9, 3]) paint(at);
  expect(seen).toEqual([0, 0, 0.5, 1, 1]);
  for (const id of ['starts', 'unknown'])
    expect(() => sceneTake({ ...scene, beat: { id, seconds: 1, moves: 'nothing' } }, line)).toThrow(
      'nobody says',
    );
});
