import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/** For an administrator whose facility has ended or is suspended: its code lets nobody in anymore. */
export function EndedNotice() {
  return (
    <Notice
      kind="info"
      actions={
        <Link to={paths.contact}>
          <Trans>Write to us</Trans>
        </Link>
      }
    >
      <Trans>
        Your facility's access has ended: nobody can play or join. Your members' results stay. To continue,
        write to us.
      </Trans>
    </Notice>
  );
}
