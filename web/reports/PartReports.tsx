import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Part } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { type PartFigures, partFigures } from '#contract/scoring/report-figures.ts';
import { isAnswered } from '#contract/scoring/scoring.ts';
import { PartReport } from './PartReport.tsx';
import styles from './PartReports.module.css';
import { PartTitle } from './PartTitle.tsx';

type PartReportsProps = {
  playthrough: Playthrough | null;
  parts: readonly Part[];
  /** What each exercise was about, by its number; empty while the game cannot be read. */
  titles: ReadonlyMap<number, string>;
};

/** A card for each part that was played, and a line for each of the others. */
export function PartReports({ playthrough, parts, titles }: PartReportsProps) {
  const resumeAt = useResumeAt();
  const figures = partFigures(playthrough, parts);
  const played = figures.filter(({ exercises }) => exercises.length > 0);
  const others = figures.filter(({ exercises }) => exercises.length === 0);
  const lit = new Set(playthrough?.exercises.filter(isAnswered).map(({ exercise_id }) => exercise_id));
  return (
    <>
      {played.length > 0 && (
        <div className={styles.parts}>
          {played.map((part) => (
            <PartReport key={part.part} part={part} lit={lit} titles={titles} onResumeAt={resumeAt} />
          ))}
        </div>
      )}
      {others.length > 0 && <OtherParts parts={others} onResumeAt={resumeAt} />}
    </>
  );
}

type OtherPartsProps = { parts: readonly PartFigures[]; onResumeAt: (lastExercise: number) => void };

function OtherParts({ parts, onResumeAt }: OtherPartsProps) {
  return (
    <ul className={styles.others}>
      {parts.map((part) => (
        <li key={part.part} className={styles.other}>
          <PartTitle part={part} onResumeAt={onResumeAt} />
          <p className={styles.unplayed}>
            <Trans>You have not answered this exercise</Trans>
          </p>
        </li>
      ))}
    </ul>
  );
}

function useResumeAt() {
  const navigate = useNavigate();
  return (lastExercise: number) =>
    navigate(paths.game, { state: { GameId: '1', lastExercise, resume: true, newSession: false } });
}
