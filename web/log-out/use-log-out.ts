import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/api/client.ts';
import { leaveDevice, sendUnsent } from './clear-local-data.ts';

/** Without a network the server is not reached; the user is logged out here all the same. */
const patienceMs = 5_000;

export type LeavingState = { step: 'here' | 'sending' } | { step: 'unsaved'; answers: number };

/** Log Out: sends unsent answers, asks the user if that failed, then clears the user's data on this device. */
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
