import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { giveConsent } from '#contract/own-account.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { storeUser } from '#web/data/session/current-session.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { ConsentFields } from '#web/screens/sign-in/ConsentFields.tsx';
import { consentFields, consentOf, noConsent } from '#web/screens/sign-in/consent.ts';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';

/** Both checkboxes, for an account that was created without them (docs/product-decisions.md#consent). */
export function ConsentDialog({ user }: { user: User }) {
  const form = useZodForm(z.object(consentFields), noConsent);
  return (
    <AlertDialog title={<Trans>Before you continue</Trans>} isOpen onClose={() => {}}>
      <Form
        form={form}
        submitLabel={<Trans>Agree and continue</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={(ticked) => send(giveConsent, { body: { consent: consentOf(ticked) } })}
        onSuccess={() => storeUser({ ...user, consentRequired: false })}
        after={<LogOutButton />}
      >
        {user.facility && (
          <p>
            <Trans>
              You are a member of {user.facility.name}. It sees your answers, dates and scores. It never sees
              your plan, your reviews, surveys or feedback.
            </Trans>
          </p>
        )}
        <ConsentFields age={form.field('age')} contact={form.field('contact')} />
      </Form>
    </AlertDialog>
  );
}
