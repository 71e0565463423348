import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  facilityForgotPassword,
  forgotBody,
  forgotPassword,
  individualForgotPassword,
} from '#contract/passwords.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { StepScene } from '#web/shell/screens/StepScene.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/** The kind decides which page the emailed link opens, and where that page leads (docs/product-decisions.md#after-reset). */
const endpoints = {
  common: forgotPassword,
  facility: facilityForgotPassword,
  individual: individualForgotPassword,
};

export type ForgotKind = keyof typeof endpoints;

type ForgotPasswordDialogProps = { kind: ForgotKind; email: string; onClose: () => void };

/** Asks for the address or username to send the link to; filled in with the one from the login form. */
export function ForgotPasswordDialog({ kind, email, onClose }: ForgotPasswordDialogProps) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useZodForm(forgotBody, { email });
  return (
    <Dialog title={<Trans>Forgot Password</Trans>} isOpen onClose={onClose}>
      {message === null ? (
        <Form
          form={form}
          submitLabel={<Trans>Send me a link</Trans>}
          sendingLabel={<Trans>Sending...</Trans>}
          failedLabel={<Trans>Failed ! Try Again</Trans>}
          send={(body) => send(endpoints[kind], { body })}
          onSuccess={(response) => setMessage(response.message)}
        >
          <Row gap={3} wrap={false} align="center">
            <StepScene width={128} />
            <p>
              <Trans>We will email you a link to choose a new password.</Trans>
            </p>
          </Row>
          <TextField
            label={kind === 'facility' ? <Trans>Email</Trans> : <Trans>Username or Email</Trans>}
            hint={
              <>
                {kind === 'facility' && <Trans>Or your username.</Trans>}{' '}
                <Trans>The link works for 60 minutes.</Trans>
              </>
            }
            autoComplete="username"
            {...form.field('email')}
          />
        </Form>
      ) : (
        <Notice
          kind="good"
          announce
          actions={
            <Button onClick={onClose}>
              <Trans>Okay</Trans>
            </Button>
          }
        >
          <p>{message}</p>
          <p>
            <Trans>
              If you see no email, please look in your spam folder. Without an email address, ask your
              facility for a new password.
            </Trans>
          </p>
        </Notice>
      )}
    </Dialog>
  );
}
