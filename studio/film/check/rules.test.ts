import { expect, test } from 'vitest';
import { wide } from '../../scenes/camera.ts';
import { captionsOf, webVtt } from '../words/captions.ts';
import { captionFaults } from './caption-rules.ts';
import { filmFaults, lengthFaults, loudnessFaults } from './film-rules.ts';
import { keyObjectShare, stillFaults } from './scene-rules.ts';

const film = {
  codecs: ['h264', 'aac'],
  width: 1280,
  height: 720,
  pixels: 'yuv420p',
  fps: '24/1',
  seconds: 9,
  keyframes: 1,
  faststart: true,
  endLevel: -Infinity,
};
const words = [
  { text: 'Look', start: 0.4, end: 0.8, sentence: 0 },
  { text: 'here.', start: 0.8, end: 1.3, sentence: 0 },
];
const vtt = webVtt(captionsOf(words), 'Mina');

test('a film as it should be has no faults', () => {
  expect(filmFaults(film)).toEqual([]);
});

test.each([
  [{ width: 1920 }, 'width: 1920 instead of 1280'],
  [{ codecs: ['h264'] }, 'codecs: h264 instead of h264+aac'],
  [{ keyframes: 3 }, '3 keyframes instead of 1'],
  [{ faststart: false }, 'the index comes after the data (faststart)'],
  [{ endLevel: -20 }, 'the last 0.3 s are not silent: -20 dBFS'],
])('a film with %o is refused', (wrong, fault) => {
  expect(filmFaults({ ...film, ...wrong })).toEqual([fault]);
});

test.each([
  ['ex01_1', 'scene', 20, 0],
  ['ex01_1', 'scene', 20.1, 1],
  ['ex01_1', 'scene', 2.9, 1],
  ['ex01_0', 'description', 25, 0],
  ['ex01_0', 'description', 25.1, 1],
  ['instructions', 'coaching', 75, 0],
  ['final', 'coaching', 50.1, 1],
] as const)('%s, a %s, may be %d s long: %i faults', (clip, role, seconds, faults) => {
  expect(lengthFaults({ clip, role }, seconds)).toHaveLength(faults);
});

test('loudness stays within 1.5 LU of -16 LUFS, its peak under -1 dBFS', () => {
  expect(loudnessFaults({ lufs: -17.5, peak: -1.1 })).toEqual([]);
  expect(loudnessFaults({ lufs: -14.4, peak: -1 })).toHaveLength(2);
});

test('captions that fit their words have no faults', () => {
  const { faults, off } = captionFaults(vtt, 'Mina', words);
  expect(faults).toEqual([]);
  expect(off).toBeLessThanOrEqual(0.15);
});

test('captions of somebody else, of other words, or late are refused', () => {
  const late = words.map((word) => ({ ...word, start: word.start - 0.3 }));
  expect(captionFaults(vtt, 'Rosa', words).faults).toEqual(['caption of Mina instead of Rosa']);
  expect(captionFaults(vtt, 'Mina', words.slice(1)).faults[0]).toContain('something else');
  expect(captionFaults(vtt, 'Mina', late).faults[0]).toContain('away from its words');
});

test('the key object is measured in the shot that shows it largest', () => {
  const keyObject = { x: 320, y: 180, width: 320, height: 180 };
  const close = { x: 320, y: 180, width: 640, height: 360 };
  const shot = (camera: typeof wide) => ({ from: 0, camera, easeSeconds: 0 });
  expect(keyObjectShare({ keyObject, shots: [shot(wide)], closing: [shot(wide)] })).toBeCloseTo(1 / 16);
  expect(keyObjectShare({ keyObject, shots: [shot(wide), shot(close)], closing: [] })).toBeCloseTo(1 / 4);
});

test('the still before and the one made safe have one camera, and the thing is large in it', () => {
  const picture = {
    keyObject: { x: 500, y: 300, width: 320, height: 200 },
    drawBackground: () => {},
    drawAction: () => {},
  };
  const still = { picture, camera: wide };
  expect(stillFaults({ look: still, safe: still })).toEqual([]);
  const other = { picture, camera: { ...wide, x: 10, width: 1270 } };
  expect(stillFaults({ look: still, safe: other })).toEqual([
    'safe: its camera is another than that of look',
  ]);
  const tiny = { ...picture, keyObject: { x: 0, y: 0, width: 64, height: 72 } };
  expect(stillFaults({ look: { ...still, picture: tiny }, safe: still })).toEqual([
    'look: the key object fills 0.5 % of the still',
  ]);
});
