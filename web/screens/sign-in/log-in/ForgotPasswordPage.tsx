import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { AccountPage } from '../AccountPage.tsx';
import type { ForgotKind } from '../ForgotPasswordDialog.tsx';

const ForgotPasswordDialog = lazyPart(
  async () => (await import('../ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
  { cancel: ({ onClose }) => onClose() },
);

type ForgotPasswordPageProps = {
  kind: ForgotKind;
  title: ReactNode;
  /** Where this kind of account logs in. */
  loginPath: string;
};

/** A page with the forgot-password modal, which is open from the start. */
export function ForgotPasswordPage({ kind, title, loginPath }: ForgotPasswordPageProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <AccountPage
      title={title}
      links={
        <Link to={loginPath}>
          <Trans>Back to login</Trans>
        </Link>
      }
    >
      <p>
        <Trans>We will email you a link to choose a new password.</Trans>
      </p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Trans>Forgot Password</Trans>
      </Button>
      {isOpen && <ForgotPasswordDialog kind={kind} email="" onClose={() => setOpen(false)} />}
    </AccountPage>
  );
}
