import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Game, Part } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { partFigures } from '#contract/rules/report-figures.ts';
import { isAnswered } from '#contract/rules/scoring.ts';
import { picturesOf } from '#web/screens/lane/exercise-pictures.ts';
import { titlesAfter } from '#web/screens/lane/exercise-titles.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PartReport } from './PartReport.tsx';
import styles from './PartReports.module.css';

type PartReportsProps = {
  playthrough: Playthrough | null;
  parts: readonly Part[];
  /** What the exercises were about; undefined while it cannot be read. */
  game: Game | undefined;
};

/** The eight parts, a line each; those that were tried open to their exercises. */
export function PartReports({ playthrough, parts, game }: PartReportsProps) {
  const resumeAt = useResumeAt();
  const lit = new Set(playthrough?.exercises.filter(isAnswered).map(({ exercise_id }) => exercise_id));
  const titles: ReadonlyMap<number, string> =
    playthrough && game ? titlesAfter(playthrough, game) : new Map();
  const pictures: ReadonlyMap<number, string> =
    playthrough && game ? picturesOf(playthrough, game) : new Map();
  return (
    <Card as="ul" className={styles.parts}>
      {partFigures(playthrough, parts).map((part) => (
        <PartReport key={part.part} {...{ part, lit, titles, pictures }} onResumeAt={resumeAt} />
      ))}
    </Card>
  );
}

function useResumeAt() {
  const navigate = useNavigate();
  return (lastExercise: number) =>
    navigate(paths.game, { state: { GameId: '1', lastExercise, resume: true, newSession: false } });
}
