import { useCallback, useState } from 'react';
import type { Game } from '#contract/game.ts';
import { useCacheAhead } from '#web/data/offline/use-cache-ahead.ts';
import { isInCourse } from '#web/screens/cmi5/course.ts';
import { useFeedback } from '#web/screens/support/use-feedback.tsx';
import { useDueSurvey } from '#web/screens/surveys/use-due-survey.tsx';
import { Together } from '#web/screens/together/in-play.tsx';
import { PlayTogether } from '#web/screens/together/PlayTogether.tsx';
import { useStateInOtherLanguage } from '#web/shell/language/kept-state.ts';
import { Footer } from '#web/shell/layout/Footer.tsx';
import { Page } from '#web/shell/layout/Page.tsx';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { useIsObscured } from '#web/shell/overlays.ts';
import { RedirectNotice } from '#web/shell/routing/RedirectNotice.tsx';
import { PartFilm } from '../dialogs/PartFilm.tsx';
import { PlayDialogs } from '../dialogs/PlayDialogs.tsx';
import { SeeWhyAgain } from '../dialogs/SeeWhyAgain.tsx';
import { focusPart, showPart, useExerciseHeadings } from '../exercise/exercise-headings.ts';
import { Stage } from '../exercise/Stage.tsx';
import { BeforeFilm } from '../look/BeforeFilm.tsx';
import { isBetweenExercises, isOnStage, isSolvedAndOpen } from '../play/play-rules.ts';
import { exerciseOf } from '../player/game-clips.ts';
import { useOverlay } from '../player/use-overlay.ts';
import { type StartPoint, sameExercise } from '../playthrough/start-point.ts';
import { usePlay } from '../playthrough/use-play.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { ContinueNotice } from './ContinueNotice.tsx';
import { GameBar } from './GameBar.tsx';
import { PlayControls } from './PlayControls.tsx';
import { useLeaving } from './use-leaving.ts';

const ReplacedDialog = lazyPart(async () => (await import('../dialogs/ReplacedDialog.tsx')).ReplacedDialog);

/** Needed by few; not there, it leaves the game as it is. */
const CourseEnd = lazyPart(async () => (await import('#web/screens/cmi5/CourseEnd.tsx')).CourseEnd, {
  isDecoration: true,
});

type PlayViewProps = {
  game: Game;
  startPoint: StartPoint;
  /** Opens the current game where the player stopped. */
  onReopen: () => void;
};

/** The game: one exercise, and everything around it. */
export function PlayView({ game, startPoint, onReopen }: PlayViewProps) {
  const headings = useExerciseHeadings();
  const leaving = useLeaving();
  const { controller, state, coaching, answers, isReplaced, keepPlaying } = usePlay({
    game,
    startPoint,
    focus: (on) => focusPart(headings, on),
    show: (what) => showPart(headings, what),
    leave: leaving.leave,
  });
  useStateInOtherLanguage(useCallback(() => sameExercise(controller.snapshot().state), [controller]));
  useCacheAhead(game, state.current);
  const { statuses, ...figures } = answers;
  const feedback = useFeedback();
  const isFree = state.dialog === null && state.overlay === null && state.playback !== 'left';
  const guide = game.people.find(({ name }) => name === 'Presenter');
  const survey = useDueSurvey(state.current, isFree, guide?.avatar_url);
  useOverlay(controller, 'feedback', feedback.isOpen);
  useOverlay(controller, 'survey', survey.isOpen);
  useOverlay(controller, 'modal', useIsObscured());
  const exercise = exerciseOf(game, state.current);
  const [isAtCourseEnd, setAtCourseEnd] = useState(false);

  return (
    <Page
      top={<GameBar game={game} state={state} controller={controller} statuses={statuses} />}
      footer={<Footer brief />}
    >
      <Stage
        // While practicing the title must not tell what there is to notice.
        status={state.practice === null ? statuses.get(state.current) : undefined}
        game={game}
        controller={controller}
        state={state}
        headings={headings}
        messages={
          <>
            <BreakNotice exerciseId={state.current} />
            {isSolvedAndOpen(state) && (
              <ContinueNotice controller={controller} state={state} button={headings.goOn} />
            )}
          </>
        }
        outcomes={
          <>
            <RedirectNotice redirect={leaving.redirect} />
            {feedback.banner}
          </>
        }
        look={
          isOnStage(state.dialog) && (
            <BeforeFilm game={game} exercise={exercise} state={state} controller={controller} />
          )
        }
        more={
          <>
            <PartFilm game={game} exercise={exercise} />
            <SeeWhyAgain controller={controller} state={state} />
            {!isInCourse() && <PlayTogether />}
            <Together at="stage" {...{ game, exercise, state }} film={headings.film} />
            <PlayControls
              controller={controller}
              state={state}
              isPlaceSaved={leaving.redirect.pending?.message.kind === 'good'}
              onFeedback={feedback.open}
            />
          </>
        }
      />
      {isInCourse() && <CourseEnd isBetween={isBetweenExercises(state)} onShown={setAtCourseEnd} />}
      {!isAtCourseEnd && (
        <PlayDialogs
          game={game}
          exercise={exercise}
          state={state}
          coaching={coaching}
          controller={controller}
          {...figures}
        />
      )}
      {isReplaced && <ReplacedDialog onContinue={onReopen} onKeep={keepPlaying} />}
      {feedback.dialog}
      {survey.dialog}
    </Page>
  );
}
