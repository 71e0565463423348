// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Survey } from '#contract/surveys.ts';
import { changeSettings } from '#web/data/settings.ts';
import { renderInApp } from '#web/testing/render.tsx';
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
  responses: [],
  questions: [question('walking'), question('bathing')],
} as unknown as Survey;

beforeEach(() => {
  sessionStorage.clear();
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function Game() {
  const [exercise, setExercise] = useState(4);
  const { dialog } = useDueSurvey(exercise, true, undefined);
  return (
    <>
      <button type="button" onClick={() => setExercise(exercise + 1)}>
        Next exercise
      </button>
      {dialog}
    </>
  );
}

async function play(surveys = [survey]) {
  await offer(surveys);
  await press('Answer now');
  return screen.findByRole('dialog');
}

function show(surveys: Survey[]) {
  const queries = new QueryClient();
  queries.setQueryData(surveysQuery.queryKey, surveys);
  renderInApp(<Game />, { queries });
}

function offer(surveys = [survey]) {
  show(surveys);
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
  await press('Back');
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
  ['postponed with Later after a choice', true, () => press('Later')],
  ['closed without a choice', false, () => userEvent.keyboard('{Escape}')],
])('a survey that was %s is not offered again in this session', async (_how, isTicked, leave) => {
  await play();
  if (isTicked) await userEvent.click(firstSure() as HTMLElement);
  await leave();
  await nextExercise();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a survey that is declined for good is never offered again, until it is allowed again in Display', async () => {
  await offer();
  await press('Do not ask again');
  sessionStorage.clear();
  await nextExercise();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  show([survey]);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  changeSettings({ askSurveys: true });
  await offer();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const questions = () => screen.getAllByRole('group', { name: /^How sure are you of/ });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Next/ });

test('a survey shows one question at a time; Back keeps the answers and moves the focus', async () => {
  const dialog = within(await play());
  expect(questions()).toHaveLength(1);
  expect(dialog.getByText('Question 1 of 2')).toBeTruthy();
  expect(next().disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Sure' }));
  await userEvent.click(next());
  expect(document.activeElement?.textContent).toContain('How sure are you of bathing?');
  expect(dialog.getByText('Question 2 of 2')).toBeTruthy();
  expect(dialog.getByText('You may stop at any time.')).toBeTruthy();
  expect(next().disabled).toBe(true);
  await press('Back');
  expect(firstSure()?.checked).toBe(true);
  expect(document.activeElement?.textContent).toContain('How sure are you of walking?');
});

test('questions are counted through all surveys', async () => {
  const second = { ...survey, surveyID: 'falls', title: 'Falls' };
  const dialog = within(await play([survey, second]));
  expect(dialog.getByText('Survey 1 of 2 · Question 1 of 4')).toBeTruthy();
  for (let count = 0; count < 2; count++) {
    await userEvent.click(firstSure() as HTMLElement);
    await userEvent.click(next());
  }
  expect(
    within(await screen.findByRole('dialog', { name: 'Falls' })).getByText('Survey 2 of 2 · Question 3 of 4'),
  ).toBeTruthy();
});

test('a survey that was closed goes on at the question without an answer', async () => {
  await play();
  await userEvent.click(firstSure() as HTMLElement);
  await userEvent.click(next());
  await userEvent.keyboard('{Escape}');
  await nextExercise();
  expect(within(await screen.findByRole('dialog')).getByText(/of bathing/)).toBeTruthy();
  await press('Back');
  expect(firstSure()?.checked).toBe(true);
});

test('a reload loses no choice: the survey is open again where it was', async () => {
  await play();
  await userEvent.click(firstSure() as HTMLElement);
  await userEvent.click(next());
  cleanup();
  expect(within(await offer()).getByText('Question 2 of 2')).toBeTruthy();
  await press('Back');
  expect(firstSure()?.checked).toBe(true);
});

test('another person on the device sees no choice of the one before', async () => {
  sessionStorage.setItem('surveyOffered', JSON.stringify({ owner: 'ben', answers: { walking: '1' } }));
  expect(within(await play()).getByText('Question 1 of 2')).toBeTruthy();
  expect(firstSure()?.checked).toBe(false);
});

test('before the first question people learn how many there are, and can do it later', async () => {
  const dialog = within(await offer([survey, { ...survey, surveyID: 'falls', title: 'Falls' }]));
  expect(dialog.getByText('4 short questions, one at a time. You can stop at any of them.')).toBeTruthy();
  expect(dialog.getByText('Two questions.')).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
  await press('Later');
  await nextExercise();
  expect(screen.queryByRole('dialog')).toBeNull();
});
