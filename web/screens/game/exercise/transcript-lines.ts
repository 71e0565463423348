import type { GameOption } from '#contract/game.ts';
import { saidIn } from '#contract/rules/said.ts';

/** The words of the clips; a picture that several clips share stands with the first of them only. */
export function transcriptLines(
  options: readonly Pick<GameOption, 'id' | 'character' | 'sounds' | 'words' | 'picture'>[],
): { id: number; said: string; picture: string | null }[] {
  const seen = new Set<string | null>();
  return options.map(({ id, character, picture, ...clip }) => {
    const shown = seen.has(picture) ? null : picture;
    seen.add(picture);
    return { id, said: saidIn(character, clip), picture: shown };
  });
}
