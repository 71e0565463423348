import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { lookFirstStage } from '#e2e/steps/game.ts';
import { cellsOf, shows } from './cells.ts';
import type { Condition, Way } from './condition.ts';
import { belowTheFloor } from './conditions/device/below-the-floor.ts';
import { databases } from './conditions/device/databases.ts';
import { extensions } from './conditions/device/extensions.ts';
import { filesOfATablet } from './conditions/device/files.ts';
import { missingInterfaces } from './conditions/device/missing-interfaces.ts';
import { oddValues } from './conditions/device/odd-values.ts';
import { printingThatReturnsAtOnce } from './conditions/device/printing.ts';
import { promisesWithoutEnd } from './conditions/device/promises-without-end.ts';
import { storageEvicted } from './conditions/device/storage-evicted.ts';
import { storageRefused } from './conditions/device/storage-refused.ts';
import { translation } from './conditions/device/translation.ts';
import { wrongClock } from './conditions/device/wrong-clock.ts';
import { backForwardCache } from './conditions/film/back-forward-cache.ts';
import { filmStopped } from './conditions/film/film-stopped.ts';
import { hidden } from './conditions/film/hidden.ts';
import { noAutoplay } from './conditions/film/no-autoplay.ts';
import { calm } from './conditions/hands/calm.ts';
import { clickWithoutPointer } from './conditions/hands/click-without-pointer.ts';
import { otherColors } from './conditions/hands/colors.ts';
import { enlarged } from './conditions/hands/enlarged.ts';
import { keysAlone } from './conditions/hands/keys-alone.ts';
import { secondPress } from './conditions/hands/second-press.ts';
import { sharedTablet } from './conditions/hands/shared-tablet.ts';
import { turnedAndSplit } from './conditions/hands/turned.ts';
import { webView } from './conditions/hands/web-view.ts';
import { badNetwork } from './conditions/network/bad-network.ts';
import { blockers } from './conditions/network/blockers.ts';
import { captivePortal } from './conditions/network/captive-portal.ts';
import { corporateProxy } from './conditions/network/corporate-proxy.ts';
import { cutAtMoney } from './conditions/network/cut-money.ts';
import { newRelease } from './conditions/network/new-release.ts';
import { workerInstalling } from './conditions/network/worker-installing.ts';
import type { Journey, JourneyName } from './journey.ts';
import { cancelAndLogOut, lookAgainToday } from './journeys/ends-and-returns.ts';
import { addPeople, readReportsAndPlan } from './journeys/papers.ts';
import { logInAndAnswer, tryOneExercise, useTheControls } from './journeys/play.ts';
import { joinFacility, signUpAndPay } from './journeys/sign-up.ts';
import { runCell } from './run-cell.ts';

/** Nine journeys in browsers that are unkind. `npm test` runs each condition once, FULL=1 every pair. */

const journeys: Readonly<Record<JourneyName, Journey>> = {
  'try one exercise': tryOneExercise,
  'sign up with a facility code': joinFacility,
  'sign up and pay': signUpAndPay,
  'log in, answer right, wrong and wrong again': logInAndAnswer,
  'pause, slower, captions, skip, save': useTheControls,
  'reports and plan': readReportsAndPlan,
  'import, cards, print': addPeople,
  'cancel and log out': cancelAndLogOut,
  "Today's Three": lookAgainToday,
};

/** Each with its journey under its first way, and with that of `npm test` where another one is much quicker. */
const conditions: Readonly<Record<string, readonly [Condition, JourneyName, JourneyName?]>> = {
  'a click does not say by which pointer': [
    clickWithoutPointer,
    'pause, slower, captions, skip, save',
    'sign up with a facility code',
  ],
  'everything is pressed twice': [secondPress, 'try one exercise'],
  'printing returns at once': [printingThatReturnsAtOnce, 'import, cards, print'],
  'the database of the device never answers': [databases, 'log in, answer right, wrong and wrong again'],
  'storage is refused': [storageRefused, 'try one exercise'],
  'the browser has emptied its storage': [storageEvicted, 'cancel and log out'],
  'a promise of the browser never ends': [
    promisesWithoutEnd,
    'log in, answer right, wrong and wrong again',
    'import, cards, print',
  ],
  'an interface is missing': [missingInterfaces, "Today's Three"],
  'language and zone are odd': [oddValues, 'reports and plan'],
  'the clock is wrong': [wrongClock, 'log in, answer right, wrong and wrong again'],
  'the film is stopped from outside': [filmStopped, 'try one exercise'],
  'nobody sees the page for a while': [hidden, 'log in, answer right, wrong and wrong again'],
  'the page is left and shown again': [backForwardCache, 'pause, slower, captions, skip, save'],
  'films may not start by themselves': [noAutoplay, 'try one exercise'],
  'the browser translates the page': [translation, 'pause, slower, captions, skip, save'],
  'an extension changes the page': [extensions, 'sign up and pay'],
  'a blocker stops what others provide': [blockers, 'sign up and pay'],
  'a Wi-Fi portal answers': [captivePortal, 'sign up with a facility code'],
  'a proxy changes what is sent': [corporateProxy, "Today's Three"],
  'the connection is cut at money': [cutAtMoney, 'sign up and pay'],
  'the network is bad': [badNetwork, 'sign up and pay'],
  'a release comes in between': [newRelease, 'import, cards, print'],
  'the worker is just being installed': [workerInstalling, 'log in, answer right, wrong and wrong again'],
  'files and tabs of a tablet': [filesOfATablet, 'import, cards, print'],
  'a browser within another app': [webView, 'reports and plan'],
  'the browser is older than it may be': [belowTheFloor, 'try one exercise'],
  'colors are not ours': [otherColors, 'reports and plan'],
  'everything is enlarged': [enlarged, 'cancel and log out'],
  'nothing may move or be fetched ahead': [calm, 'log in, answer right, wrong and wrong again'],
  'the device is turned': [turnedAndSplit, "Today's Three"],
  'there are keys alone': [keysAlone, 'reports and plan'],
  'somebody else had the tablet before': [sharedTablet, 'cancel and log out'],
};

/** All cells of a condition, and the one of `npm test`. */
function spreadOf(name: string) {
  const [condition, first, inTest = first] = conditions[name] as (typeof conditions)[string];
  const cells = cellsOf(condition, first);
  return { condition, cells, tested: cells.find(({ journey }) => journey === inTest) };
}

for (const name of Object.keys(conditions)) {
  const { condition, cells, tested } = spreadOf(name);
  const { ways, use = {}, expectedErrors } = condition;
  test.describe(name, () => {
    test.use({ ...use, expectedErrors: expectedErrors ? [expectedErrors] : [] });
    for (const cell of cells) {
      const { journey, way } = cell;
      const tag = cell === tested ? [] : ['@full'];
      test(`${journey}: ${way}`, { tag }, async ({ page, server }) => {
        const shown = ways[way] as Way;
        const reason = shown.notIn?.[journey];
        test.skip(reason !== undefined, reason);
        await runCell({ page, server }, [journey, journeys[journey]], shown);
      });
    }
  });
}

test('every way of every condition meets a journey in which it shows, and every journey meets every condition', () => {
  const inTest = new Set<string>();
  for (const name of Object.keys(conditions)) {
    const { condition, cells, tested } = spreadOf(name);
    const met = cells.filter(({ way, journey }) => shows(condition.ways[way] as Way, journey));
    expect(new Set(met.map(({ way }) => way)), name).toEqual(new Set(Object.keys(condition.ways)));
    expect(new Set(cells.map(({ journey }) => journey)), name).toEqual(new Set(Object.keys(journeys)));
    expect(met, `${name}: the journey of npm test`).toContain(tested);
    inTest.add(tested?.journey ?? '');
  }
  expect(inTest, 'npm test').toEqual(new Set(Object.keys(journeys)));
});

test('a game that is opened while the worker installs starts, 50 times of 50', {
  tag: ['@worker', '@full'],
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  const person = await signUp(page.request, 'facility');
  for (let time = 0; time < 50; time += 1) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
    const fresh = await context.newPage();
    await openAs(fresh, person, paths.game);
    await expect(lookFirstStage(fresh)).toBeVisible();
    await context.close();
  }
});
