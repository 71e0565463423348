import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { reason } from '#contract/operator-people.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

export type OnDone = (response: { message: string }) => void;

type Typed = { reason: string; isChecked: boolean };

type ReasonDialogProps = {
  /** Of the button that opens the dialog. */
  label: ReactNode;
  title: ReactNode;
  /** What it means, in plain words. */
  children: ReactNode;
  /** A choice beside the reason. */
  checkbox?: ReactNode;
  submitLabel: ReactNode;
  sendingLabel: ReactNode;
  send: (typed: Typed) => Promise<{ message: string }>;
  onDone: OnDone;
};

/** A button for something that needs a confirmation and a reason. */
export function ReasonDialog({ label, title, ...more }: ReasonDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        <ReasonForm
          {...more}
          onDone={(response) => {
            close();
            more.onDone(response);
          }}
        />
      </Dialog>
    </>
  );
}

const schema = z.object({ reason, isChecked: z.boolean() });

function ReasonForm(props: Omit<ReasonDialogProps, 'label' | 'title'>) {
  const form = useZodForm(schema, { reason: '', isChecked: false });
  return (
    <Form
      form={form}
      submitLabel={props.submitLabel}
      submitVariant="danger"
      sendingLabel={props.sendingLabel}
      send={props.send}
      onSuccess={props.onDone}
    >
      {props.children}
      <TextField
        label={<Trans>Reason</Trans>}
        hint={<Trans>The person can read it in the download of their data.</Trans>}
        autoComplete="off"
        maxLength={200}
        {...form.field('reason')}
      />
      {props.checkbox && <Checkbox label={props.checkbox} {...form.field('isChecked')} />}
    </Form>
  );
}
