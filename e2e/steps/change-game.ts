import type { Page } from '@playwright/test';
import type { Game } from '#contract/game.ts';

/** Lets the page play a game that differs from the server's, for example by the longest texts there are. */
export function changeGame(page: Page, change: (game: Game) => void) {
  return page.route('**/user/games/1', async (route) => {
    const response = await route.fetch();
    const game: Game = await response.json();
    change(game);
    await route.fulfill({ response, json: game });
  });
}
