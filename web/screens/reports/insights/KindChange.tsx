import { Trans } from '@lingui/react/macro';
import type { KindComparison } from '#contract/rules/what-changed.ts';
import { useKindName } from '../kind-name.ts';
import bars from './KindBars.module.css';

/** The first time against now for one kind of signal: two bars with a segment for each exercise, and the same in words. */
export function KindChange({ comparison }: { comparison: KindComparison }) {
  const nameOf = useKindName();
  const { kind, seenAgain, first, now } = comparison;
  return (
    <li className={bars.kind}>
      <p className={bars.name}>{nameOf(kind)}</p>
      <Bar spotted={first} of={seenAgain} />
      <Bar spotted={now} of={seenAgain} />
      <p>
        <Trans>
          You spotted {now} of {seenAgain} right away. The first time, you spotted {first}.
        </Trans>
      </p>
    </li>
  );
}

function Bar({ spotted, of }: { spotted: number; of: number }) {
  return (
    <span className={bars.bar} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no other name than its place
          key={index}
          className={bars.segment}
          data-state={index < spotted ? 'first try' : 'later'}
        />
      ))}
    </span>
  );
}
