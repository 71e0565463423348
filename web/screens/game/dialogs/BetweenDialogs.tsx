import { Plural, Trans } from '@lingui/react/macro';
import type { ExerciseEntry } from '#contract/answers.ts';
import type { GameClip, GameExercise, Part } from '#contract/game.ts';
import { foundPlaces, isAnswered, isFirstTry } from '#contract/rules/scoring.ts';
import { PartHouse } from '#web/screens/lane/PartHouse.tsx';
import { PlanQuestion } from '#web/screens/plans/PlanQuestion.tsx';
import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { SaveLabel } from '../exercise/SaveLabel.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { partFilmOf } from '../player/game-clips.ts';
import styles from './BetweenDialogs.module.css';
import { Coaching, FilmFrame } from './Coaching.tsx';
import { PartFilmButton } from './PartFilmButton.tsx';

type PartFilmDialogProps = { part: Part; clip: GameClip; onClose: () => void };

/** What a part is about, told by the Presenter. */
export function PartFilmDialog({ part, clip, onClose }: PartFilmDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} size="lesson" title={<PartName part={part} />}>
      <FilmFrame>
        <SpokenClip clip={clip} />
      </FilmFrame>
    </Dialog>
  );
}

function PartName({ part: { part, title } }: { part: Part }) {
  return (
    <Trans>
      Part {part}: {title}
    </Trans>
  );
}

/** Between two exercises. */
export function BetweenDialog(props: PlayDialogsProps) {
  return props.state.dialog?.kind === 'newPart' ? (
    <NewPartDialog {...props} />
  ) : (
    <WelcomeBackDialog {...props} />
  );
}

/** The greeting after a day away. */
function WelcomeBackDialog(props: PlayDialogsProps) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      title={<Trans>Welcome back!</Trans>}
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Skip to the exercise</Trans>
        </Button>
      }
    >
      <Coaching {...props} />
    </Dialog>
  );
}

/** The end of one part and the beginning of the next: the house that is lit, what was found, and the way on. */
function NewPartDialog(props: PlayDialogsProps) {
  const { game, exercise, controller, answered, entries } = props;
  const index = game.parts.findIndex(({ part }) => part === exercise.part);
  const [ended, begins] = [game.parts[index - 1], game.parts[index]];
  if (!ended || !begins) return null;
  const windows = game.exercises.filter(({ part }) => part === ended.part).map((one) => one.exercise_id);
  const lit = windows.filter((id) => answered.has(id));
  const goOn = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={goOn}
      size="lesson"
      exit={false}
      title={<HowLit title={ended.title} lit={lit.length} total={windows.length} />}
      actions={
        <>
          <Button variant="primary" onClick={goOn}>
            <Trans>Skip to the exercise</Trans>
            <span className={styles.next}>
              <Trans>Next: {exercise.title}</Trans>
            </span>
          </Button>
          <Button onClick={() => controller.dispatch({ type: 'leavePressed', to: 'game' })}>
            <SaveLabel />
          </Button>
        </>
      }
    >
      <div className={styles.around}>
        <div className={styles.parts}>
          <section className={styles.ended}>
            <PartHouse part={ended.part} windows={windows} lit={new Set(lit)} newest={lit.at(-1)} />
            <Figures entries={entries.filter(({ exercise_id }) => windows.includes(exercise_id))} />
          </section>
          <NewPart {...props} part={begins} />
          <AtHome {...props} part={ended} />
        </div>
      </div>
    </Dialog>
  );
}

function HowLit({ title, lit, total }: { title: string; lit: number; total: number }) {
  if (lit === total) return <Trans>{title} is lit.</Trans>;
  return (
    <Plural
      value={lit}
      one={`${title}: # of ${total} windows is lit.`}
      other={`${title}: # of ${total} windows are lit.`}
    />
  );
}

/** What was found in the part, as far as anything was answered. */
function Figures({ entries }: { entries: readonly ExerciseEntry[] }) {
  const looked = foundPlaces({ exercises: entries });
  const tried = entries.filter(isAnswered);
  const [answered, firstTry] = [tried.length, tried.filter(isFirstTry).length];
  return (
    <div className={styles.figures}>
      {looked && (
        <p>
          <Trans>
            You found {looked.found} of {looked.asked} places yourself, with the first tap.
          </Trans>
        </p>
      )}
      {answered > 0 && (
        <p>
          <Trans>
            You spotted {firstTry} of {answered} the first time.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Its film plays only for whoever asks for it, and stays after its end. */
function NewPart({ game, state, controller, part }: PlayDialogsProps & { part: Part }) {
  const clip = partFilmOf(game, part.part);
  const isFilmOn = state.dialog?.kind === 'newPart' && state.dialog.isFilmOn;
  return (
    <Stack as="section" gap={2} className={styles.begins}>
      <div className={styles.named}>
        <h3>
          <PartName part={part} />
        </h3>
        {clip && !isFilmOn && <img src={clip.poster_url} alt="" />}
      </div>
      {clip && isFilmOn && <SpokenClip clip={clip} />}
      {clip && !isFilmOn && (
        <PartFilmButton
          seconds={clip.seconds}
          onPress={() => controller.dispatch({ type: 'partFilmPressed' })}
        />
      )}
    </Stack>
  );
}

/** One thing of the part to look for at home: what was missed, else the last one. */
function AtHome({ game, answered, missed, part }: PlayDialogsProps & { part: Part }) {
  const tried = game.exercises.filter((one) => one.part === part.part && answered.has(one.exercise_id));
  const thing: GameExercise | undefined =
    tried.find(({ exercise_id }) => missed.has(exercise_id)) ?? tried.at(-1);
  if (!thing) return null;
  return (
    <Stack as="section" gap={2} className={styles.home}>
      <PlanQuestion exercise={thing} />
    </Stack>
  );
}
