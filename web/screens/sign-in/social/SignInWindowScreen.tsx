import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { reportToOpener } from './sign-in-window.ts';

export const handle: ScreenHandle = {
  title: msg`Logging in...`,
  questions: [
    {
      question: msg`Why does this page stay open?`,
      answer: msg`It closes by itself. If it does not, close it, and go back to the page where you tapped the button.`,
    },
  ],
};

/** Where Google and Facebook send their window: it reports what they added to the address, and closes. */
export function Component() {
  useEffect(() => {
    const fields = new URLSearchParams(location.hash.slice(1) || location.search);
    // The token should not stay in the history of the window.
    history.replaceState(null, '', location.pathname);
    reportToOpener({ ...Object.fromEntries(fields), state: fields.get('state') ?? '' });
  }, []);
  return (
    <h1>
      <Trans>You can close this page.</Trans>
    </h1>
  );
}
