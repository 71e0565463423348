import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { headersOf, openNavigation, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { choose, lookFirst, lookFirstStage, peopleOf, press, readGame } from '#e2e/steps/game.ts';
import { readSubscription, subscribe } from '#e2e/steps/payments.ts';
import { answeredDaysAgo, drawState, gameInState, readReviews, saySure } from '#e2e/steps/reviews.ts';
import type { Journey } from '../journey.ts';
import { logIn } from './log-in.ts';

/** Journeys of people who leave, and of people who come back. */

export const cancelAndLogOut: Journey = async (stage) => {
  const { page } = stage;
  const person = await subscribe(page.request, await signUp(page.request, 'individual'));
  const question = page.getByRole('alertdialog');
  return [
    ...logIn(stage, person),
    {
      does: 'opens the subscription',
      async act() {
        await (await openNavigation(page)).getByRole('link', { name: 'Subscription' }).click();
      },
      sees: () => expect(page.getByText('Plan: Monthly')).toBeVisible(),
    },
    {
      does: 'cancels',
      async act() {
        if (await question.isHidden()) await press(page, 'Cancel Subscription');
        await question.getByRole('button', { name: 'Cancel subscription' }).click();
      },
      async sees() {
        await expect(page.getByText(/^Your subscription is canceled\. You can play until \w/)).toBeVisible();
        await expect(page).toHaveURL(paths.home);
      },
    },
    {
      does: 'logs in again',
      act: () => submitLogin(page, person.userName, person.password),
      async sees() {
        await expect(page).toHaveURL(paths.dashboard);
        const headers = headersOf(person);
        const { token } = await (
          await page.request.post('/api/v2/user/login', {
            headers,
            data: { email: person.email, password: person.password },
          })
        ).json();
        expect((await readSubscription(page.request, token)).status).not.toBe('active');
      },
    },
    {
      does: 'logs out',
      async act() {
        await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
      },
      async sees() {
        await expect(page.getByText('You are logged out.')).toBeVisible();
        await expect(page).toHaveURL(paths.home);
      },
    },
  ];
};

export const lookAgainToday: Journey = async (stage) => {
  const { page, server } = stage;
  const person = await signUp(page.request, 'facility');
  const answers = { 1: 'correct', 2: 'incorrect', 3: 'incorrect' } as const;
  await answeredDaysAgo({ page, server }, person, answers, 12);
  await drawState(page, 'scene');
  const game = gameInState(await readGame(page, person.token), 'scene');
  const right = page.getByRole('dialog', { name: 'Right, you got it!' });
  return [
    ...logIn(stage, person),
    {
      does: "opens Today's Three",
      act: () => page.getByRole('button', { name: /^Today's Three/ }).click(),
      sees: () => expect(lookFirstStage(page)).toBeVisible(),
    },
    {
      does: 'looks first',
      act: () => lookFirst(page, game, 2),
      sees: () => expect(page.locator('video[data-front]').first()).toBeVisible(),
    },
    {
      does: 'answers right',
      async act() {
        await choose(page, peopleOf(game, 2).right);
        await saySure(page, 'Sure');
      },
      sees: () => expect(right).toBeVisible(),
    },
    {
      does: 'stops for today',
      async act() {
        await press(page, 'Continue');
        await page.getByRole('link', { name: 'Stop for today' }).click();
      },
      async sees() {
        await expect(page).toHaveURL(paths.dashboard);
        await expect
          .poll(() => readReviews(page, person.token), { timeout: 60_000 })
          .toEqual(['2 correct sure hit']);
      },
    },
  ];
};
