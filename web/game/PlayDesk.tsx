import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { surveyOfferedKey } from '#web/accounts/session.ts';
import { useKeepAhead } from '#web/offline/use-keep-ahead.ts';
import { useDelayedRedirect } from '#web/shell/delayed-redirect.ts';
import { Footer } from '#web/shell/Footer.tsx';
import { useIsCovered } from '#web/shell/lies-over-page.ts';
import { Page } from '#web/shell/Page.tsx';
import { RedirectNotice } from '#web/shell/RedirectNotice.tsx';
import { useFeedback } from '#web/support/use-feedback.tsx';
import { surveysQuery } from '#web/surveys/survey-queries.ts';
import { isSurveyTurn, openSurveys } from '#web/surveys/survey-turn.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { ContinueNotice } from './ContinueNotice.tsx';
import { Desk } from './Desk.tsx';
import { focusHeading, useDeskHeadings } from './desk-headings.ts';
import { GameBar } from './GameBar.tsx';
import { exerciseOf } from './game-clips.ts';
import type { Opening } from './opening.ts';
import { PlayControls } from './PlayControls.tsx';
import { PlayDialogs } from './PlayDialogs.tsx';
import { isSolvedAndOpen } from './play-rules.ts';
import type { Leaving } from './play-types.ts';
import { useInterruption } from './use-interruption.ts';
import { usePlay } from './use-play.ts';
import { useStatuses } from './use-statuses.ts';

const SurveyDialog = lazy(async () => ({
  default: (await import('#web/surveys/SurveyDialog.tsx')).SurveyDialog,
}));

/** The game: one exercise on the desk, and everything round it. */
export function PlayDesk({ game, opening }: { game: Game; opening: Opening }) {
  const headings = useDeskHeadings();
  const leaving = useLeaving();
  const { session, state, coaching, saved } = usePlay({
    game,
    opening,
    focus: (on) => focusHeading(headings, on),
    leave: leaving.leave,
  });
  useKeepAhead(game, state.current);
  const { statuses, open } = useStatuses(game, opening, saved);
  const feedback = useFeedback();
  const isFree = state.dialog === null && state.interruption === null && state.playback !== 'left';
  const survey = useSurveyTurn(state.current, isFree);
  useInterruption(session, 'feedback', feedback.isOpen);
  useInterruption(session, 'survey', survey.dialog !== null);
  useInterruption(session, 'cover', useIsCovered());
  const exercise = exerciseOf(game, state.current);

  return (
    <Page
      top={<GameBar game={game} state={state} session={session} statuses={statuses} />}
      footer={<Footer brief />}
    >
      <Desk
        game={game}
        session={session}
        state={state}
        coaching={coaching}
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
      {feedback.dialog}
      {survey.dialog && (
        <Suspense>
          <SurveyDialog surveys={survey.dialog} onClose={survey.close} />
        </Suspense>
      )}
    </Page>
  );
}

/** To the dashboard after the specification's pause, with the tab asked for (decisions G39, G45). */
function useLeaving() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const redirect = useDelayedRedirect();
  const leave = (to: Leaving, afterMs: number) => {
    void queries.invalidateQueries({ queryKey: ['answers'] });
    redirect.start({
      afterMs,
      message: { kind: 'good', text: t`Your place is saved.` },
      go: () => navigate(`${paths.dashboard}?tab=${to}`, { state: { type: to } }),
    });
  };
  return { redirect, leave };
}

function useSurveyTurn(exerciseId: number, isFree: boolean) {
  const { data = [] } = useQuery(surveysQuery);
  const [wasOffered, setOffered] = useState(() => sessionStorage.getItem(surveyOfferedKey) !== null);
  const [shown, setShown] = useState<ReturnType<typeof openSurveys> | null>(null);
  const isDue = isFree && isSurveyTurn({ exerciseId, surveys: data, wasOffered });
  useEffect(() => {
    if (!isDue) return;
    sessionStorage.setItem(surveyOfferedKey, 'yes');
    setOffered(true);
    setShown(openSurveys(data));
  }, [isDue, data]);
  return { dialog: shown, close: () => setShown(null) };
}
