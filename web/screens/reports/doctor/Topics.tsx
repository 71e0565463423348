import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KindFigures } from '#contract/rules/report-figures.ts';
import { useDoctorWords } from './doctor-words.ts';

type TopicsProps = {
  kinds: readonly KindFigures['kind'][];
  /** What is said without any. */
  none: ReactNode;
};

/** Kinds of signal in words, a line each. */
export function Topics({ kinds, none }: TopicsProps) {
  const { topics } = useDoctorWords();
  if (kinds.length === 0) return <p>{none}</p>;
  return kinds.map((kind) => <p key={kind}>{topics[kind]}</p>);
}

export const TooEarly = () => <Trans>Too early to say</Trans>;
export const NothingForNow = () => <Trans>Nothing for now</Trans>;
