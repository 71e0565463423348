import { Trans } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { type Launch, learnerName } from './launch.ts';

type WhoIsPlayingProps = { user: User; launch: Launch; onConfirm: () => void };

/** Asked before the launch is spent: on a shared tablet the answers of one person are not another's. */
export function WhoIsPlaying({ user, launch, onConfirm }: WhoIsPlayingProps) {
  const learner = learnerName(launch);
  return (
    <>
      <ScreenTitle />
      <p>
        <Trans>
          Your course knows you as <strong>{learner}</strong>. Here you are logged in as{' '}
          <strong translate="no">{user.userName}</strong>.
        </Trans>
      </p>
      <p>
        <Trans>
          Are both of them you? If not, log out and log in with your own account. Your course opens then.
        </Trans>
      </p>
      <Row>
        <Button variant="primary" onClick={onConfirm}>
          <Trans>Yes, both are me</Trans>
        </Button>
        <LogOutButton />
      </Row>
    </>
  );
}
