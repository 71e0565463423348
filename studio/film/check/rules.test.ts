import { expect, test } from 'vitest';
import type { Pen } from '../../canvas/pen.ts';
import { wide } from '../../scenes/camera.ts';
import type { Moment, Scene } from '../../scenes/scene.ts';
import { captionsOf, webVtt } from '../words/captions.ts';
import { captionFaults } from './caption-rules.ts';
import { filmFaults, lengthFaults, loudnessFaults, paceFaults } from './film-rules.ts';
import { movedInTake, movedShare } from './movement.ts';
import { keyObjectShare, sceneFaults } from './scene-rules.ts';

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

test('loudness stays within 1 LU of -18 LUFS, its peak under -1 dBFS', () => {
  expect(loudnessFaults({ lufs: -19, peak: -1.1 })).toEqual([]);
  expect(loudnessFaults({ lufs: -16.9, peak: -1 })).toHaveLength(2);
});

test('a line is spoken at 120 to 145 words a minute', () => {
  expect([119.9, 120, 145, 145.1].map((pace) => paceFaults(pace).length)).toEqual([1, 0, 0, 1]);
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

/** A bar whose length is taken from an instant, on a plain ground. */
const bar = (lengthAt: (moment: Moment) => number) => ({
  drawBackground: (pen: Pen) => {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, 1280, 720);
    pen.fillStyle = '#000000';
  },
  drawAction: (pen: Pen, moment: Moment) => pen.fillRect(0, 0, lengthAt(moment), 72),
});

test('what happens is measured where only the beat moves', () => {
  expect(
    movedShare(
      bar(({ beat }) => 640 * beat),
      wide,
      null,
    ),
  ).toBeCloseTo(0.05, 3);
  const mouth = bar(({ seconds, idle }) => 100 * seconds + 100 * idle('Joon').breath);
  expect(movedShare(mouth, wide, null)).toBe(0);
});

test('what happens is measured in the shot that is seen then', () => {
  const take = {
    name: 'ex01_1',
    speech: { pcm: new Int16Array(), phones: [], words: [], seconds: 8 },
    view: (at: number) => ({
      camera: wide,
      picture: at < 4 ? bar(({ beat }) => 640 * beat) : bar(() => 10),
      speaker: null,
    }),
  };
  expect(movedInTake(take, { from: 1, seconds: 1 })).toBeCloseTo(0.05, 3);
  expect(movedInTake(take, { from: 5, seconds: 1 })).toBe(0);
});

test('a scene starts with a medium shot, or says why not, and the thing is large in its still', () => {
  const still = { picture: { ...bar(() => 0), keyObject: wide }, camera: wide };
  const shot = (width: number) => ({
    from: 0,
    camera: { ...wide, width, height: (width * 9) / 16 },
    easeSeconds: 0,
  });
  const scene = {
    ...still.picture,
    exerciseId: 26,
    shots: [shot(960)],
    closing: [shot(960)],
    look: still,
  } as unknown as Scene;
  expect(sceneFaults(scene)).toEqual([]);
  expect(sceneFaults({ ...scene, shots: [shot(1280)] })).toEqual([
    'shots: the first must be a medium shot, at most 1010 wide, or say startsWide',
  ]);
  expect(sceneFaults({ ...scene, shots: [shot(1280)], startsWide: 'the whole way to the door' })).toEqual([]);
  const tiny = { ...still.picture, keyObject: { x: 0, y: 0, width: 64, height: 72 } };
  expect(sceneFaults({ ...scene, look: { ...still, picture: tiny } })).toEqual([
    'look: the key object fills 0.5 % of the still',
  ]);
});
