import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { addUnit, type ListedUnit, removeUnit, renameUnit, unitBody } from '#contract/facility-units.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { unitsKey, useRefetchMembers, useUnits } from '../member-queries.ts';
import styles from './Units.module.css';

/** The wards or houses of the facility, to add, rename and remove. */
export function UnitsCard() {
  const units = useUnits();
  const refetchQuery = useRefetch();
  const refetchMembers = useRefetchMembers();
  const refetch = () => refetchQuery({ queryKey: unitsKey });
  const [message, setMessage] = useState<string | null>(null);
  const onChanged = (response: { message: string }) => {
    setMessage(response.message);
    void refetchMembers();
  };
  return (
    <Stack className={styles.units}>
      <p>
        <Trans>Units are your wards, floors or houses. A member is in one of them or in none.</Trans>
      </p>
      {units.isPending && <Waiting onRetry={refetch} />}
      {units.isError && <RetryNotice onRetry={refetch}>{units.error.message}</RetryNotice>}
      {message !== null && (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
      <List>
        {units.data?.units.map((unit) => (
          <UnitItem key={unit.unitId} unit={unit} onChanged={onChanged} />
        ))}
      </List>
      <NameDialog
        opener={<Trans>Add a unit</Trans>}
        title={<Trans>Add a unit</Trans>}
        submitLabel={<Trans>Add the unit</Trans>}
        name=""
        save={(body) => send(addUnit, { body })}
        onChanged={onChanged}
      />
    </Stack>
  );
}

type UnitItemProps = { unit: ListedUnit; onChanged: (response: { message: string }) => void };

function UnitItem({ unit: { unitId, name, members }, onChanged }: UnitItemProps) {
  const params = { unitId };
  return (
    <ListItem>
      <div>
        <strong translate="no">{name}</strong>
        <p>
          <Plural value={members} one="# member" other="# members" />
        </p>
      </div>
      <Row>
        <NameDialog
          opener={
            <Trans>
              Rename <Hidden>{name}</Hidden>
            </Trans>
          }
          title={
            <Trans>
              Rename <span translate="no">{name}</span>
            </Trans>
          }
          submitLabel={<Trans>Save the name</Trans>}
          name={name}
          save={(body) => send(renameUnit, { params, body })}
          onChanged={onChanged}
        />
        <ConfirmButton
          label={
            <Trans>
              Remove <Hidden>{name}</Hidden>
            </Trans>
          }
          title={
            <Trans>
              Remove <span translate="no">{name}</span>?
            </Trans>
          }
          keepLabel={<Trans>Keep it</Trans>}
          confirm={{ label: <Trans>Remove the unit</Trans>, sendingLabel: <Trans>Removing...</Trans> }}
          send={() => send(removeUnit, { params })}
          onSuccess={onChanged}
        >
          <p>
            <Trans>Its members stay in your facility. They are then in no unit.</Trans>
          </p>
        </ConfirmButton>
      </Row>
    </ListItem>
  );
}

type NameDialogProps = {
  opener: ReactNode;
  title: ReactNode;
  submitLabel: ReactNode;
  name: string;
  save: (body: { name: string }) => Promise<{ message: string }>;
  onChanged: (response: { message: string }) => void;
};

function NameDialog({ opener, title, name, submitLabel, save, onChanged }: NameDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        <NameForm
          name={name}
          submitLabel={submitLabel}
          save={save}
          onSaved={(response) => {
            close();
            onChanged(response);
          }}
        />
      </Dialog>
    </>
  );
}

type NameFormProps = Pick<NameDialogProps, 'name' | 'submitLabel' | 'save'> & {
  onSaved: (response: { message: string }) => void;
};

function NameForm({ name, submitLabel, save, onSaved }: NameFormProps) {
  const form = useZodForm(unitBody, { name });
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      sendingLabel={<Trans>Saving...</Trans>}
      send={save}
      onSuccess={onSaved}
    >
      <TextField label={<Trans>Name of the unit</Trans>} autoComplete="off" {...form.field('name')} />
    </Form>
  );
}
