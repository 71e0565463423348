import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { sampleGameQuery } from '#web/data/game/game-queries.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { toSignUpCard } from '#web/data/session/pending-sign-up.ts';
import { Evening } from '#web/screens/lane/Evening.tsx';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import { PriceLine } from '#web/shell/PriceLine.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { OneExercise } from './OneExercise.tsx';
import styles from './TryScreen.module.css';
import { keepTried } from './tried-exercise.ts';

export const handle: ScreenHandle = {
  title: msg`Try one exercise`,
  description: msg`Watch one short exercise and decide who is correct. Nothing is stored.`,
  questions: [
    {
      question: msg`How do I answer?`,
      answer: msg`Watch what the people say. Choose the person you agree with, then choose Okay.`,
    },
    {
      question: msg`I cannot see the picture well.`,
      answer: msg`Choose Need help?, Display, then Describe the picture. Each exercise then begins with what its picture shows.`,
    },
    {
      question: msg`Is my answer kept?`,
      answer: msg`Not unless you sign up right away and choose to keep it. Until then nothing is stored.`,
    },
  ],
};

/** /try: the first exercise for everyone, played as in the game; nothing is stored. */
export function Component() {
  const game = useQuery(sampleGameQuery);
  const refetch = useRefetch();
  const user = useUser();
  const [round, setRound] = useState(0);
  const [isDone, setDone] = useState(false);
  const again = () => {
    setDone(false);
    setRound(round + 1);
  };
  const content = () => {
    if (!game.data) return <NotOpen problem={game.error} onRetry={() => refetch(sampleGameQuery)} />;
    if (isDone) return <AfterTry signal={game.data.exercises[0]?.signal_words ?? ''} onAgain={again} />;
    return (
      <OneExercise key={round} game={game.data} onAnswered={keepTried} onDone={() => setDone(true)}>
        <Notice kind="info">
          <Trans>This is one exercise to try. Nothing is stored.</Trans>
        </Notice>
      </OneExercise>
    );
  };
  return (
    <Page top={<TopBar home={user ? paths.dashboard : paths.home} hasDisplayInHelp />} footer={<Footer />}>
      {content()}
    </Page>
  );
}

function NotOpen({ problem, onRetry }: { problem: Error | null; onRetry: () => void }) {
  return (
    <>
      <ScreenTitle />
      {problem ? (
        <RetryNotice
          onRetry={onRetry}
          actions={
            <LinkButton to={paths.home}>
              <Trans>Back to the home page</Trans>
            </LinkButton>
          }
        >
          {problem.message}
        </RetryNotice>
      ) : (
        <Waiting onRetry={onRetry}>
          <Trans>Opening the exercise...</Trans>
        </Waiting>
      )}
    </>
  );
}

const firstLit: ReadonlySet<number> = new Set([1]);

/** The house with its one lit window, and the ways on. */
function AfterTry({ signal, onAgain }: { signal: string; onAgain: () => void }) {
  const { totalExercises } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen as="section" gap={3} width="full" className={styles.after}>
      <Evening lit={firstLit} newest={1} />
      <Stack align="start">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>That's all there is to it.</Trans>
        </h1>
        <p>
          <strong>
            <Trans>Rosa:</Trans>
          </strong>{' '}
          <q>
            <Trans>Thank you for looking. Your first window is lit.</Trans>
          </q>
        </p>
        <p>
          <Trans>What was there to find: {signal}.</Trans>
        </p>
        <p>
          <Trans>
            The game has {totalExercises} exercises like this one. Stop any time and pick up where you left
            off.
          </Trans>
        </p>
        <PriceLine />
        <Row>
          <LinkButton to={paths.signIn} {...toSignUpCard} variant="primary">
            <Trans>Sign up</Trans>
          </LinkButton>
          <Button icon="retry" onClick={onAgain}>
            <Trans>Try it once more</Trans>
          </Button>
          <LinkButton to={paths.signIn} variant="text">
            <Trans>I have an account</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </Screen>
  );
}
