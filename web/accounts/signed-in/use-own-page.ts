import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';
import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { type Flash, flashHere, flashOnNextPage } from '#web/shell/flash.ts';
import { redirectForPlay } from '../landing.ts';

/**
 * Somebody else signed in, in another tab or in the dialog of this one: the page goes to the start of the present
 * person and says whose it is. What the person before has not sent waits for their next log in.
 * @returns whether the page is the present person's; until then nothing of it may be drawn
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of person
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
