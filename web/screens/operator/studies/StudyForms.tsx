import { Trans } from '@lingui/react/macro';
import { addStudyCodes, addStudyText, type OpenedStudy } from '#contract/operator-study.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

type StudyFormProps = { study: OpenedStudy; onDone: (response: { message: string }) => void };

/** Codes of the trial's own list, pasted from a spreadsheet. */
export function StudyCodesForm({ study: { studyId, allocation }, onDone }: StudyFormProps) {
  const form = useZodForm(addStudyCodes.body, { list: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Add these codes</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(addStudyCodes, { params: { studyId }, body })}
      onSuccess={onDone}
    >
      <TextArea
        label={<Trans>Codes</Trans>}
        hint={
          allocation === 'list' ? (
            <Trans>A line for each person: the code, a comma, the id of the arm.</Trans>
          ) : (
            <Trans>A line for each person: the code.</Trans>
          )
        }
        rows={10}
        autoComplete="off"
        spellCheck={false}
        {...form.field('list')}
      />
    </Form>
  );
}

/** A new text: those who take part are asked to sign it. */
export function StudyTextForm({ study: { studyId, texts }, onDone }: StudyFormProps) {
  const form = useZodForm(addStudyText.body, { version: '', text: texts[0]?.text ?? '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Add this version</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(addStudyText, { params: { studyId }, body })}
      onSuccess={onDone}
    >
      <TextField label={<Trans>Version of the text</Trans>} autoComplete="off" {...form.field('version')} />
      <TextArea
        label={<Trans>The text that people sign</Trans>}
        hint={<Trans>An empty line begins a new paragraph.</Trans>}
        rows={12}
        {...form.field('text')}
      />
    </Form>
  );
}
