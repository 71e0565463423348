import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { listInstruments, loadInstrument } from '#contract/study-instruments.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskRead } from '../desk/desk-queries.ts';
import { instrumentNames } from './CreateStudyForm.tsx';

const queryKey = deskKey('studies', 'instruments');

/** The words that are loaded, and a form to load others. */
export function InstrumentsPart({ onDone }: { onDone: (response: { message: string }) => void }) {
  const { i18n } = useLingui();
  const read = useDeskRead(queryKey, listInstruments, {});
  return (
    <>
      <h3>
        <Trans>Words of instruments</Trans>
      </h3>
      <DeskState read={read} queryKey={queryKey} />
      {read.data?.instruments.length === 0 && (
        <p>
          <Trans>None are loaded. Until then FaB and Short FES-I are not asked.</Trans>
        </p>
      )}
      {read.data && read.data.instruments.length > 0 && (
        <ul>
          {read.data.instruments.map(({ instrument, version, permission, loadedAt }) => (
            <li key={`${instrument} ${version}`}>
              <Trans>
                {i18n._(instrumentNames[instrument])}, version {version}, loaded on{' '}
                {formatDate(loadedAt, 'll')}. Permission: {permission}
              </Trans>
            </li>
          ))}
        </ul>
      )}
      <LoadForm onDone={onDone} />
    </>
  );
}

const schema = z.object({
  file: loadInstrument.body.shape.file,
  permission: loadInstrument.body.shape.permission,
  isPermitted: z
    .boolean()
    .check(z.refine((isTicked) => isTicked, 'Please confirm that you may use these words')),
});

function LoadForm({ onDone }: { onDone: (response: { message: string }) => void }) {
  const form = useZodForm(schema, { file: '', permission: '', isPermitted: false });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Load these words</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={({ file, permission }) => send(loadInstrument, { body: { file, permission, isPermitted: true } })}
      onSuccess={(response) => {
        form.reset();
        onDone(response);
      }}
    >
      <TextArea
        label={<Trans>File of the instrument</Trans>}
        hint={<Trans>JSON, as the operating guide describes it.</Trans>}
        rows={8}
        spellCheck={false}
        {...form.field('file')}
      />
      <TextField
        label={<Trans>Who permits the use of these words, and when</Trans>}
        autoComplete="off"
        {...form.field('permission')}
      />
      <Checkbox
        label={<Trans>I confirm that we may use these words, and that they are not changed.</Trans>}
        {...form.field('isPermitted')}
      />
    </Form>
  );
}
