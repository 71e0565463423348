import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { savesData } from '#web/offline/saves-data.ts';
import { useReadAgain } from '#web/session/read-again.ts';
import { useConfig } from '#web/shell/config.tsx';
import { useIsCovered } from '#web/shell/lies-over-page.ts';
import { ScreenTitle } from '#web/shell/ScreenTitle.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import { Desk } from './Desk.tsx';
import { focusHeading, showPart, useDeskHeadings } from './desk-headings.ts';
import { exerciseOf } from './game-clips.ts';
import { sampleGameQuery } from './game-queries.ts';
import { PlayDialogs } from './PlayDialogs.tsx';
import { createPlaySession } from './play-session.ts';
import styles from './TryScreen.module.css';
import { useDescription } from './use-description.ts';
import { useInterruption } from './use-interruption.ts';

export const handle: ScreenHandle = {
  title: msg`Try one exercise`,
  description: msg`Watch one short exercise and decide who is correct. Nothing is stored.`,
  questions: [
    {
      question: msg`How do I answer?`,
      answer: msg`Watch what the people say. Tap the person you agree with, then tap Okay.`,
    },
    {
      question: msg`I cannot see the picture well.`,
      answer: msg`Tap Display, then Describe the picture. Each exercise then begins with what its picture shows.`,
    },
    {
      question: msg`Is my answer kept?`,
      answer: msg`No. This is only to try the game. Nothing is stored.`,
    },
  ],
};

/** /try: the first exercise for everyone, played as in the game; nothing is stored. */
export function Component() {
  const game = useQuery(sampleGameQuery);
  const refetch = useReadAgain();
  const [round, setRound] = useState(0);
  const [isDone, setDone] = useState(false);
  const again = () => {
    setDone(false);
    setRound(round + 1);
  };
  if (isDone) return <AfterTry onAgain={again} />;
  if (game.data) return <TryDesk key={round} game={game.data} onDone={() => setDone(true)} />;
  return (
    <>
      <ScreenTitle />
      {game.error ? (
        <RetryNotice
          onRetry={() => refetch(sampleGameQuery)}
          actions={
            <LinkButton to={paths.home}>
              <Trans>Back to the home page</Trans>
            </LinkButton>
          }
        >
          {game.error.message}
        </RetryNotice>
      ) : (
        <Waiting onRetry={() => refetch(sampleGameQuery)}>
          <Trans>Opening the exercise...</Trans>
        </Waiting>
      )}
    </>
  );
}

function TryDesk({ game, onDone }: { game: Game; onDone: () => void }) {
  const headings = useDeskHeadings();
  const [session] = useState(() =>
    createPlaySession({
      game,
      practice: game.exercises.map(({ exercise_id }) => exercise_id),
      resumesAt: null,
      focus: (on) => focusHeading(headings, on),
      show: (what) => showPart(headings, what),
      leave: onDone,
      mayLoadAhead: () => !savesData(),
      save: () => {},
    }),
  );
  const { state, coaching } = useSyncExternalStore(session.subscribe, session.snapshot);
  useInterruption(session, 'cover', useIsCovered());
  useDescription(session);
  const first = state.exercises[0]?.exerciseId;
  useEffect(() => {
    if (first !== undefined) session.dispatch({ type: 'opened', exerciseId: first });
    return session.dispose;
  }, [session, first]);
  return (
    <>
      <Desk
        game={game}
        session={session}
        state={state}
        headings={headings}
        messages={
          <Notice kind="news">
            <Trans>This is one exercise to try. Nothing is stored.</Trans>
          </Notice>
        }
      />
      <PlayDialogs
        game={game}
        exercise={exerciseOf(game, state.current)}
        state={state}
        coaching={coaching}
        session={session}
        open={[]}
      />
    </>
  );
}

function AfterTry({ onAgain }: { onAgain: () => void }) {
  const { totalExercises } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.after}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>That's all there is to it.</Trans>
      </h1>
      <p>
        <Trans>
          The game has {totalExercises} exercises like this one. Stop any time and pick up where you left off.
        </Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to={paths.home} state={{ card: 'signUp' }} kind="main">
          <Trans>Sign up</Trans>
        </LinkButton>
        <Button icon="retry" onClick={onAgain}>
          <Trans>Try it once more</Trans>
        </Button>
        <LinkButton to={paths.home}>
          <Trans>Back to the home page</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
