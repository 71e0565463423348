import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { endSessionHere, sendUnsent } from './clear-local-data.ts';

export type LogOutState = { step: 'idle' | 'sending' } | { step: 'unsaved'; answers: number };

/** Log Out: sends unsent answers, asks the user if that failed, then clears the user's data on this device. */
export function useLogOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<LogOutState>({ step: 'idle' });

  const logOut = async () => {
    setState({ step: 'sending' });
    await endSessionHere();
    flashOnNextPage({ kind: 'good', text: t`You are logged out.` });
    navigate(paths.home, { replace: true });
  };

  return {
    state,
    start: async () => {
      setState({ step: 'sending' });
      const answers = await sendUnsent();
      if (answers > 0) setState({ step: 'unsaved', answers });
      else await logOut();
    },
    stay: () => setState({ step: 'idle' }),
    logOutAnyway: logOut,
  };
}
