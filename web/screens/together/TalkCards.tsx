import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './TalkCards.module.css';
import type { TalkAfter } from './talk-after.ts';

type TalkCardsProps = {
  talk: TalkAfter;
  part: number;
  /** Above the cards: who asks and how. */
  children: ReactNode;
  /** Below them. */
  after?: ReactNode;
};

/** The question after a reason, or the three cards at the end of a part. */
export function TalkCards({ talk, part, children, after }: TalkCardsProps) {
  return (
    <Stack as="section" className={styles.talk} aria-labelledby="talk">
      <h3 id="talk">
        {talk.isEnd ? <Trans>The end of part {part}: talk it over</Trans> : <Trans>Talk it over</Trans>}
      </h3>
      {children}
      <ol className={styles.cards}>
        {talk.questions.map((question) => (
          <li key={question} className={styles.card}>
            {question}
          </li>
        ))}
      </ol>
      {after}
    </Stack>
  );
}
