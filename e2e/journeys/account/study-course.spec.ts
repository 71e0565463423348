import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules, horizontalOverflow } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, type Person } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  expectExercise,
  press,
  readCurrentPlaythrough,
  readGame,
  startNew,
} from '#e2e/steps/game.ts';
import { takePart } from '#e2e/steps/studies.ts';

/** As if somebody had joined so many days earlier. */
const letDaysPass = (server: TestServer, { user }: Person, days: number) =>
  server.query(
    `update study_consents set joined_at = joined_at - make_interval(days => $2::int),
       opens_at = opens_at - make_interval(days => $2::int) where account_id = $1`,
    [user.userId, days],
  );

/** Answers what is asked now; nothing is asked afterwards. */
async function answerNoFall(page: Page, person: Person) {
  await openAs(page, person, paths.study);
  await page.getByRole('button', { name: 'Answer these questions' }).click();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await expectAccessibilityRules(page);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('button', { name: 'Answer these questions' })).toBeHidden();
}

for (const [where, view, textSize] of [
  ['at a desk', { width: 1280, height: 720 }, 20],
  ['on a phone with the largest text', { width: 390, height: 664 }, 28],
] as const)
  test(`a participant answers at once and after three months, plays, starts new, and leaves, ${where}`, {
    tag: '@full',
  }, async ({ page, request, server, baseURL }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(view);
    await setSettingsCookie(page, baseURL ?? '', { textSize });
    const { person, studyId } = await takePart(request, server, {
      instruments: [{ id: 'falls', months: [0, 3] }],
    });
    await answerNoFall(page, person);

    const game = await readGame(page, person.token);
    await openAs(page, person, paths.game);
    await expectExercise(page, 1);
    await answerRight(page, game, 1);
    await press(page, 'Continue');
    await expectExercise(page, 2);
    await expect.poll(async () => (await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(1);
    await page.goto(paths.dashboard);
    await page.getByRole('button', { name: 'Start New' }).click();
    await expect(page.getByText('Your first tries are kept for your study')).toBeVisible();
    await expectAccessibilityRules(page);
    await page.keyboard.press('Escape');
    await startNew(page);

    await letDaysPass(server, person, 93);
    await answerNoFall(page, person);
    const { rows } = await server.query(
      'select instrument, month from study_responses where account_id = $1 order by month',
      [person.user.userId],
    );
    expect(rows).toEqual([
      { instrument: 'falls', month: 0 },
      { instrument: 'falls', month: 3 },
    ]);

    await page.getByRole('button', { name: 'Leave, and delete what was collected' }).click();
    await page.getByRole('button', { name: 'Leave and delete' }).click();
    await expect(page.getByText('All that it had of you is deleted.')).toBeVisible();
    const left = await server.query('select people from study_departures where study_id = $1', [studyId]);
    expect(left.rows).toEqual([{ people: 1 }]);
    const kept = await server.query('select 1 from study_responses where account_id = $1', [
      person.user.userId,
    ]);
    expect(kept.rows).toEqual([]);
  });

test.describe('on the waiting list', () => {
  // A game that is not open yet.
  test.use({ expectedErrors: [/status of (403|404)/] });

  test('the game stays closed, says until when, and opens after that day', async ({
    page,
    request,
    server,
  }) => {
    const { person } = await takePart(request, server, { waitDays: 90 });
    await openAs(page, person, paths.game);
    await expect(page.getByText('In your study the game opens later.').first()).toBeVisible();
    await page.goto(paths.study);
    await expect(page.getByText(/In your group the game opens on .*\d{4}/)).toBeVisible();
    await expectAccessibilityRules(page);
    await letDaysPass(server, person, 91);
    await page.goto(paths.study);
    await expect(page.getByText(/In your group the game opens on/)).toBeHidden();
    await page.goto(paths.game);
    await expectExercise(page, 1);
  });
});
