import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { answerWrong, openGame, peopleOf, press, readGame } from '#e2e/steps/game.ts';

/** The short sounds of the interface. */

type Heard = { what: string; at: number };

/** Records when each sound and each film begins. */
async function recordSounds(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      heard.push({ what: `${Math.round((this.buffer?.duration ?? 0) * 1000)} ms`, at: performance.now() });
      start.apply(this, when);
    };
    document.addEventListener('playing', () => heard.push({ what: 'film', at: performance.now() }), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
}

test('the voice that comments on an answer begins after the note, and a choice taps only while nobody speaks', async ({
  page,
}) => {
  const heard = await recordSounds(page);
  const game = await readGame(page, (await openGame(page)).token);
  await answerWrong(page, game, 1);
  const isNote = ({ what }: Heard) => what === '400 ms';
  // Chosen while the film was playing: no tap before the note.
  await expect.poll(async () => (await heard()).filter(({ what }) => what !== 'film')).toHaveLength(1);
  const voiceAfterNote = async () => {
    const all = await heard();
    return all.slice(all.findIndex(isNote)).find(({ what }) => what === 'film')?.at ?? 0;
  };
  await expect.poll(voiceAfterNote).toBeGreaterThan(0);
  const noteAt = (await heard()).find(isNote)?.at ?? 0;
  expect((await voiceAfterNote()) - noteAt).toBeGreaterThanOrEqual(390);

  await press(page, 'Try again');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('radio', { name: peopleOf(game, 1).right }).check({ force: true });
  await expect.poll(async () => (await heard()).at(-1)?.what).toBe('60 ms');
});

test('with sounds turned off in Display the voice begins at once', async ({ page, baseURL }) => {
  await setSettingsCookie(page, baseURL ?? '', { sounds: false });
  const heard = await recordSounds(page);
  const game = await readGame(page, (await openGame(page)).token);
  await answerWrong(page, game, 1);
  await page.waitForFunction(
    () => document.querySelector<HTMLVideoElement>('[role=alertdialog] video')?.paused === false,
  );
  expect((await heard()).filter(({ what }) => what !== 'film')).toEqual([]);
});
