import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { atMost, requiredText, text } from '#contract/fields.ts';
import type { GameExercise } from '#contract/game.ts';
import { planTimes } from '#contract/plans.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { changePlan } from '../change-plan.ts';

const choice = z.object({
  what: requiredText('stepRequired', 200),
  when: z.enum(planTimes),
  helper: text().check(z.trim(), atMost(100)),
});

type ChooseDialogProps = { exercise: GameExercise; onClose: () => void; onChosen: () => void };

/** Chooses the one thing to do first: what (filled in with the right claim), when, and who helps. */
export function ChooseDialog({ exercise, onClose, onChosen }: ChooseDialogProps) {
  const right = exercise.main.options.find(({ id }) => id === exercise.main.answer);
  const form = useZodForm(choice, { what: right?.short ?? '', when: 'thisWeek', helper: '' });
  const when = form.register('when');
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Do this first</Trans>}>
      <Form
        form={form}
        submitLabel={<Trans>Put it in my plan</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={async (values) => changePlan(exercise, { kind: 'chosen', ...values })}
        onSuccess={onChosen}
      >
        <p>{exercise.title_after}</p>
        <TextField
          {...form.field('what')}
          label={<Trans>What I will do</Trans>}
          hint={<Trans>You can write it in your own words.</Trans>}
        />
        <RadioGroup layout="row" label={<Trans>When</Trans>}>
          <Radio {...when} value="today">
            <Trans>Today</Trans>
          </Radio>
          <Radio {...when} value="thisWeek">
            <Trans>This week</Trans>
          </Radio>
          <Radio {...when} value="thisMonth">
            <Trans>This month</Trans>
          </Radio>
        </RadioGroup>
        <TextField
          {...form.field('helper')}
          label={<Trans>Who helps me</Trans>}
          hint={<Trans>For example a first name. You can leave this empty.</Trans>}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
