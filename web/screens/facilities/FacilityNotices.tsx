import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/** For the administrator of a facility that no operator has verified: anybody could create one to collect results. */
export function UnverifiedNotice() {
  return (
    <WriteToUs subject="check-facility">
      <Trans>
        We have not checked yet who runs this facility. Until then the results of your members stay closed.
        They can play with their first cards, and no emails are sent to them. To have it checked, write to us:
        your name, the address of the facility, and a phone number there.
      </Trans>
    </WriteToUs>
  );
}

/** For an administrator whose facility has ended or is suspended: its code lets nobody in anymore. */
export function EndedNotice() {
  return (
    <WriteToUs>
      <Trans>
        Your facility's access has ended: nobody can play or join. Your members' results stay. To continue,
        write to us.
      </Trans>
    </WriteToUs>
  );
}

function WriteToUs({ children, subject }: { children: ReactNode; subject?: string }) {
  return (
    <Notice
      kind="info"
      actions={
        <Link to={subject ? `${paths.contact}?subject=${subject}` : paths.contact}>
          <Trans>Write to us</Trans>
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
