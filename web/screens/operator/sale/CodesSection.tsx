import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { hasRole } from '#contract/operator-roles.ts';
import { createDiscountCode, listDiscountCodes } from '#contract/operator-sale.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { PagedList } from '#web/ui/section/PagedList.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskPages, useRefetchDesk } from '../desk/desk-queries.ts';
import { OpenerButton } from '../OpenerButton.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import { CodeForm } from './CodeForm.tsx';
import { CodeRow } from './CodeRow.tsx';

const name = 'discount-codes';
const queryKey = deskKey(name);

/** Discount codes, the newest first, and a form for a new one. */
export function CodesSection() {
  const mayChange = hasRole(createDiscountCode.only, useUser()?.operatorRole);
  const [isCreating, setCreating] = useState(false);
  const [wasCanceled, setCanceled] = useState(false);
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetch = useRefetchDesk(name);
  const pages = useDeskPages(
    queryKey,
    (page, signal) => send(listDiscountCodes, { query: { page }, signal }),
    ({ total }) => total,
  );
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
  const total = pages.data?.pages.at(-1)?.total ?? 0;
  const codes = pages.data?.pages.flatMap((page) => page.codes) ?? [];
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
      <DeskState read={pages} queryKey={queryKey} />
      {pages.data && (
        <p role="status">
          <Plural value={total} _0="No discount codes yet." one="# discount code" other="# discount codes" />
        </p>
      )}
      <PagedList pages={pages} shown={codes.length} total={total}>
        {codes.map((code) => (
          <CodeRow key={code.code} code={code} mayEnd={mayChange} onDone={onDone} />
        ))}
      </PagedList>
    </OperatorPart>
  );
}
