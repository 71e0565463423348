import { expect, test } from 'vitest';
import type { Survey } from '#contract/surveys.ts';
import { adviceFor, firstUnanswered } from './survey-answers.ts';

const [tellDoctor, call911] = ['Please tell your doctor.', 'Call 911 if someone:'];
const question = (questionId: string, ...advice: string[][]) => ({
  questionId,
  question: 'How often?',
  options: advice.map((lines, index) => ({
    id: index + 1,
    option: 'Often',
    ...(lines.length > 0 && { advice: lines }),
  })),
});
const survey = {
  questions: [question('falls', [], [tellDoctor]), question('hurt', [], [tellDoctor, call911])],
} as Partial<Survey> as Survey;

test.each([
  ['nothing happened', { falls: '1', hurt: '1' }, []],
  ['one fall', { falls: '2', hurt: '1' }, [tellDoctor]],
  ['a fall with an injury', { falls: '2', hurt: '2' }, [tellDoctor, call911]],
])('after "%s" only the lines that these answers call for are shown, each once', (_what, answers, lines) => {
  expect(adviceFor(survey, answers)).toEqual(lines);
});

test('a survey goes on at its first question without an answer', () => {
  expect(firstUnanswered(survey, {})).toBe(0);
  expect(firstUnanswered(survey, { falls: '1' })).toBe(1);
  expect(firstUnanswered(survey, { hurt: '1' })).toBe(0);
  expect(firstUnanswered(survey, { falls: '1', hurt: '2' })).toBe(1);
});
