import { expect, test } from 'vitest';
import { hasStates } from '#content/lines.ts';
import { readTexts } from '#content/texts.ts';
import { allJobs, chosenJobs } from './jobs.ts';

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const jobs = allJobs(read.texts);
const names = (asked: string[]) => chosenJobs(jobs, asked).map((job) => job.clip);

test('an exercise with two states gives eight clips: six of its course, and description and reason of the other state', () => {
  expect(chosenJobs(jobs, ['2']).map((job) => [job.clip, job.role])).toEqual([
    ['ex02_0', 'description'],
    ['ex02_1', 'scene'],
    ['ex02_2', 'claim'],
    ['ex02_3', 'claim'],
    ['ex02_4', 'closing'],
    ['ex02_5', 'reveal'],
    ['ex02_0-other', 'description'],
    ['ex02_6', 'reveal'],
  ]);
});

test('the Presenter says what the picture shows', () => {
  const [, cord] = read.texts.exercises;
  if (!cord || !hasStates(cord)) throw new Error('exercise 2 has two states');
  const { scene, safe } = cord.states;
  expect(chosenJobs(jobs, ['ex02_0', 'ex02_0-other'])).toMatchObject([
    { speaker: 'Presenter', script: safe.visible, shown: { state: 'safe', visible: safe.visible } },
    { speaker: 'Presenter', script: scene.visible, shown: { state: 'scene', visible: scene.visible } },
  ]);
});

test('the Presenter says why in either state, and what speaks against the wrong claim', () => {
  const [rug, cord] = read.texts.exercises;
  expect(chosenJobs(jobs, ['ex01_5', 'ex01_6', 'ex02_5', 'ex02_6'])).toMatchObject([
    {
      clip: 'ex01_5',
      speaker: 'Presenter',
      script: `${rug?.why} ${rug?.why_not}`,
      shown: { state: 'scene' },
    },
    { clip: 'ex01_6', speaker: 'Presenter', shown: { state: 'safe' } },
    { clip: 'ex02_5', speaker: 'Presenter', script: `${cord?.why} ${cord?.why_not}` },
    { clip: 'ex02_6', speaker: 'Presenter', shown: { state: 'scene' } },
  ]);
});

test('the moment knows on which word its one movement begins', () => {
  expect(chosenJobs(jobs, ['ex23_1', 'ex23_1-other'])).toMatchObject([
    { speaker: 'Rosa', beats: { sways: 'just' } },
    { speaker: 'Rosa', beats: { sways: 'just' } },
  ]);
});

test('the closing prompt knows who made the two claims', () => {
  expect(chosenJobs(jobs, ['ex01_4'])).toMatchObject([{ claimers: ['Walter', 'Mina'] }]);
});

test('every coaching line is a clip, and the openings of parts carry their title', () => {
  const coaching = chosenJobs(jobs, ['coaching']);
  expect(coaching.length).toBe(read.texts.coaching.length);
  expect(coaching.find((job) => job.clip === 'part-2-opening')).toMatchObject({
    part: { number: 2, title: 'Recognizing Signals' },
  });
  expect(coaching.find((job) => job.clip === 'instructions')).toMatchObject({ part: null });
});

test('clips are asked for by exercise, by name, or all at once', () => {
  expect(names(['1', 'final'])).toEqual([
    'ex01_0',
    'ex01_1',
    'ex01_2',
    'ex01_3',
    'ex01_4',
    'ex01_5',
    'ex01_0-other',
    'ex01_6',
    'final',
  ]);
  expect(names([])).toEqual(jobs.map((job) => job.clip));
});

test('what nobody has written is refused by its name', () => {
  expect(() => names(['51'])).toThrow('no clip is called "51"');
  expect(() => names(['finale'])).toThrow('no clip is called "finale"');
});
