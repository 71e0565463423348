import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { ApiProblem } from '#web/data/api/client.ts';
import { useSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

/** Why exercises cannot be opened, and the ways out. */
export function CannotOpen({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const isClosed = problem instanceof ApiProblem && problem.code === 'facility_ended';
  const isUnpaid = problem instanceof ApiProblem && problem.code === 'subscription_required';
  const { stayOnPage } = useSettings();
  if (isUnpaid && !stayOnPage) return <Waiting />;
  return (
    <Notice
      kind="bad"
      announce
      actions={
        <>
          {isUnpaid && (
            <LinkButton to={paths.subscription}>
              <Trans>Go to my subscription</Trans>
            </LinkButton>
          )}
          {!isClosed && !isUnpaid && (
            <Button icon="retry" onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
          )}
          <LinkButton to={paths.dashboard}>
            <Trans>Back to the dashboard</Trans>
          </LinkButton>
        </>
      }
    >
      {problem.message}
    </Notice>
  );
}
