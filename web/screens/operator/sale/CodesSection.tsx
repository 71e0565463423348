import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { createDiscountCode } from '#contract/operator-sale.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { deskKey, useRefetchDesk } from '../desk/desk-queries.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CodesTable } from './CodesTable.tsx';

const name = 'discount-codes';
const queryKey = deskKey(name);

/** Discount codes, the newest first, and a form for a new one. */
export function CodesSection() {
  const mayChange = hasRole(createDiscountCode.only, useUser()?.operatorRole);
  const [isCreating, setCreating] = useState(false);
  const [wasCanceled, setCanceled] = useState(false);
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetch = useRefetchDesk(name);
  const onDone = ({ message }: { message: string }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    setCreating(false);
    void refetch();
  };
  if (isCreating) {
    return (
      <CodeForm
        onDone={onDone}
        onCancel={() => {
          setCreating(false);
          setCanceled(true);
        }}
      />
    );
  }
  return (
    <OperatorPart>
      {done && (
        <Notice key={done.count} kind="good" focus>
          {done.message}
        </Notice>
      )}
      {mayChange && (
        <div>
          <OpenerButton
            variant="primary"
            takesFocus={wasCanceled}
            onClick={() => {
              setDone(null);
              setCanceled(false);
              setCreating(true);
            }}
          >
            <Trans>Create a discount code</Trans>
          </OpenerButton>
        </div>
      )}
      <CodesTable queryKey={queryKey} mayEnd={mayChange} onDone={onDone} />
    </OperatorPart>
  );
}
