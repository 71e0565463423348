import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorRoles } from '#contract/operator-roles.ts';
import { listOperators, type Operator, removeOperator, setOperatorRole } from '#contract/operators.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { roleNames, stateNames } from './names.ts';
import { OperatorPart } from './OperatorPart.tsx';

const operatorsQuery = {
  queryKey: ['operator', 'operators'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(listOperators, { signal }),
};

type OnRoleSet = (response: { message: string }) => void;

/** Operators and their roles, for owners. */
export function OperatorsSection() {
  const { t, i18n } = useLingui();
  const { data, isPending, error } = useQuery(operatorsQuery);
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery(operatorsQuery);
  const onDone: OnRoleSet = ({ message }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    refetch();
  };
  const columns: TableColumn<Operator>[] = [
    {
      id: 'userName',
      header: t`Username`,
      cell: ({ userName }) => <span translate="no">{userName}</span>,
    },
    {
      id: 'email',
      header: t`Email`,
      line: 'second',
      grows: true,
      cell: ({ email }) => email !== null && <EmailAddress text={email} />,
    },
    { id: 'role', header: t`Role`, line: 'second', cell: ({ role }) => i18n._(roleNames[role]) },
    {
      id: 'state',
      header: t`Account`,
      line: 'second',
      isWide: true,
      cell: ({ state, hasTwoSteps }) => (
        <>
          {i18n._(stateNames[state])}
          {!hasTwoSteps && (
            <>
              {'. '}
              <Trans>No second step yet</Trans>
            </>
          )}
        </>
      ),
    },
    {
      id: 'remove',
      header: null,
      line: 'end',
      cell: (operator) => <RemoveOperator operator={operator} onDone={onDone} />,
    },
  ];
  return (
    <OperatorPart>
      {done && (
        <Notice key={done.count} kind="good" focus>
          {done.message}
        </Notice>
      )}
      {isPending && <Waiting onRetry={refetch} />}
      {error && <RetryNotice onRetry={refetch}>{error.message}</RetryNotice>}
      {data && (
        <Table
          isDense
          label={t`Operators`}
          columns={columns}
          items={data.operators}
          idOf={({ userId }) => userId}
        />
      )}
      <RoleForm onDone={onDone} />
    </OperatorPart>
  );
}

function RemoveOperator({ operator, onDone }: { operator: Operator; onDone: OnRoleSet }) {
  const { userId, userName } = operator;
  return (
    <ConfirmButton
      label={
        <Trans>
          Remove <Hidden>{userName}</Hidden>
        </Trans>
      }
      title={
        <Trans>
          Remove <span translate="no">{userName}</span> from the operators?
        </Trans>
      }
      keepLabel={<Trans>Keep this operator</Trans>}
      confirm={{ label: <Trans>Remove</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => send(removeOperator, { params: { userId } })}
      onSuccess={onDone}
    >
      <p>
        <Trans>Every device is logged out. The account stays, as one of an individual.</Trans>
      </p>
    </ConfirmButton>
  );
}

function RoleForm({ onDone }: { onDone: OnRoleSet }) {
  const { i18n } = useLingui();
  const form = useZodForm(setOperatorRole.body, { person: '', role: 'support' });
  return (
    <OperatorPart>
      <h3>
        <Trans>Give a role</Trans>
      </h3>
      <Form
        form={form}
        submitLabel={<Trans>Give this role</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={(body) => send(setOperatorRole, { body })}
        onSuccess={(response) => {
          form.reset();
          onDone(response);
        }}
      >
        <TextField
          label={<Trans>Username or email</Trans>}
          hint={<Trans>The person who gets the role.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('person')}
        />
        <SelectField
          label={<Trans>Role</Trans>}
          hint={
            <Trans>
              Researcher reads studies, and nothing else. Support reads and answers. Billing also gives money
              back, and runs facilities and codes. Owner does all of it.
            </Trans>
          }
          {...form.field('role')}
        >
          {operatorRoles.map((role) => (
            <option key={role} value={role}>
              {i18n._(roleNames[role])}
            </option>
          ))}
        </SelectField>
      </Form>
    </OperatorPart>
  );
}
