import { expect, test } from 'vitest';
import { readTexts } from '#content/texts.ts';
import { allJobs, chosenJobs } from './jobs.ts';

const read = readTexts('content');
if (!read.ok) throw new Error('the content is broken');
const jobs = allJobs(read.texts, (exerciseId) => (exerciseId <= 2 ? 'as before' : null));
const names = (asked: string[]) => chosenJobs(jobs, asked).map((job) => job.clip);

test('a drawn exercise gives six clips: the scene, two claims, the closing prompt, the description, the reason', () => {
  expect(chosenJobs(jobs, ['2']).map((job) => [job.clip, job.role])).toEqual([
    ['ex02_1', 'scene'],
    ['ex02_2', 'claim'],
    ['ex02_3', 'claim'],
    ['ex02_4', 'closing'],
    ['ex02_0', 'description'],
    ['ex02_5', 'reveal'],
  ]);
});

test('the Presenter says what the picture shows', () => {
  expect(chosenJobs(jobs, ['ex02_0'])).toMatchObject([
    { speaker: 'Presenter', script: read.texts.former[1]?.visible },
  ]);
});

test('the Presenter says why over the scene made safe', () => {
  expect(chosenJobs(jobs, ['reveal'])).toMatchObject([
    { clip: 'ex01_5', speaker: 'Presenter', script: read.texts.exercises[0]?.why },
    { clip: 'ex02_5', speaker: 'Presenter', script: read.texts.exercises[1]?.why },
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
    'ex01_1',
    'ex01_2',
    'ex01_3',
    'ex01_4',
    'ex01_0',
    'ex01_5',
    'final',
  ]);
  expect(names([])).toEqual(jobs.map((job) => job.clip));
});

test('what nobody has drawn or written is refused by its name', () => {
  expect(() => names(['3'])).toThrow('no clip is called "3"');
  expect(() => names(['finale'])).toThrow('no clip is called "finale"');
});
