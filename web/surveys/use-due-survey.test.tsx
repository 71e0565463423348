// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
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
  responses: [],
  questions: [question('walking'), question('bathing')],
} as unknown as Survey;

/** Whether the view is that of a phone. */
let isSmall: boolean;

beforeEach(() => {
  isSmall = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener() {},
    removeEventListener() {},
  }));
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

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const questions = () => screen.getAllByRole('group', { name: /^\d\. / });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

test('all questions of a survey are on one page, which counts those without an answer', async () => {
  const dialog = within(await play());
  expect(questions()).toHaveLength(2);
  expect(dialog.getByText('2 to go')).toBeTruthy();
  expect(next().disabled).toBe(true);
  for (const sure of dialog.getAllByRole('radio', { name: 'Sure' })) await userEvent.click(sure);
  expect(dialog.getByText('All answered')).toBeTruthy();
  expect(next().disabled).toBe(false);
});

test('a phone shows one question at a time; Back keeps the answers and moves the focus', async () => {
  isSmall = true;
  const dialog = within(await play());
  expect(questions()).toHaveLength(1);
  expect(dialog.getByText('Two questions.')).toBeTruthy();
  expect(next().disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Sure' }));
  await press('Next');
  expect(document.activeElement?.textContent).toContain('2. How sure are you of bathing?');
  expect(dialog.queryByText('Two questions.')).toBeNull();
  expect(dialog.getByText('You may stop at any time.')).toBeTruthy();
  expect(next().disabled).toBe(true);
  await press('Back');
  expect(firstSure()?.checked).toBe(true);
  expect(document.activeElement?.textContent).toContain('1. How sure are you of walking?');
});

test('a survey that was closed on a phone goes on at the question without an answer', async () => {
  isSmall = true;
  await play();
  await userEvent.click(firstSure() as HTMLElement);
  await press('Next');
  await userEvent.keyboard('{Escape}');
  await nextExercise();
  expect(within(await screen.findByRole('dialog')).getByText(/^2\. How sure/)).toBeTruthy();
  await press('Back');
  expect(firstSure()?.checked).toBe(true);
});
