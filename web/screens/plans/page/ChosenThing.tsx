import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import type { PlanChoice } from '#contract/rules/plan.ts';
import { useConfig } from '#web/data/config.tsx';
import { pictureOf } from '#web/screens/lane/exercise-pictures.ts';
import { formatDate } from '#web/shell/dates.ts';
import { BrandLink } from '#web/shell/layout/BrandLink.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Avatar } from '#web/ui/text/Avatar.tsx';
import { Lines } from '#web/ui/text/Lines.tsx';
import { changePlan } from '../change-plan.ts';
import { FollowUp } from '../FollowUp.tsx';
import type { ChoiceOutcome } from '../OutcomeNotice.tsx';
import styles from './ChosenThing.module.css';

type ChosenThingProps = {
  exercise: GameExercise;
  chosen: PlanChoice;
  onAnswered: (outcome: ChoiceOutcome) => void;
  onPrintSheet: () => void;
};

/** The one thing that the player does first, and how it goes. */
export function ChosenThing({ exercise, chosen, onAnswered, onPrintSheet }: ChosenThingProps) {
  const picture = pictureOf(exercise);
  return (
    <section className={styles.chosen} aria-labelledby="chosen">
      <div className={styles.thing}>
        {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
        <Stack gap={1} className={styles.words}>
          <h2 id="chosen">
            <Trans>What I do first</Trans>
          </h2>
          <p className={styles.what}>{chosen.what || exercise.title_after}</p>
          <Facts exercise={exercise} chosen={chosen} />
          {exercise.advice.map((line) => (
            <Lines key={line} text={line} />
          ))}
        </Stack>
      </div>
      <Stack gap={2} className={styles.progress}>
        <FollowUp exercise={exercise} chosen={chosen} onAnswered={onAnswered} isMain />
        {chosen.outcome === 'hand' && <Help onPrintSheet={onPrintSheet} />}
        <Button
          variant="link"
          className={styles.other}
          onClick={() => {
            changePlan(exercise, { kind: 'unchosen' });
            onAnswered('unchosen');
          }}
        >
          <Trans>Take this back and choose again</Trans>
        </Button>
      </Stack>
    </section>
  );
}

/** What it is for, when it is done, and who helps. */
function Facts({ exercise, chosen }: Pick<ChosenThingProps, 'exercise' | 'chosen'>) {
  const day = formatDate(chosen.chosenAt, 'll');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>For</Trans>
        </dt>
        <dd>{exercise.title_after}</dd>
      </div>
      <div>
        <dt>
          <Trans>When</Trans>
        </dt>
        <dd>
          {chosen.when === 'today' && <Trans>On {day}</Trans>}
          {chosen.when === 'thisWeek' && <Trans>In the week from {day}</Trans>}
          {chosen.when === 'thisMonth' && <Trans>In the month from {day}</Trans>}
        </dd>
      </div>
      {chosen.helper && (
        <div>
          <dt>
            <Trans>Who helps me</Trans>
          </dt>
          <dd className={styles.helper}>
            <Avatar name={chosen.helper} />
            {chosen.helper}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Who can lend a hand: somebody on a video visit, or whoever gets the sheet. */
function Help({ onPrintSheet }: Pick<ChosenThingProps, 'onPrintSheet'>) {
  const { brand } = useConfig();
  return (
    <Stack gap={2} className={styles.help}>
      <h3>
        <Trans>Somebody can help you</Trans>
      </h3>
      <p>
        <Trans>
          Ask family, a friend or a neighbor. Show them the place on a video visit, or give them a sheet.
        </Trans>
      </p>
      <Row>
        <BrandLink button={{ variant: 'secondary' }} address={brand.partner.link}>
          <Trans>
            Visit <span translate="no">{brand.partner.name}</span>
          </Trans>
        </BrandLink>
        <Button onClick={onPrintSheet}>
          <Trans>Print a sheet for a helper</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
