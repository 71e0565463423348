import { Trans } from '@lingui/react/macro';
import { Notice } from '#web/ui/status/Notice.tsx';

/** For an administrator, in place of the code: it lets nobody in anymore. */
export function EndedNotice() {
  return (
    <Notice kind="info">
      <Trans>
        Your facility's access has ended: nobody can play or join. Your members' results stay. Please write to
        us if you want to continue.
      </Trans>
    </Notice>
  );
}
