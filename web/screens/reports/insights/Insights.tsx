import { Plural, Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { doctorPage, tellsNoticed } from '#contract/rules/doctor-page.ts';
import { type KindFigures, missedExercises } from '#contract/rules/report-figures.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { NothingForNow, TooEarly, Topics } from '../doctor/Topics.tsx';
import { useHome } from '../doctor/use-home.ts';
import { AtHome } from './AtHome.tsx';
import { DoctorQuestions } from './DoctorQuestions.tsx';
import styles from './Insights.module.css';
import { Lessons } from './Lessons.tsx';
import { WhatChanged } from './WhatChanged.tsx';

type InsightsProps = { playthrough: Playthrough; kinds: readonly KindFigures[]; game: Game };

/** What the page for the doctor says, for the player, after what changed since the first time. */
export function Insights({ playthrough, kinds, game }: InsightsProps) {
  const page = doctorPage(kinds);
  const { noticedWell, worthAnotherLook, questions } = page;
  const home = useHome(playthrough, game, page);
  return (
    <div className={styles.around}>
      <div className={styles.insights}>
        <Parts>
          <WhatChanged playthrough={playthrough} game={game} />
          {tellsNoticed(page) && (
            <Card as="section" gap={1} className={styles.well}>
              <h2>
                <Trans>You notice well</Trans>
              </h2>
              <Topics kinds={noticedWell} none={<TooEarly />} />
            </Card>
          )}
          <Card as="section" gap={1} className={styles.again}>
            <h2>
              <Trans>Worth another look</Trans>
            </h2>
            <Topics kinds={worthAnotherLook} none={<NothingForNow />} />
            <Missed playthrough={playthrough} game={game} />
          </Card>
          {home && <AtHome home={home} />}
          <DoctorQuestions questions={questions} />
        </Parts>
      </div>
    </div>
  );
}

/** The missed exercises are one tap away, so that the page stays short. */
function Missed({ playthrough, game }: Omit<InsightsProps, 'kinds'>) {
  const missed = missedExercises(playthrough);
  if (missed.length === 0) return null;
  return (
    <details>
      <summary>
        <Plural value={missed.length} one="Look at # moment again" other="Look at # moments again" />
      </summary>
      <Lessons playthrough={playthrough} game={game} exerciseIds={missed} />
    </details>
  );
}
