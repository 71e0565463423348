import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { createStudy, type InstrumentId, instrumentIds } from '#contract/operator-study.ts';
import { type Collectable, collectables } from '#contract/study-plan.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm, type ZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { fieldsOfErrors, planOf, type TypedPlan } from './typed-plan.ts';

export const instrumentNames: Record<InstrumentId, MessageDescriptor> = {
  fab: msg`Falls Behavioural Scale (FaB), 24 items`,
  shortFesI: msg`Short FES-I, 7 items`,
  falls: msg`Monthly question about falls`,
  surveys: msg`The two surveys of the game`,
};

export const collectedNames: Record<Collectable, MessageDescriptor> = {
  firstTries: msg`First tries, kept through Start New`,
  reviews: msg`Reviews of Today's three`,
  exposure: msg`Exposure: days, films, minutes with sound`,
  plans: msg`Plans, without own words`,
  surveys: msg`The surveys of the game`,
  forms: msg`Two parallel forms of a test, before the course and after it`,
};

/** The server checks the plan; the form only collects what is typed. */
const schema = z.looseObject({}) as unknown as z.ZodMiniType<TypedPlan, TypedPlan>;

const noPlan: TypedPlan = {
  ...{
    studyId: '',
    name: '',
    ethicsReference: '',
    contactName: '',
    contactEmail: '',
    startsOn: '',
    endsOn: '',
  },
  ...{ version: '1', text: '', allocation: 'list', arms: 'game, The game\nwait, Waiting list, 90' },
  ...{ blockSizes: '4, 6', seed: '' },
  ...{ months_fab: '0, 3, 6, 12', months_shortFesI: '0, 3, 6, 12', months_surveys: '' },
  months_falls: '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  ...{ collects_firstTries: true, collects_reviews: true, collects_exposure: true, collects_plans: true },
  ...{ collects_surveys: false, collects_forms: false },
};

type CreateStudyFormProps = {
  onDone: (response: { message: string }, studyId: string) => void;
  onCancel: () => void;
};

/** The plan of a new study, which nobody changes afterwards. */
export function CreateStudyForm({ onDone, onCancel }: CreateStudyFormProps) {
  const form = useZodForm(schema, noPlan);
  const sendPlan = async (typed: TypedPlan) => {
    try {
      return await send(createStudy, { body: planOf(typed) });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      throw Object.assign(problem, { errors: fieldsOfErrors(problem.errors) });
    }
  };
  return (
    <OperatorPart>
      <FocusedHeading>
        <Trans>Create a study</Trans>
      </FocusedHeading>
      <p>
        <Trans>The plan does not change later. Only new versions of the text and codes are added.</Trans>
      </p>
      <Form
        form={form}
        submitLabel={<Trans>Create the study</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={sendPlan}
        onSuccess={(response, { studyId }) => onDone(response, studyId)}
        after={
          <Button onClick={onCancel}>
            <Trans>Back to the studies</Trans>
          </Button>
        }
      >
        <NameFields form={form} />
        <TextArea
          label={<Trans>The text that people sign</Trans>}
          hint={<Trans>An empty line begins a new paragraph.</Trans>}
          rows={12}
          {...form.field('text')}
        />
        <TextField label={<Trans>Version of the text</Trans>} autoComplete="off" {...form.field('version')} />
        <ArmFields form={form} />
        <AskedFields form={form} />
      </Form>
    </OperatorPart>
  );
}

type PlanForm = { form: ZodForm<TypedPlan> };

function NameFields({ form }: PlanForm) {
  return (
    <>
      <TextField
        label={<Trans>Id</Trans>}
        hint={<Trans>For files: small letters, digits and dashes, such as home-trial-1.</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('studyId')}
      />
      <TextField label={<Trans>Name</Trans>} autoComplete="off" {...form.field('name')} />
      <TextField
        label={<Trans>Ethics reference</Trans>}
        autoComplete="off"
        {...form.field('ethicsReference')}
      />
      <TextField
        label={<Trans>Contact for questions</Trans>}
        autoComplete="off"
        {...form.field('contactName')}
      />
      <TextField
        label={<Trans>Email of the contact</Trans>}
        type="email"
        autoComplete="off"
        {...form.field('contactEmail')}
      />
      <TextField label={<Trans>First day</Trans>} type="date" {...form.field('startsOn')} />
      <TextField label={<Trans>Last day</Trans>} type="date" {...form.field('endsOn')} />
    </>
  );
}

function ArmFields({ form }: PlanForm) {
  const { i18n } = useLingui();
  const isBlocks = form.watch('allocation') === 'blocks';
  return (
    <>
      <TextArea
        label={<Trans>Arms</Trans>}
        hint={<Trans>A line for each: id, name, days to wait until the game opens.</Trans>}
        spellCheck={false}
        {...form.field('arms')}
      />
      <SelectField label={<Trans>Who gets which arm</Trans>} {...form.field('allocation')}>
        <option value="list">{i18n._(msg`The trial's list says it`)}</option>
        <option value="blocks">{i18n._(msg`Permuted blocks`)}</option>
      </SelectField>
      {isBlocks && (
        <>
          <TextField
            label={<Trans>Block sizes</Trans>}
            hint={<Trans>Each is a multiple of the number of arms.</Trans>}
            autoComplete="off"
            {...form.field('blockSizes')}
          />
          <TextField
            label={<Trans>Seed</Trans>}
            hint={<Trans>Leave it empty, and one is made by chance. Nobody is shown it.</Trans>}
            autoComplete="off"
            {...form.field('seed')}
          />
        </>
      )}
    </>
  );
}

function AskedFields({ form }: PlanForm) {
  const { i18n } = useLingui();
  return (
    <>
      {instrumentIds.map((id) => (
        <TextField
          key={id}
          label={i18n._(instrumentNames[id])}
          hint={<Trans>Months after joining. Empty: not asked.</Trans>}
          autoComplete="off"
          {...form.field(`months_${id}`)}
        />
      ))}
      <Stack role="group" aria-labelledby="collects">
        <p id="collects">
          <Trans>What is collected</Trans>
        </p>
        {collectables.map((one) => (
          <Checkbox key={one} label={i18n._(collectedNames[one])} {...form.field(`collects_${one}`)} />
        ))}
      </Stack>
    </>
  );
}
