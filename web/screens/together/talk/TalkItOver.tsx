import { Trans } from '@lingui/react/macro';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { useCompany } from '../company.ts';
import type { AfterReasonProps } from '../in-play.tsx';
import { OneThing } from './OneThing.tsx';
import styles from './TalkItOver.module.css';
import { talkAfter } from './talk-after.ts';

/** After a reason: what somebody beside the player asks, or the three cards when it was the last one of its part. */
export function TalkItOver({ game, exercise }: AfterReasonProps) {
  const company = useCompany();
  const talk = talkAfter(game, exercise);
  if (company === null || talk === null) return null;
  const [name = ''] = company.names;
  return (
    <Stack as="section" className={styles.talk} aria-labelledby="talk">
      <h3 id="talk">
        {talk.isEnd ? (
          <Trans>The end of part {exercise.part}: talk it over</Trans>
        ) : (
          <Trans>Talk it over</Trans>
        )}
      </h3>
      <p>
        {name ? (
          <Trans>{name} asks, and you answer in your own words. There is no wrong answer.</Trans>
        ) : (
          <Trans>One of you asks, the other answers in their own words. There is no wrong answer.</Trans>
        )}
      </p>
      <ol className={styles.cards}>
        {talk.questions.map((question) => (
          <li key={question} className={styles.card}>
            {question}
          </li>
        ))}
      </ol>
      <OneThing exercises={talk.things} names={company.names} />
    </Stack>
  );
}
