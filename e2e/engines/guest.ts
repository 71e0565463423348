import { strict as assert } from 'node:assert';
import { chromium, type Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { chromiumPath } from '../../installs/prepare.js';
import { waitForAppOnLoad } from '../setup/wait-for-app.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { percentile95, positionOf, secondsBetween } from '../steps/film-difference.ts';
import { answerRight, expectExercise, film, peopleOf, press, readGame } from '../steps/game.ts';
import { makeLink, newGuest } from '../steps/together.ts';
import type { Engine } from './engine.ts';
import { button, field, hasHeading, says } from './find.ts';

const mostSeconds = 1;
const frontVideo = 'document.querySelector("video[data-front]")';
const isRunning = `(${frontVideo} && !${frontVideo}.paused && ${frontVideo}.currentTime > 0.5)`;

/** A guest in this engine follows a player in Chromium: the link, the film, the ring, both choices, the reason, the end. */
export async function playAsGuest(guest: Engine, url: string) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const player = await newGuest(browser, url);
    waitForAppOnLoad(player);
    return await play(player, guest);
  } finally {
    await browser.close();
  }
}

async function play(player: Page, guest: Engine) {
  const person = await signUp(player.request, 'facility');
  const game = await readGame(player, person.token);
  const { right, wrong } = peopleOf(game, 1);
  await openAs(player, person, paths.game);
  await expectExercise(player, 1);
  const { address } = await makeLink(player, 'Rose');

  await guest.open(address);
  await guest.until('the link is known', hasHeading('Play along with Rose'));
  await guest.type(field('Your first name, as the others see it'), 'Anna');
  await guest.press(button('Come in'));
  await guest.until('the guest is in', hasHeading('You play along with Rose'));
  await player.getByText('Anna is here').first().waitFor();
  await press(player, 'Continue');
  await guest.press(button('Turn on the sound'));
  await guest.until('the film plays with sound', `${isRunning} && !${frontVideo}.muted`);
  const differences = await compareFilms(player, guest);

  await guest.press('//button[starts-with(@aria-label, "Point in the picture")]');
  await player.getByText('Anna: Look here?').waitFor();
  await guest.press(`//label[contains(., "${wrong}")]`);
  await player.getByText('Anna has chosen').waitFor();
  await answerRight(player, game, 1);
  await guest.until('both choices are shown', `${says(`Rose: ${right}`)} && ${says(`You: ${wrong}`)}`);
  await guest.until('the reason is shown', says(game.exercises[0]?.why ?? 'no reason'));
  await press(player, 'Continue');
  await expectExercise(player, 2);
  const next = game.exercises[1]?.main.options[0]?.video_url ?? 'no film';
  await guest.until('the next film comes', `${frontVideo}?.getAttribute("src") === "${next}"`);
  await press(player, 'Play with somebody');
  await press(player, 'End playing together');
  await guest.until('the room is over', hasHeading('Thank you for coming'));
  const apart = percentile95(differences);
  assert.ok(apart < mostSeconds, `95 % of the looks: ${apart.toFixed(3)} s apart`);
  return `a guest of a player in Chromium, ${differences.length} looks at both films, 95 % within ${apart.toFixed(3)} s`;
}

/** Looks at both films where both show the same one, and both play or both stand. */
async function compareFilms(player: Page, guest: Engine): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    await press(player, 'Repeat');
    // The way of the message, and the start of the other element.
    await player.waitForTimeout(1500);
    for (let look = 0; look < 5; look += 1) {
      const [led, followed] = await Promise.all([
        film(player).evaluate(positionOf),
        guest.read(`(${positionOf})(${frontVideo})`) as Promise<ReturnType<typeof positionOf>>,
      ]);
      const difference = secondsBetween(led, followed);
      if (difference !== null) found.push(difference);
      await player.waitForTimeout(300);
    }
  }
  assert.ok(found.length > 10, `Only ${found.length} looks at the same film`);
  return found;
}
