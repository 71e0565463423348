import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { countExposure } from './count-exposure.ts';
import { ownStudyQuery } from './own-study-query.ts';

/** On the dashboard, for people who take part in a study: what it asks now, and when the game opens. Otherwise nothing. */
export function StudyNote() {
  const participation = useQuery(ownStudyQuery).data?.participation;
  const isCounted = participation?.study.collects.includes('exposure');
  useEffect(() => {
    if (isCounted) countExposure();
  }, [isCounted]);
  if (!participation) return null;
  const { due, dueForm, opensAt, needsSignature } = participation;
  if (due.length === 0 && !dueForm && !opensAt && !needsSignature) return null;
  return (
    <Notice kind="info">
      <p>
        {opensAt ? (
          <Trans>In your study the game opens on {formatDate(opensAt, 'll')}.</Trans>
        ) : needsSignature ? (
          <Trans>The text of your study is new. Please read it.</Trans>
        ) : dueForm?.time === 'before' ? (
          <Trans>Your study has a short test. Please take it before you play.</Trans>
        ) : dueForm ? (
          <Trans>Your study has a short test for you.</Trans>
        ) : (
          <Trans>Your study has a few questions for you.</Trans>
        )}
      </p>
      <LinkButton to={paths.study}>
        <Trans>Open my study</Trans>
      </LinkButton>
    </Notice>
  );
}
