import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import { send } from '#web/api/client.ts';
import { leaveDevice, sendUnsent } from './leave-device.ts';

/** Without a network the server does not hear of it; the person leaves all the same. */
const patienceMs = 5_000;

export type LeavingState = { step: 'here' | 'sending' } | { step: 'unsaved'; answers: number };

/** Log Out: first sends what is unsent, then asks if that failed, then leaves nothing of the person on the device. */
export function useLogOut() {
  const navigate = useNavigate();
  const [state, setState] = useState<LeavingState>({ step: 'here' });

  const leave = async () => {
    setState({ step: 'sending' });
    await send(logout, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    await leaveDevice();
    navigate(paths.home, { replace: true });
  };

  return {
    state,
    start: async () => {
      setState({ step: 'sending' });
      const answers = await sendUnsent();
      if (answers > 0) setState({ step: 'unsaved', answers });
      else await leave();
    },
    stay: () => setState({ step: 'here' }),
    leaveAnyway: leave,
  };
}
