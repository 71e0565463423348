import { useQuery } from '@tanstack/react-query';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { gameQuery, sampleGameQuery } from '#web/data/game/game-queries.ts';

/**
 * The game, to show the next exercise and who speaks. Before the first answer it is the public sample of exercise 1,
 * because nothing else of the game is read before a player has opened it (docs/product-decisions.md#refunds).
 */
export function useShownGame(playthrough: Playthrough | null): Game | null {
  const whole = useQuery({ ...gameQuery, retry: false, enabled: playthrough !== null });
  const sample = useQuery({ ...sampleGameQuery, retry: false, enabled: playthrough === null });
  return (playthrough ? whole.data : sample.data) ?? null;
}
