import { Trans, useLingui } from '@lingui/react/macro';
import type { Topic } from '#contract/facility-topics.ts';
import { Bars } from '#web/ui/section/Bars.tsx';
import { useTopicName } from './topic-name.ts';

/** What all members together overlook, part by part; parts that too few have played are left out. */
export function TopicBars({ topics }: { topics: readonly Topic[] }) {
  const { t } = useLingui();
  const nameOf = useTopicName();
  const bars = topics.flatMap((topic) => {
    const { figures } = topic.all;
    if (topic.part === null || figures === null) return [];
    const { overlooked, firstTries } = figures;
    const percent = Math.round((100 * overlooked) / firstTries);
    return [
      {
        id: topic.topic,
        name: nameOf(topic),
        value: percent,
        of: 100,
        figures: t`${percent}%, ${overlooked} of ${firstTries}`,
      },
    ];
  });
  if (bars.length === 0) return null;
  return (
    <Bars
      title={<Trans>Overlooked on the first try, by part of the game</Trans>}
      of={<Trans>Part</Trans>}
      counts={<Trans>Overlooked</Trans>}
      bars={bars}
    />
  );
}
