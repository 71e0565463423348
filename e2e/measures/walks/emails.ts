import type { Page } from '@playwright/test';
import { forgotPassword } from '#contract/passwords.ts';
import { cancelSubscription } from '#contract/subscriptions.ts';
import { headersOf, signUp } from '#e2e/steps/accounts.ts';
import { subscribe } from '#e2e/steps/payments.ts';
import { atLeast, atMost, counted, once } from '../check.ts';
import type { Walk } from '../walk.ts';

type Letter = { subject: string; html: string };

/** Signs up, pays, cancels and forgets a password; returns what was written about it. */
async function collectLetters(page: Page): Promise<Letter[]> {
  const person = await subscribe(page.request, await signUp(page.request, 'individual'));
  await page.request.patch(cancelSubscription.path, { headers: headersOf(person) });
  await page.request.post(forgotPassword.path, { data: { email: person.email } });
  let letters: Letter[] = [];
  while (!letters.some(({ subject }) => subject === 'Choose a new password') || letters.length < 4) {
    await page.waitForTimeout(500);
    letters = (await (await page.request.get(`/sandbox/mail/letters?to=${person.email}`)).json()).letters;
  }
  return letters;
}

/** What a mail program shows of an email at this width. */
async function readLetter(page: Page, { html }: Letter, width: number) {
  await page.setViewportSize({ width, height: 700 });
  await page.setContent(html);
  return page.evaluate(() => {
    // Words of a link are dark, those of a button light.
    const isLight = (link: Element) =>
      (getComputedStyle(link).color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 180);
    const buttons = [...document.querySelectorAll('a')].filter(isLight);
    return {
      buttons: buttons.length,
      end: Math.max(0, ...buttons.map((button) => button.getBoundingClientRect().bottom)),
      tooWide: document.documentElement.scrollWidth - innerWidth,
      pictures: document.images.length,
    };
  });
}

/** Emails of a subscriber, as a mail program at a computer and one at a narrow phone shows them. */
export const emailWalk: Walk = {
  screen: 'emails',
  open: async (page) => {
    const letters = await collectLetters(page);
    const wide = [];
    const narrow = [];
    for (const letter of letters) {
      wide.push(await readLetter(page, letter, 640));
      narrow.push(await readLetter(page, letter, 320));
    }
    const most = (figures: number[]) => `${Math.round(Math.max(...figures))}`;
    return {
      buttons: most(wide.map(({ buttons }) => buttons)),
      end: most(wide.map(({ end }) => end)),
      tooWide: most(narrow.map((one) => one.tooWide)),
      pictures: `${Math.min(...wide.map(({ pictures }) => pictures))}`,
      kilobytes: most(letters.map(({ html }) => Buffer.byteLength(html) / 1000)),
    };
  },
  states: [
    {
      name: 'of a subscriber',
      checks: [
        atMost('Buttons in an email', counted('buttons'), once(1), '1'),
        atMost('The button ends at, px', counted('end'), once(480)),
        atMost('Wider than 320 px, px', counted('tooWide'), once(0)),
        atLeast('Pictures in each', counted('pictures'), once(1), '0'),
        atMost('Size, kB', counted('kilobytes'), once(100)),
      ],
    },
  ],
};
