import { expectFilm } from '#e2e/checks/film-word.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

async function playByHand({ page }: Stage) {
  await expectFilm(page, 'stands');
  await press(page, 'Play');
  await expectFilm(page, 'runs');
}

/** Films start by a press alone; muted ones may start by themselves, or not (to save power). */
const refused = (isMutedRefused: boolean): Way => ({
  arrange: ({ page }) =>
    page.addInitScript((isMutedRefused) => {
      const { play } = HTMLMediaElement.prototype;
      let pressedAt = Number.NEGATIVE_INFINITY;
      addEventListener('click', () => (pressedAt = performance.now()), { capture: true });
      HTMLMediaElement.prototype.play = function () {
        const isAllowed = performance.now() - pressedAt < 300 && location.pathname !== '/dashboard';
        if (isAllowed || (this.muted && !isMutedRefused)) return play.call(this);
        return Promise.reject(new DOMException('A press first', 'NotAllowedError'));
      };
    }, isMutedRefused),
  sees: { 'opens the film': playByHand, 'looks first': playByHand },
});

export const noAutoplay: Condition = {
  ways: { 'with sound': refused(false), 'to save power, also without sound': refused(true) },
};
