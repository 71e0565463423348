import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { useKeepAhead } from '#web/offline/use-keep-ahead.ts';
import { useDelayedRedirect } from '#web/shell/delayed-redirect.ts';
import { Footer } from '#web/shell/Footer.tsx';
import { useIsCovered } from '#web/shell/lies-over-page.ts';
import { Page } from '#web/shell/Page.tsx';
import { RedirectNotice } from '#web/shell/RedirectNotice.tsx';
import { useFeedback } from '#web/support/use-feedback.tsx';
import { useSurveyTurn } from '#web/surveys/use-survey-turn.tsx';
import { BreakNotice } from './BreakNotice.tsx';
import { ContinueNotice } from './ContinueNotice.tsx';
import { Desk } from './Desk.tsx';
import { focusHeading, showPart, useDeskHeadings } from './desk-headings.ts';
import { GameBar } from './GameBar.tsx';
import { exerciseOf } from './game-clips.ts';
import type { Opening } from './opening.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayDialogs } from './PlayDialogs.tsx';
import { isSolvedAndOpen } from './play-rules.ts';
import type { Leaving } from './play-types.ts';
import { ReplacedDialog } from './ReplacedDialog.tsx';
import { useInterruption } from './use-interruption.ts';
import { usePlay } from './use-play.ts';
import { useStatuses } from './use-statuses.ts';

type PlayDeskProps = {
  game: Game;
  opening: Opening;
  /** Opens the current game where the player stopped. */
  onReopen: () => void;
};

/** The game: one exercise, and everything around it. */
export function PlayDesk({ game, opening, onReopen }: PlayDeskProps) {
  const headings = useDeskHeadings();
  const leaving = useLeaving();
  const { session, state, coaching, saved, played, isReplaced, keepPlaying } = usePlay({
    game,
    opening,
    focus: (on) => focusHeading(headings, on),
    show: (what) => showPart(headings, what),
    leave: leaving.leave,
  });
  useKeepAhead(game, state.current);
  const { statuses, open } = useStatuses(game, played, saved);
  const feedback = useFeedback();
  const isFree = state.dialog === null && state.interruption === null && state.playback !== 'left';
  const survey = useSurveyTurn(state.current, isFree);
  useInterruption(session, 'feedback', feedback.isOpen);
  useInterruption(session, 'survey', survey.isOpen);
  useInterruption(session, 'cover', useIsCovered());
  const exercise = exerciseOf(game, state.current);

  return (
    <Page
      top={<GameBar game={game} state={state} session={session} statuses={statuses} />}
      footer={<Footer brief />}
    >
      <Desk
        status={statuses.get(state.current)}
        game={game}
        session={session}
        state={state}
        headings={headings}
        messages={
          <>
            <RedirectNotice redirect={leaving.redirect} />
            {isSolvedAndOpen(state) && <ContinueNotice session={session} state={state} />}
            {feedback.banner}
            <BreakNotice exerciseId={state.current} />
          </>
        }
        controls={<PlayControls session={session} state={state} onFeedback={feedback.open} />}
      />
      <PlayDialogs
        game={game}
        exercise={exercise}
        state={state}
        coaching={coaching}
        session={session}
        open={open}
      />
      {isReplaced && <ReplacedDialog onGoOn={onReopen} onKeep={keepPlaying} />}
      {feedback.dialog}
      {survey.dialog}
    </Page>
  );
}

/** Goes to the requested tab of the dashboard after the delay in the specification (decisions G39, G45). */
function useLeaving() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const redirect = useDelayedRedirect();
  const leave = (to: Leaving, afterMs: number, isPlaceKept: boolean) => {
    void queries.invalidateQueries({ queryKey: ['answers'] });
    redirect.start({
      afterMs,
      message: isPlaceKept
        ? { kind: 'good', text: t`Your place is saved.` }
        : { kind: 'news', text: t`Your new game begins with your first answer.` },
      go: () => navigate(`${paths.dashboard}?tab=${to}`, { state: { type: to } }),
    });
  };
  return { redirect, leave };
}
