import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/** For the administrator of a facility that no operator has verified: anybody could create one to collect results. */
export function UnverifiedNotice() {
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
        We have not checked yet who runs this facility. Until then the results of your members stay closed.
        They can play, and you can give them new passwords. To have it checked, write to us.
      </Trans>
    </Notice>
  );
}
