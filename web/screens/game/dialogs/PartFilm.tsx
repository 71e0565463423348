import { useState } from 'react';
import type { Game, GameExercise } from '#contract/game.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { OverlayDepth, useOverlayOpen } from '#web/shell/overlays.ts';
import { partFilmOf } from '../player/game-clips.ts';
import { PartFilmButton } from './PartFilmButton.tsx';

const PartFilmDialog = lazyPart(async () => (await import('./BetweenDialogs.tsx')).PartFilmDialog, {
  cancel: ({ onClose }) => onClose(),
});

/** Offers the film of the part that an exercise belongs to (docs/product-decisions.md#film-of-a-part). */
export function PartFilm({ game, exercise }: { game: Game; exercise: GameExercise }) {
  const [isOpen, setOpen] = useState(false);
  useOverlayOpen(isOpen);
  const part = game.parts.find((one) => one.part === exercise.part);
  const clip = partFilmOf(game, exercise.part);
  if (!part || !clip) return null;
  return (
    <>
      <PartFilmButton seconds={clip.seconds} onPress={() => setOpen(true)} />
      {isOpen && (
        <OverlayDepth value={1}>
          <PartFilmDialog part={part} clip={clip} onClose={() => setOpen(false)} />
        </OverlayDepth>
      )}
    </>
  );
}
