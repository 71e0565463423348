import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isNoticedWell, type KindFigures } from '#contract/rules/report-figures.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Fold } from '#web/ui/section/Fold.tsx';
import { useKindName } from '../kind-name.ts';
import styles from './KindBars.module.css';

/** How each kind of signal was noticed: a bar with a segment for each exercise, and the same in words. */
export function KindBars({ kinds }: { kinds: readonly KindFigures[] }) {
  return (
    <Fold title={<Trans>What you notice</Trans>}>
      <Row as="ul" lines={1} gap={4} className={styles.key}>
        <KeyEntry state="first try">
          <Trans>Spotted the first time</Trans>
        </KeyEntry>
        <KeyEntry state="later">
          <Trans>Missed the first time</Trans>
        </KeyEntry>
        <KeyEntry state="open">
          <Trans>Not played yet</Trans>
        </KeyEntry>
      </Row>
      <ul className={styles.kinds}>
        {kinds.map((figures) => (
          <KindBar key={figures.kind} figures={figures} />
        ))}
      </ul>
    </Fold>
  );
}

type SegmentState = 'first try' | 'later' | 'open';

function KeyEntry({ state, children }: { state: SegmentState; children: ReactNode }) {
  return (
    <li>
      <span className={styles.segment} data-state={state} />
      {children}
    </li>
  );
}

function KindBar({ figures }: { figures: KindFigures }) {
  const nameOf = useKindName();
  const { kind, total, answered, firstTry } = figures;
  const open = total - answered;
  return (
    <li className={styles.kind}>
      <Row as="p" lines={0} gap={3} align="center" spread className={styles.head}>
        <span className={styles.name}>{nameOf(kind)}</span>
        {isNoticedWell(figures) && (
          <span className={styles.claim}>
            <Icon name="good" size="1.1em" />
            <Trans>Noticed well</Trans>
          </span>
        )}
      </Row>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no other name than its place
            key={index}
            className={styles.segment}
            data-state={stateAt(index, figures)}
          />
        ))}
      </span>
      <Row as="p" lines={0} gap={3} align="center" spread className={styles.words}>
        <span>
          <Trans>
            You spotted {firstTry} of {answered} the first time
          </Trans>
        </span>
        {open > 0 && (
          <span className={styles.open}>
            <Trans>{open} not played yet</Trans>
          </span>
        )}
      </Row>
    </li>
  );
}

const stateAt = (index: number, { firstTry, answered }: KindFigures): SegmentState =>
  index < firstTry ? 'first try' : index < answered ? 'later' : 'open';
