import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTopics, Topic, TopicCell } from '#contract/facility-topics.ts';
import styles from './Topics.module.css';
import { useTopicName } from './topic-name.ts';

type TopicTableProps = {
  caption: ReactNode;
  units: ResponseOf<typeof listTopics>['units'];
  topics: readonly Topic[];
  /** The one column with figures that a phone shows. */
  phoneColumn: number;
};

/**
 * Topics in rows; all members together, then each unit in a column. The table scrolls if it is wider than its place. A
 * phone shows one column, under the name of each topic.
 */
export function TopicTable({ caption, units, topics, phoneColumn }: TopicTableProps) {
  const nameOf = useTopicName();
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table
    <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Topic</Trans>
            </th>
            <th scope="col">
              <Trans>All together</Trans>
            </th>
            {units.map(({ unitId, name }) => (
              <th key={unitId} scope="col">
                {name ?? <Trans>No unit</Trans>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row">{nameOf(topic)}</th>
              <Cell cell={topic.all} isOnPhone={phoneColumn === 0} />
              {units.map(({ unitId }, place) => (
                <Cell key={unitId} cell={topic.units[place]} isOnPhone={phoneColumn === place + 1} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The share in words and figures; the color only repeats it. */
function Cell({ cell, isOnPhone }: { cell: TopicCell | undefined; isOnPhone: boolean }) {
  if (!cell?.figures) {
    return (
      <td className={styles.empty} data-on-phone={isOnPhone}>
        {cell?.isPlayed ? <Trans>Too few to show</Trans> : <Trans>Not played yet</Trans>}
      </td>
    );
  }
  const { looked } = cell;
  const { firstTries, overlooked } = cell.figures;
  const percent = Math.round((100 * overlooked) / firstTries);
  return (
    <td data-share={shareOf(percent)} data-on-phone={isOnPhone}>
      {looked && (
        <span className={styles.words}>
          <Trans>
            {looked.found} of {looked.asked} places found
          </Trans>
        </span>
      )}
      <strong className={styles.percent}>{percent}%</strong>
      <span className={styles.words}>
        <Trans>
          {overlooked} of {firstTries} overlooked
        </Trans>
      </span>
    </td>
  );
}

/** Three shades: a fourth would be hard to tell apart. */
function shareOf(percent: number): 'low' | 'middle' | 'high' {
  if (percent < 20) return 'low';
  return percent < 40 ? 'middle' : 'high';
}
