import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { Game } from '#contract/game.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { ClipButtons } from './ClipButtons.tsx';
import styles from './Desk.module.css';
import { exerciseOf, gameClipOf, optionOf } from './game-clips.ts';
import { Picture } from './Picture.tsx';
import { descriptionId } from './play-rules.ts';
import type { PlaySession, PlaySnapshot } from './play-session.ts';
import { SpeakerButtons } from './SpeakerButtons.tsx';
import { Transcript } from './Transcript.tsx';

type DeskProps = PlaySnapshot & {
  game: Game;
  session: PlaySession;
  /** Take the focus when the exercise changes, and when the answers have their turn. */
  headings: {
    exercise: RefObject<HTMLHeadingElement | null>;
    answers: RefObject<HTMLHeadingElement | null>;
  };
  messages?: ReactNode;
  /** What can be done with the game, under the picture and the answers. */
  controls?: ReactNode;
};

/** One exercise: picture and answers side by side, everything else around them. */
export function Desk({ game, session, state, coaching, headings, messages, controls }: DeskProps) {
  const { t } = useLingui();
  const exercise = exerciseOf(game, state.current);
  const speaker = state.clip === descriptionId ? null : optionOf(exercise, state.clip).character;
  return (
    <div className={styles.desk}>
      <div className={styles.messages}>{messages}</div>
      <h1 ref={headings.exercise} tabIndex={-1} className={styles.title}>
        <Trans>
          Exercise {exercise.exercise_id}: {exercise.title}
        </Trans>
      </h1>
      <div className={styles.scene}>
        <Picture
          session={session}
          state={state}
          poster={gameClipOf(exercise, state.clip).poster_url}
          speaker={speaker}
        />
      </div>
      <div className={styles.answers}>
        <AnswerCard
          game={game}
          exercise={exercise}
          state={state}
          coaching={coaching}
          session={session}
          heading={headings.answers}
        />
      </div>
      <div className={styles.clip}>
        <ClipButtons session={session} state={state} />
      </div>
      <div className={styles.speakers}>
        <SpeakerButtons game={game} exercise={exercise} state={state} session={session} />
      </div>
      <div className={styles.below}>
        {controls}
        <Transcript exercise={exercise} described={state.described} />
      </div>
      <p className={styles.hidden} role="status">
        {state.playback === 'ended' && t`The last clip has ended. Who is correct?`}
      </p>
    </div>
  );
}
