import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { atMost, text } from '#contract/fields.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { sitTogether } from '../sit-together.tsx';

const someone = z.object({ name: text().check(z.trim(), atMost(40)) });

/** "Somebody is here with me": the same cards, without a link. */
export function AtOneTable({ onStart }: { onStart: () => void }) {
  const form = useZodForm(someone, { name: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Somebody is here with me</Trans>}
      sendingLabel={<Trans>Somebody is here with me</Trans>}
      send={async ({ name }) => sitTogether(name)}
      onSuccess={onStart}
    >
      <TextField
        {...form.field('name')}
        label={<Trans>Their first name</Trans>}
        hint={
          <Trans>
            You can leave this empty. It is only used on this page and, if you want, in your plan.
          </Trans>
        }
        autoComplete="off"
      />
    </Form>
  );
}
