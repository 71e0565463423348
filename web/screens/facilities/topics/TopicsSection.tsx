import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { fewestMembers, type listTopics } from '#contract/facility-topics.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { DownloadResults } from './DownloadResults.tsx';
import { TopicTable } from './TopicTable.tsx';
import { topicsKey, useTopics } from './topics-query.ts';
import { WeakestTopic } from './WeakestTopic.tsx';

/** For a facility's administrator: what members overlook by topic and unit, and what to do about it. */
export function TopicsSection() {
  const topics = useTopics();
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey: topicsKey });
  return (
    <>
      {topics.isPending && <Waiting onRetry={refetch} />}
      {topics.isError && <RetryNotice onRetry={refetch}>{topics.error.message}</RetryNotice>}
      {topics.data && <HeatMap heatMap={topics.data} />}
    </>
  );
}

function HeatMap({ heatMap: { units, topics, weakest } }: { heatMap: ResponseOf<typeof listTopics> }) {
  const [phoneColumn, setPhoneColumn] = useState(0);
  const isPlayed = topics.some(({ all }) => all.isPlayed);
  return (
    <>
      <p>
        <Trans>
          These figures count first tries: what people answered before they knew. An answer with help counts
          as overlooked. A skipped exercise does not count. Places found are those that people tapped before
          the film told them anything.
        </Trans>
      </p>
      <WeakestTopic topics={topics} weakest={weakest} />
      {isPlayed ? (
        <>
          {units.length > 0 && <ColumnChoice units={units} column={phoneColumn} onChoose={setPhoneColumn} />}
          <TopicTable
            caption={<Trans>Parts of the game</Trans>}
            units={units}
            phoneColumn={phoneColumn}
            topics={topics.filter(({ part }) => part)}
          />
          <TopicTable
            caption={<Trans>Kinds of signal</Trans>}
            units={units}
            phoneColumn={phoneColumn}
            topics={topics.filter(({ signal }) => signal)}
          />
          <p>
            <Trans>
              An exercise counts where at least {fewestMembers} members of a unit have answered it. This way
              nobody can work out what one person answered. So the units may not add up to all together.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>Nobody has played yet. Figures appear here after the first games.</Trans>
        </p>
      )}
      <DownloadResults />
    </>
  );
}
