import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import { send } from '#web/api/client.ts';
import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { leaveDevice } from './leave-device.ts';

/** Unsent answers get this long before the person is asked (decision G39). */
const flushMs = 5_000;

export type LeavingState = { step: 'here' | 'sending' } | { step: 'unsaved'; answers: number };

/** Log Out: first sends what is unsent, then asks if that failed, then leaves nothing of the person on the device. */
export function useLogOut() {
  const navigate = useNavigate();
  const [state, setState] = useState<LeavingState>({ step: 'here' });

  const leave = async () => {
    setState({ step: 'sending' });
    await send(logout, {}).catch(() => null);
    await leaveDevice();
    navigate(paths.home, { replace: true });
  };

  return {
    state,
    start: async () => {
      setState({ step: 'sending' });
      const answers = await deviceOutbox().then((outbox) => outbox.flushWithin(flushMs));
      if (answers > 0) setState({ step: 'unsaved', answers });
      else await leave();
    },
    stay: () => setState({ step: 'here' }),
    leaveAnyway: leave,
  };
}
