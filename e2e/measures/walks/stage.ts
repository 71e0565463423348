import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { peopleOf, readGame, setFilmSpeed, speedUp } from '#e2e/steps/game.ts';
import { atLeast, atMost, type Check, type Facts } from '../check.ts';
import {
  controlsInView,
  controlsUnderScene,
  endlessMotions,
  endOf,
  linesInView,
  mainBelowView,
  missingToChoose,
  movedControls,
  namedInView,
  personHeight,
  personWidth,
  sceneShare,
  sceneWidth,
  timesShown,
  wordsOverHeads,
} from '../measures.ts';
import type { State, Walk } from '../walk.ts';
import { common } from './common.ts';

const question = 'What would you check here? Tap it.';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The text begins with these words. */
const beginsWith = (words = '?') =>
  new RegExp(`^.{0,12}${words.slice(0, 40).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const moved: Check = atMost(
  'Controls that moved',
  (sight, _, earlier) => (earlier ? movedControls(earlier, sight) : 0),
  0,
);
const still: Check = atMost('Endless movements', endlessMotions, 0);

const bare: Check = atMost('Controls of the bar under the picture', controlsUnderScene, 0);

const twice = (who: 'right' | 'wrong') =>
  atMost(
    `Times that the person who is ${who} is shown`,
    (sight, facts) => timesShown(facts[who] ?? '?')(sight),
    2,
    '3',
  );

const inLook = [
  atMost('Controls in view', controlsInView, 6),
  atLeast("Picture's share, %", sceneShare, {
    ...{ '1280x720 20': 62, '1180x820 20': 60, '1280x720 28': 54, '1180x820 28': 45 },
    ...{ '820x1180': 39, '390x664': 33 },
  }),
  atLeast('Lines of the question in view', linesInView(beginsWith(question)), 1),
  atLeast('"Show me" in view', namedInView(/^Show me$/), 1),
  bare,
  still,
  ...common,
];

const inSoundChoice = [
  atMost('Controls in view', controlsInView, 10),
  atMost('Main button below the view, px', mainBelowView, { 20: 0 }),
  moved,
  still,
  ...common,
];

const inListen = [
  atMost('Controls in view', controlsInView, 10, '6 / 5, 19 / 13, 19 / 15, 17 / 13'),
  atLeast(
    "Film's share, %",
    sceneShare,
    {
      ...{ '1280x720 20': 60, '1180x820 20': 60, '1280x720 28': 54, '1180x820 28': 45 },
      ...{ '820x1180': 39, '390x664': 33 },
    },
    '33 / 33, 39 / 39, 30 / 20, 29 / 19',
  ),
  atLeast("Film's width, % of the view", sceneWidth, { '390x664': 100, '820x1180': 100 }),
  twice('right'),
  twice('wrong'),
  bare,
  moved,
  ...common,
];

const inChoose = [
  atMost('Controls in view', controlsInView, 10, '6 / 5, 19 / 13, 19 / 15, 17 / 13'),
  atMost('Of question, people, claims and Okay not in view', missingToChoose, 0),
  atMost('Okay ends at, px', endOf(/^Okay/), { '390x664 20': 650, '390x664 28': 664 }, '662 / 880'),
  atLeast('Height of a person, px', personHeight, {
    ...{ '390x664': 96, '820x1180': 120, '1180x820': 400, '1280x720': 400 },
  }),
  atLeast('Width of a person, px', personWidth, { '1180x820': 300, '1280x720': 300 }),
  twice('right'),
  twice('wrong'),
  atMost('Words over the heads of people', wordsOverHeads, 0),
  moved,
  still,
  ...common,
];

const reason: Check = atLeast(
  'Lines of the reason in view',
  (sight, { reason = '?' }) => linesInView(beginsWith(reason))(sight),
  2,
);

const inWhy = [atMost('Controls in view', controlsInView, 8), reason, moved, still, ...common];

/** Whoever looked is asked, once, how speech is liked. */
async function askAboutSound(page: Page) {
  await button(page, /^Show me$/).click();
  await button(page, /^Continue$/).click();
  await page.getByRole('heading', { name: 'Two people will speak. How do you like it?' }).waitFor();
}

/** The film is slow, so that it lasts while it is measured. */
async function startFilm(page: Page) {
  await setFilmSpeed(page, 1 / 16);
  await button(page, /^Start the film$/).click();
  await page.getByRole('radio', { name: 'Mina' }).waitFor({ state: 'attached' });
}

/** Every clip is left just before its end. */
async function endFilm(page: Page) {
  const ended = page.getByText('The film has ended. Who is correct?');
  await setFilmSpeed(page, 1);
  while ((await ended.count()) === 0) {
    await page.evaluate(() => {
      for (const film of document.querySelectorAll('video')) {
        film.playbackRate = 1;
        if (!film.paused && film.currentTime < film.duration - 0.5) film.currentTime = film.duration - 0.2;
      }
    });
    await page.waitForTimeout(100);
  }
}

async function choose(page: Page, name = '') {
  await page.getByRole('radio', { name }).check({ force: true });
  await button(page, /^Okay/).click();
}

/** Opens the game of a new account, which looks first. */
async function openLooking(page: Page): Promise<Facts> {
  await speedUp(page);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await page.getByRole('heading', { name: question }).waitFor();
  const game = await readGame(page, person.token);
  const [first] = game.exercises;
  return { ...peopleOf(game, 1), reason: first?.why ?? '', hint: first?.hint ?? '' };
}

const asking: State[] = [
  { name: 'look', checks: inLook },
  { name: 'how to hear', checks: inSoundChoice, reach: askAboutSound },
  { name: 'listen', checks: inListen, reach: startFilm },
  { name: 'choose', checks: inChoose, reach: endFilm },
];

export const stageWalks: Walk[] = [
  {
    screen: 'stage',
    open: openLooking,
    states: [
      ...asking,
      {
        name: 'why',
        checks: inWhy,
        reach: async (page, { right }) => {
          await choose(page, right);
          await page.getByRole('heading', { name: 'Right, you got it!' }).waitFor();
        },
      },
    ],
  },
  {
    screen: 'stage-missed',
    open: async (page) => {
      const facts = await openLooking(page);
      await askAboutSound(page);
      await startFilm(page);
      return facts;
    },
    states: [
      {
        name: 'first miss',
        checks: [
          atMost('Controls in view', controlsInView, 8),
          atLeast(
            'Lines of the hint in view',
            (sight, { hint = '?' }) => linesInView(beginsWith(hint))(sight),
            1,
          ),
          ...common,
        ],
        reach: async (page, { wrong }) => {
          await choose(page, wrong);
          await page.getByRole('heading', { name: 'Sorry, that is not the right answer' }).waitFor();
        },
      },
      {
        name: 'second miss',
        checks: [atMost('Controls in view', controlsInView, 8), reason, ...common],
        reach: async (page, { wrong }) => {
          await button(page, 'Try again').click();
          await choose(page, wrong);
          await page.getByRole('heading', { name: "Let's look at it together" }).waitFor();
        },
      },
    ],
  },
  {
    screen: 'try',
    open: async (page) => {
      await speedUp(page);
      await page.goto(paths.tryOne);
      await page.getByRole('heading', { name: question }).waitFor();
      return { right: 'Mina', wrong: 'Walter' };
    },
    states: asking,
  },
];
