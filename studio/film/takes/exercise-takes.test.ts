import { expect, test } from 'vitest';
import { optionClip } from '#content/names.ts';
import { painter } from '../painter.ts';
import { loadScene } from '../scene-files.ts';
import { descriptionTake, sceneTake } from './exercise-takes.ts';

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
  'the described picture of exercise %i, %s, is that with which clip 1 begins, and stands still',
  async (id) => {
    const scene = await loadScene(id);
    const clip = optionClip(id, 1);
    const first = pixels(painter(sceneTake(scene, { clip, speaker: scene.owner, speech }))(0));
    const described = painter(
      descriptionTake(scene, { clip: optionClip(id, 0), speaker: 'Presenter', speech }),
    );
    expect(pixels(described(0)).equals(first)).toBe(true);
    expect(pixels(described(3)).equals(first)).toBe(true);
  },
);
