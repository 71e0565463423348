import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownStudyQuery } from './own-study-query.ts';

/** With Start New, for people whose study collects first tries: what a new game does not put away. Otherwise nothing. */
export function FirstTriesKept() {
  const participation = useQuery(ownStudyQuery).data?.participation;
  if (!participation?.study.collects.includes('firstTries')) return null;
  return (
    <p>
      <Trans>Your first tries are kept for your study, also after Start New.</Trans>
    </p>
  );
}
