import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { descriptionId } from '../play/play-rules.ts';
import { exerciseOf, gameClipOf, optionOf } from '../player/game-clips.ts';
import { Picture } from '../player/Picture.tsx';
import type { PlayController, PlaySnapshot } from '../player/play-controller.ts';
import { Remote } from '../player/Remote.tsx';
import { Answers } from './Answers.tsx';
import { BothPeople } from './BothPeople.tsx';
import type { ExerciseHeadings } from './exercise-headings.ts';
import { exerciseTitle } from './exercise-title.ts';
import { SpeakerButtons } from './SpeakerButtons.tsx';
import styles from './Stage.module.css';
import { Transcript } from './Transcript.tsx';

type StageProps = Pick<PlaySnapshot, 'state'> & {
  game: Game;
  controller: PlayController;
  headings: ExerciseHeadings;
  /** Status of this exercise in the current game. */
  status?: ExerciseStatus | undefined;
  /** Above the film. */
  messages?: ReactNode;
  /** What came of something that the player did: shown at the foot of the view, without moving the film. */
  outcomes?: ReactNode;
  /** The whole first view before the film: where the player looks first. */
  look?: ReactNode;
  /** Below the first view, with everything else for this exercise. */
  more?: ReactNode;
};

/**
 * One exercise in one view: the film with its words and the two people, and once the film has ended, these two and the
 * question alone. Everything else follows directly below.
 */
export function Stage(props: StageProps) {
  const { game, controller, state, headings, status, messages, outcomes, look, more } = props;
  const { t } = useLingui();
  const exercise = exerciseOf(game, state.current);
  const shared = { game, exercise, state, controller };
  const title = exerciseTitle(exercise, status);
  const part = game.parts.find(({ part }) => part === exercise.part);
  const isAsked = state.asked;
  const remote = <Remote controller={controller} state={state} />;
  return (
    <>
      <div className={styles.stage}>
        <h1 ref={headings.exercise} tabIndex={-1} className={styles.title}>
          <Trans>
            Exercise {exercise.exercise_id}: {title}
          </Trans>
        </h1>
        <div className={styles.messages}>{messages}</div>
        {look}
        {/* Kept, so that the player of the film stays. */}
        <div className={styles.view} data-asked={isAsked || undefined} hidden={Boolean(look)}>
          <Picture
            controller={controller}
            state={state}
            poster={gameClipOf(exercise, state.clip).poster_url}
            speaker={state.clip === descriptionId ? null : optionOf(exercise, state.clip).character}
            film={headings.film}
          >
            {isAsked && <BothPeople exercise={exercise} />}
          </Picture>
          {/* New for the question, so that a press that was meant for the film cannot choose or answer. */}
          <div key={String(isAsked)} className={styles.side}>
            <Answers {...shared} heading={headings.answers} />
            {!isAsked && remote}
          </div>
        </div>
        <section className={styles.more} aria-label={t`More for this exercise`}>
          <h2>
            <Trans>More for this exercise</Trans>
          </h2>
          {part && (
            <p className={styles.place}>
              <Trans>
                Part {part.part}: {part.title} · {title}
              </Trans>
            </p>
          )}
          {more}
          {!look && (
            <>
              <Row>
                <Button icon="retry" onClick={() => controller.dispatch({ type: 'repeatPressed' })}>
                  <Trans>Repeat</Trans>
                </Button>
                {isAsked && remote}
              </Row>
              <SpeakerButtons {...shared} />
            </>
          )}
          <Transcript exercise={exercise} described={state.described} />
        </section>
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
