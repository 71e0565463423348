import { useLingui } from '@lingui/react/macro';
import type { Topic } from '#contract/facility-topics.ts';
import { useKindName } from '#web/screens/reports/kind-name.ts';

/** The name of a topic: of a part of the game, or of a kind of signal. */
export function useTopicName(): (topic: Topic) => string {
  const { t } = useLingui();
  const kindName = useKindName();
  return ({ topic, part, signal }) => {
    if (signal) return kindName(signal);
    return part ? t`Part ${part.part}: ${part.title}` : topic;
  };
}
