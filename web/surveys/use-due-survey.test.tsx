// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Survey } from '#contract/surveys.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { surveyDraft } from './survey-draft.ts';
import { surveysQuery } from './survey-queries.ts';
import { useDueSurvey } from './use-due-survey.tsx';

const question = (questionId: string) => ({
  questionId,
  question: `How sure are you of ${questionId}?`,
  options: [
    { id: 1, option: 'Sure' },
    { id: 2, option: 'Not sure' },
  ],
});
const survey = {
  surveyID: 'sure',
  title: 'How Sure Do You Feel?',
  intro: 'Two questions.',
  consent: 'You may stop at any time.',
  thanks: 'Thank you.',
  advice: [],
  responses: [],
  questions: [question('walking'), question('bathing')],
} as unknown as Survey;

beforeEach(() => {
  sessionStorage.clear();
  surveyDraft.save({});
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function Game() {
  const [exercise, setExercise] = useState(4);
  const { dialog } = useDueSurvey(exercise, true);
  return (
    <>
      <button type="button" onClick={() => setExercise(exercise + 1)}>
        Next exercise
      </button>
      {dialog}
    </>
  );
}

function play() {
  const queries = new QueryClient();
  queries.setQueryData(surveysQuery.queryKey, [survey]);
  renderInApp(<Game />, { queries });
  return screen.findByRole('dialog');
}

const firstSure = () => screen.getAllByRole<HTMLInputElement>('radio', { name: 'Sure' })[0];
const nextExercise = () => userEvent.click(screen.getByRole('button', { name: 'Next exercise' }));

test('a survey that is closed with an option chosen comes back with it at the next exercise', async () => {
  await play();
  await userEvent.click(firstSure() as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await nextExercise();
  await screen.findByRole('dialog');
  expect(firstSure()?.checked).toBe(true);
});

test('a touch beside the survey does not close it', async () => {
  await play();
  await userEvent.click(firstSure() as HTMLElement);
  await userEvent.click(document.body.querySelector('[class*=backdrop]') as Element);
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(firstSure()?.checked).toBe(true);
});

test.each([
  ['postponed with Later after a choice', true, 'Later'],
  ['closed without a choice', false, 'Close'],
])('a survey that was %s is not offered again in this session', async (_how, isTicked, button) => {
  await play();
  if (isTicked) await userEvent.click(firstSure() as HTMLElement);
  await userEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
  await nextExercise();
  expect(screen.queryByRole('dialog')).toBeNull();
});
