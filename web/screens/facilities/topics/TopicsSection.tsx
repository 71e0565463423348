import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { fewestMembers, type listTopics } from '#contract/facility-topics.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { DownloadResults } from './DownloadResults.tsx';
import { TopicBars } from './TopicBars.tsx';
import { TopicTable } from './TopicTable.tsx';

type TopicsSectionProps = { heatMap: ResponseOf<typeof listTopics> };

/** For a facility's administrator: what members overlook by topic and unit, as bars and as a table, and as a file. */
export function TopicsSection({ heatMap: { units, topics } }: TopicsSectionProps) {
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
      {isPlayed ? (
        <>
          <TopicBars topics={topics} />
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
