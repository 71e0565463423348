import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
import { type Flash, flashHere, flashOnNextPage } from '#web/data/session/flash.ts';
import { redirectForPlay } from '#web/shell/routing/redirect-rules.ts';

/**
 * After another user has logged in, in another tab or in the dialog of this one: opens the start page of the current
 * user and shows whose it is. Unsent answers of the previous user wait for their next log in.
 * @returns whether the page belongs to the current user; before that nothing of it may be rendered
 */
export function useAccountSwitch(user: User | null): boolean {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [owner, setOwner] = useState(user);
  const isOwnedByUser = owner?.userId === user?.userId;

  const describeSwitch = async (previous: User, current: User): Promise<Flash> => {
    const owned = t`${current.userName} is logged in now. This page belongs to ${current.userName}.`;
    const stored = t`The answers of ${previous.userName} are kept for the next login.`;
    return { kind: 'info', text: (await canStoreRows(previous)) ? `${owned} ${stored}` : owned };
  };

  const switchAccount = async (previous: User | null, current: User | null) => {
    if (previous && current) {
      const start = redirectForPlay(current) ?? paths.dashboard;
      const flash = await describeSwitch(previous, current);
      if (pathname === start) flashHere(flash);
      else {
        flashOnNextPage(flash);
        await navigate(start, { replace: true });
      }
    }
    setOwner(current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of user
  useEffect(() => {
    if (!isOwnedByUser) void switchAccount(owner, user);
  }, [owner?.userId, user?.userId]);
  return isOwnedByUser;
}

async function canStoreRows({ userId }: User): Promise<boolean> {
  const outbox = deviceOutbox();
  await outbox.rows(userId);
  return outbox.snapshot().isDurable;
}
