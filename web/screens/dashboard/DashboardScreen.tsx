import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { useConfig } from '#web/data/config.tsx';
import { playthroughsQuery } from '#web/data/game/playthroughs-query.ts';
import { usePlaythroughs } from '#web/data/game/use-playthroughs.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { CourseNotice } from '#web/screens/cmi5/CourseNotice.tsx';
import { ReportsTab } from '#web/screens/reports/ReportsTab.tsx';
import { useFeedback } from '#web/screens/support/use-feedback.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './DashboardScreen.module.css';
import { type DashboardTab, dashboardTab } from './dashboard-tab.ts';
import { FeedbackPill } from './FeedbackPill.tsx';
import { GameTab } from './GameTab.tsx';
import { Greeting } from './Greeting.tsx';
import { useStayHere } from './use-stay-here.ts';

const PicturesNote = lazyPart(
  async () => (await import('#web/screens/test-form/PicturesNote.tsx')).PicturesNote,
  { isDecoration: true },
);

export const handle: ScreenHandle = {
  title: msg`Dashboard`,
  questions: [
    {
      question: msg`How do I pick up where I left off?`,
      answer: msg`Choose Resume Play. The game opens at the exercise after your last one.`,
    },
    {
      question: msg`What does Start New do?`,
      answer: msg`It begins again at exercise 1. Your earlier results are put away with your first new answer.`,
    },
  ],
};

/** /dashboard: play, or see the results. */
export function Component() {
  const { t } = useLingui();
  const { brand } = useConfig();
  const user = useUser();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const playthroughs = usePlaythroughs();
  const refetch = useRefetch();
  const feedback = useFeedback();
  useStayHere();
  const playthrough = playthroughs.data?.at(-1) ?? null;
  const selected = dashboardTab((location.state as { type?: unknown } | null)?.type, search.get('tab'));
  const select = (tab: DashboardTab) => setSearch({ tab }, { replace: true, preventScrollReset: true });

  return (
    <div className={styles.dashboard}>
      <div>
        {playthroughs.isPending ? (
          // Only the results tell who comes back.
          <ScreenTitle />
        ) : (
          <h1>
            {playthrough && playthrough.lastAnsweredExercise > 0 ? (
              <Trans>
                Welcome back, to <span translate="no">{brand.product}</span>
              </Trans>
            ) : (
              <Trans>
                Welcome, to <span translate="no">{brand.product}</span>
              </Trans>
            )}
          </h1>
        )}
        <p className={styles.greeting}>
          <Greeting user={user} />
        </p>
      </div>
      <CourseNotice />
      <Parts>
        <PicturesNote />
      </Parts>
      {feedback.banner}
      {playthroughs.isPending ? (
        <Waiting onRetry={() => refetch(playthroughsQuery)} />
      ) : (
        <Tabs
          label={t`Game and reports`}
          selected={selected}
          onSelect={select}
          tabs={[
            { id: 'game', label: <Trans>Game</Trans>, panel: () => <GameTab playthroughs={playthroughs} /> },
            {
              id: 'Reports',
              label: <Trans>Reports</Trans>,
              panel: () => <ReportsTab playthroughs={playthroughs} />,
            },
          ]}
        />
      )}
      <FeedbackPill onPress={feedback.open} />
      {feedback.dialog}
    </div>
  );
}
