import { Plural, Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { type Comparison, trendOf, type WhatChanged } from '#contract/rules/what-changed.ts';
import { useNextDay } from '#web/screens/reviews/use-next-day.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './ChangesCard.module.css';
import { KindChange } from './KindChange.tsx';
import { Lessons } from './Lessons.tsx';

type ChangesCardProps = { playthrough: Playthrough; game: Game; changed: WhatChanged };

/** The first time against now, what is worth another look, and what is done at home; words before numbers. */
export function ChangesCard({ playthrough, game, changed }: ChangesCardProps) {
  const { all, kinds, sureAndWrong, done } = changed;
  return (
    <Card as="section">
      <h2>
        <Trans>What changed</Trans>
      </h2>
      {all && <Changes all={all} />}
      {kinds.length > 0 && (
        <ul className={styles.kinds}>
          {kinds.map((comparison) => (
            <KindChange key={comparison.kind} comparison={comparison} />
          ))}
        </ul>
      )}
      {sureAndWrong.length > 0 && (
        <>
          <h3>
            <Trans>Sure, but worth another look</Trans>
          </h3>
          <p>
            <Trans>You felt sure here, and the other person was right. That happens to everyone.</Trans>
          </p>
          <Lessons playthrough={playthrough} game={game} exerciseIds={sureAndWrong} />
        </>
      )}
      {(all || sureAndWrong.length > 0) && <LookAgain playthrough={playthrough} />}
      {done.length > 0 && <Done game={game} done={done} />}
    </Card>
  );
}

/** Where nothing is due, the way there would end at an empty page. */
function LookAgain({ playthrough }: Pick<ChangesCardProps, 'playthrough'>) {
  const next = useNextDay(playthrough);
  if (typeof next === 'string') {
    return (
      <p>
        <Trans>The next of Today's Three: {next}</Trans>
      </p>
    );
  }
  return (
    <LinkButton className={styles.way} to={paths.today} icon="eye">
      <Trans>Look again in Today's Three</Trans>
    </LinkButton>
  );
}

function Changes({ all }: { all: Comparison }) {
  const { seenAgain, first, now } = all;
  const trend = trendOf(all);
  return (
    <div>
      <p className={styles.sentence}>
        {trend === 'more' && <Trans>You spotted more than the first time.</Trans>}
        {trend === 'kept' && <Trans>What you noticed has stayed with you.</Trans>}
        {trend === 'same' && <Trans>You spotted as much as the first time.</Trans>}
        {trend === 'fewer' && <Trans>It is good that you looked again.</Trans>}
      </p>
      <p>
        <Trans>
          You looked at <Plural value={seenAgain} one="# moment" other="# moments" /> again and spotted{' '}
          <Plural value={now} _0="none" other="#" /> right away. The first time, you spotted{' '}
          <Plural value={first} _0="none" other="#" />.
        </Trans>
      </p>
    </div>
  );
}

/** What the plan shows as done, and the way to it. */
function Done({ game, done }: { game: Game; done: readonly number[] }) {
  return (
    <>
      <h3>
        <Trans>Done at home</Trans>
      </h3>
      <ul className={styles.done}>
        {game.exercises
          .filter(({ exercise_id }) => done.includes(exercise_id))
          .map(({ exercise_id, title_after }) => (
            <li key={exercise_id}>{title_after}</li>
          ))}
      </ul>
      <LinkButton className={styles.way} to={paths.plan}>
        <Trans>Open my plan</Trans>
      </LinkButton>
    </>
  );
}
