import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { signature } from '#contract/own-study.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { OnStudyChanged } from './on-study-changed.ts';
import { today } from './today.ts';

const schema = z.object({ name: signature.name, day: signature.day });

type SignFormProps = {
  /** Of the text that is shown above. */
  version: string;
  submitLabel: ReactNode;
  sign: (signature: { version: string; name: string; day: string }) => Promise<{ message: string }>;
  onDone: OnStudyChanged;
};

/** A signature by typing: the own name, and today's day. */
export function SignForm({ version, submitLabel, sign, onDone }: SignFormProps) {
  const form = useZodForm(schema, { name: '', day: today() });
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(typed) => sign({ version, ...typed })}
      onSuccess={onDone}
    >
      <TextField
        label={<Trans>Your full name</Trans>}
        hint={<Trans>This is your signature.</Trans>}
        autoComplete="name"
        {...form.field('name')}
      />
      <TextField label={<Trans>Today's day</Trans>} type="date" {...form.field('day')} />
    </Form>
  );
}
