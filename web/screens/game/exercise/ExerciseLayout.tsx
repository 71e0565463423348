import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { descriptionId } from '../play/play-rules.ts';
import { exerciseOf, gameClipOf, optionOf } from '../player/game-clips.ts';
import { Picture } from '../player/Picture.tsx';
import type { PlayController, PlaySnapshot } from '../player/play-controller.ts';
import { Remote } from '../player/Remote.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import styles from './ExerciseLayout.module.css';
import { ExerciseRibbon } from './ExerciseRibbon.tsx';
import type { ExerciseHeadings } from './exercise-headings.ts';
import { SpeakerButtons } from './SpeakerButtons.tsx';
import { Transcript } from './Transcript.tsx';

type ExerciseLayoutProps = Pick<PlaySnapshot, 'state'> & {
  game: Game;
  controller: PlayController;
  headings: ExerciseHeadings;
  /** Status of this exercise in the current game. */
  status?: ExerciseStatus | undefined;
  /** Above the film. */
  messages?: ReactNode;
  /** What came of something that the player did: shown at the foot of the view, without moving the film. */
  outcomes?: ReactNode;
  /** How to go on after a pause, before the answers: it covers none of the controls. */
  next?: ReactNode;
  /** Controls of the game, below the picture and the answers. */
  controls?: ReactNode;
};

/** One exercise, from top to bottom: where the player is, the film and its words, the question, and all other controls. */
export function ExerciseLayout({
  game,
  controller,
  state,
  headings,
  status,
  messages,
  outcomes,
  next,
  controls,
}: ExerciseLayoutProps) {
  const { t } = useLingui();
  const exercise = exerciseOf(game, state.current);
  const shared = { game, exercise, state, controller };
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.ribbon}>
          <ExerciseRibbon {...shared} status={status} heading={headings.exercise} />
        </div>
        <div className={styles.messages}>{messages}</div>
        <Picture
          controller={controller}
          state={state}
          poster={gameClipOf(exercise, state.clip).poster_url}
          speaker={state.clip === descriptionId ? null : optionOf(exercise, state.clip).character}
          film={headings.film}
        >
          <div className={styles.speakers}>
            <SpeakerButtons {...shared} />
          </div>
        </Picture>
        <div className={styles.side}>
          {next}
          <AnswerCard {...shared} heading={headings.answers} />
          <Remote controller={controller} state={state} />
        </div>
        <div className={styles.below}>
          {controls}
          <Transcript exercise={exercise} described={state.described} />
        </div>
        <Hidden as="p" role="status">
          {(state.playback === 'ended' || state.reminder === 'playing') &&
            t`The film has ended. Who is correct?`}
        </Hidden>
      </div>
      <Stack gap="target" align="center" className={styles.outcomes}>
        {outcomes}
      </Stack>
    </>
  );
}
