import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { missedExercises } from '#contract/rules/report-figures.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Lessons } from './Lessons.tsx';

/** The missed exercises with their pictures; each opens to its explanation. */
export function WorthAnotherLook({ playthrough, game }: { playthrough: Playthrough; game: Game }) {
  const missed = missedExercises(playthrough);
  if (missed.length === 0) return null;
  return (
    <Card as="section">
      <h2>
        <Trans>Worth another look</Trans>
      </h2>
      <Lessons playthrough={playthrough} game={game} exerciseIds={missed} />
    </Card>
  );
}
