import { Trans } from '@lingui/react/macro';
import { openRoom } from '#contract/together.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { openOwnRoom } from '../own-room.ts';

/** Makes a link for up to three guests, who need no account. */
export function InviteForm() {
  const form = useZodForm(openRoom.body, { name: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Make a link</Trans>}
      sendingLabel={<Trans>Making a link...</Trans>}
      send={({ name }) => openOwnRoom(name)}
      onSuccess={() => {}}
    >
      <p>
        <Trans>
          Up to three guests see your film at the same moment, each at home. They need no account. A guest
          sees the name that you type here and how you answer, nothing else.
        </Trans>
      </p>
      <TextField
        {...form.field('name')}
        label={<Trans>Your first name, as your guests see it</Trans>}
        autoComplete="given-name"
      />
    </Form>
  );
}
