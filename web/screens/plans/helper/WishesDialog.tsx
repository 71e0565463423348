import { Trans, useLingui } from '@lingui/react/macro';
import { type GivenWishes, givenWishes, helperWishes, saveHelperWishes } from '#contract/helper.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { wishTexts } from './wish-texts.ts';

type WishesDialogProps = { given: GivenWishes; onClose: () => void; onSaved: () => void };

/** Chooses up to three wishes, one of them in own words. */
export function WishesDialog({ given: { wishes, ownWish }, onClose, onSaved }: WishesDialogProps) {
  const { i18n } = useLingui();
  const form = useZodForm(givenWishes, { wishes, ownWish });
  const { error, id, ...field } = form.field('wishes');
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>My wishes</Trans>}>
      <Form
        form={form}
        submitLabel={<Trans>Save my wishes</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={(body) => send(saveHelperWishes, { body })}
        onSuccess={onSaved}
      >
        <RadioGroup
          id={id}
          error={error}
          label={<Trans>From the person who helps me</Trans>}
          hint={<Trans>Choose three at most.</Trans>}
        >
          {helperWishes.map((wish) => (
            <Checkbox key={wish} {...field} value={wish} label={i18n._(wishTexts[wish])} />
          ))}
        </RadioGroup>
        <TextField
          {...form.field('ownWish')}
          label={<Trans>In my own words</Trans>}
          hint={<Trans>This counts as one of the three. You can leave it empty.</Trans>}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
