import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { exerciseOf, gameClipOf, optionOf } from '../play/game-clips.ts';
import type { PlayController, PlaySnapshot } from '../play/play-controller.ts';
import { descriptionId } from '../play/play-rules.ts';
import { ClipButtons } from '../player/ClipButtons.tsx';
import { Picture } from '../player/Picture.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import styles from './ExerciseLayout.module.css';
import type { ExerciseHeadings } from './exercise-headings.ts';
import { exerciseTitle } from './exercise-title.ts';
import { SpeakerButtons } from './SpeakerButtons.tsx';
import { Transcript } from './Transcript.tsx';

type ExerciseLayoutProps = Pick<PlaySnapshot, 'state'> & {
  game: Game;
  controller: PlayController;
  headings: ExerciseHeadings;
  /** Status of this exercise in the current game. */
  status?: ExerciseStatus | undefined;
  messages?: ReactNode;
  /** Controls of the game, below the picture and the answers. */
  controls?: ReactNode;
};

/** One exercise: the picture and the answers side by side, and everything else around them. */
export function ExerciseLayout({
  game,
  controller,
  state,
  headings,
  status,
  messages,
  controls,
}: ExerciseLayoutProps) {
  const { t } = useLingui();
  const exercise = exerciseOf(game, state.current);
  const title = exerciseTitle(exercise, status);
  const speaker = state.clip === descriptionId ? null : optionOf(exercise, state.clip).character;
  return (
    <div className={styles.layout}>
      <div className={styles.messages}>{messages}</div>
      <h1 ref={headings.exercise} tabIndex={-1} className={styles.title}>
        <Trans>
          Exercise {exercise.exercise_id}: {title}
        </Trans>
      </h1>
      <div ref={headings.film} className={styles.scene}>
        <Picture
          controller={controller}
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
          controller={controller}
          heading={headings.answers}
        />
      </div>
      <div className={styles.clip}>
        <ClipButtons controller={controller} state={state} />
      </div>
      <div className={styles.speakers}>
        <SpeakerButtons game={game} exercise={exercise} state={state} controller={controller} />
      </div>
      <div className={styles.below}>
        {controls}
        <Transcript exercise={exercise} described={state.described} />
      </div>
      <p className={styles.hidden} role="status">
        {(state.playback === 'ended' || state.reminder === 'playing') &&
          t`The film has ended. Who is correct?`}
      </p>
    </div>
  );
}
