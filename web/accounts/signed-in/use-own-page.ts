import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';
import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { type Flash, flashHere, flashOnNextPage } from '#web/shell/flash.ts';
import { redirectForPlay } from '../landing.ts';

/**
 * After another user has logged in, in another tab or in the dialog of this one: opens the start page of the current
 * user and shows whose it is. Unsent answers of the previous user wait for their next log in.
 * @returns whether the page belongs to the current user; before that nothing of it may be rendered
 */
export function useOwnPage(user: User | null): boolean {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [owner, setOwner] = useState(user);
  const isOwn = owner?.userId === user?.userId;

  const sayWhose = async (before: User, present: User): Promise<Flash> => {
    const whose = t`${present.userName} is logged in now. This page belongs to ${present.userName}.`;
    const kept = t`The answers of ${before.userName} are kept for the next login.`;
    return { kind: 'news', text: (await keepsRows(before)) ? `${whose} ${kept}` : whose };
  };

  const handOver = async (before: User | null, present: User | null) => {
    if (before && present) {
      const start = redirectForPlay(present) ?? paths.dashboard;
      const words = await sayWhose(before, present);
      if (pathname === start) flashHere(words);
      else {
        flashOnNextPage(words);
        await navigate(start, { replace: true });
      }
    }
    setOwner(present);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of user
  useEffect(() => {
    if (!isOwn) void handOver(owner, user);
  }, [owner?.userId, user?.userId]);
  return isOwn;
}

async function keepsRows({ userId }: User): Promise<boolean> {
  const outbox = deviceOutbox();
  await outbox.rows(userId);
  return outbox.snapshot().keeps;
}
