import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { resetPassword } from '#contract/passwords.ts';
import { type ApiProblem, send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import type { ForgotKind } from '../ForgotPasswordDialog.tsx';

const ForgotPasswordDialog = lazyPart(
  async () => (await import('../ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
  { cancel: ({ onClose }) => onClose() },
);

type ResetPasswordPageProps = {
  endpoint: typeof resetPassword;
  kind: ForgotKind;
  /** Where this kind of account continues (docs/product-decisions.md#after-reset). */
  next: { path: string; label: ReactNode };
};

/** The page of the emailed link: a new password, then the login page. After a failure also a way to a new link. */
export function ResetPasswordPage({ endpoint, kind, next }: ResetPasswordPageProps) {
  const { token = '' } = useParams();
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiProblem['code'] | null>(null);
  const [asksForLink, setAsksForLink] = useState(false);
  const form = useZodForm(endpoint.body, { newPassword: '' });

  const goOn = (
    <LinkButton variant={done === null ? 'link' : 'primary'} to={next.path}>
      {next.label}
    </LinkButton>
  );
  const isExpired = failure === 'link_invalid';
  const newLink = (
    <Button variant={isExpired ? 'primary' : 'secondary'} onClick={() => setAsksForLink(true)}>
      <Trans>Send a new link</Trans>
    </Button>
  );
  return (
    <AccountPage title={<Trans>Reset password</Trans>}>
      {done !== null ? (
        <Notice kind="good" announce actions={goOn}>
          {done}
        </Notice>
      ) : (
        <Form
          form={form}
          submitVariant={isExpired ? 'secondary' : 'primary'}
          submitLabel={<Trans>Save the new password</Trans>}
          sendingLabel={<Trans>Saving...</Trans>}
          failedLabel={<Trans>Failed ! Try Again</Trans>}
          send={async (body) => {
            try {
              return await send(endpoint, { params: { token }, body });
            } catch (problem) {
              setFailure((problem as ApiProblem).code);
              throw problem;
            }
          }}
          onSuccess={({ message }) => setDone(message)}
          after={
            failure !== null && (
              <>
                {!isExpired && newLink}
                {goOn}
              </>
            )
          }
        >
          <PasswordField
            label={<Trans>New password</Trans>}
            hint={<Trans>At least 8 characters.</Trans>}
            autoComplete="new-password"
            {...form.field('newPassword')}
          />
          {isExpired && newLink}
        </Form>
      )}
      {asksForLink && <ForgotPasswordDialog kind={kind} email="" onClose={() => setAsksForLink(false)} />}
    </AccountPage>
  );
}
