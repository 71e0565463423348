import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Playthrough } from '#contract/answers.ts';
import type { Game, Part } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { type PartFigures, partFigures } from '#contract/rules/report-figures.ts';
import { isAnswered } from '#contract/rules/scoring.ts';
import { picturesOf } from '#web/screens/lane/exercise-pictures.ts';
import { titlesAfter } from '#web/screens/lane/exercise-titles.ts';
import { PartHouse } from '#web/screens/lane/PartHouse.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { windowsOf } from '../windows-of.ts';
import { PartReport } from './PartReport.tsx';
import styles from './PartReports.module.css';
import { PartTitle } from './PartTitle.tsx';

type PartReportsProps = {
  playthrough: Playthrough | null;
  parts: readonly Part[];
  /** What the exercises were about; undefined while it cannot be read. */
  game: Game | undefined;
};

/** A card for each part that was played, and a line for each of the others. */
export function PartReports({ playthrough, parts, game }: PartReportsProps) {
  const resumeAt = useResumeAt();
  const figures = partFigures(playthrough, parts);
  const played = figures.filter(({ exercises }) => exercises.length > 0);
  const others = figures.filter(({ exercises }) => exercises.length === 0);
  const lit = new Set(playthrough?.exercises.filter(isAnswered).map(({ exercise_id }) => exercise_id));
  const titles: ReadonlyMap<number, string> =
    playthrough && game ? titlesAfter(playthrough, game) : new Map();
  const pictures: ReadonlyMap<number, string> =
    playthrough && game ? picturesOf(playthrough, game) : new Map();
  return (
    <>
      {played.length > 0 && (
        <div className={styles.parts}>
          {played.map((part) => (
            <PartReport key={part.part} {...{ part, lit, titles, pictures }} onResumeAt={resumeAt} />
          ))}
        </div>
      )}
      {others.length > 0 && <OtherParts parts={others} onResumeAt={resumeAt} />}
    </>
  );
}

/** No window is lit in a part that was not played. */
const dark: ReadonlySet<number> = new Set();

type OtherPartsProps = { parts: readonly PartFigures[]; onResumeAt: (lastExercise: number) => void };

function OtherParts({ parts, onResumeAt }: OtherPartsProps) {
  return (
    <ul className={styles.others}>
      {parts.map((part) => (
        <Row key={part.part} as="li" lines={1} gap={3} align="center" className={styles.other}>
          <div className={styles.house}>
            <PartHouse part={part.part} windows={windowsOf(part)} lit={dark} />
          </div>
          <div className={styles.text}>
            <PartTitle part={part} onResumeAt={onResumeAt} />
            <p className={styles.unplayed}>
              <Trans>You have not answered this exercise</Trans>
            </p>
          </div>
        </Row>
      ))}
    </ul>
  );
}

function useResumeAt() {
  const navigate = useNavigate();
  return (lastExercise: number) =>
    navigate(paths.game, { state: { GameId: '1', lastExercise, resume: true, newSession: false } });
}
