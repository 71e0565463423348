import type { Page } from '@playwright/test';
import type { Game } from '#contract/game.ts';

/**
 * Gives every exercise a reveal, as if its fifth clip were filmed: the closing prompt stands for the reason, and the
 * poster for the scene made safe. `change` changes the game further.
 */
export function mockReveal(page: Page, change: (game: Game) => void = () => {}) {
  return page.route('**/user/games/1', async (route) => {
    const response = await route.fetch();
    const game: Game = await response.json();
    for (const exercise of game.exercises) {
      const [scene, , , closing] = exercise.main.options;
      if (!scene || !closing) throw new Error('An exercise has four options');
      exercise.reveal = {
        clip: closing.video_url,
        captions_url: closing.captions_url,
        safe_still: scene.poster_url,
        seconds: closing.seconds,
        bytes: closing.bytes,
      };
    }
    change(game);
    await route.fulfill({ response, json: game });
  });
}
