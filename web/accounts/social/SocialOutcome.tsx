import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import type { SocialEntryState } from './use-social-entry.ts';

const PasswordOnceDialog = lazy(async () => ({
  default: (await import('./PasswordOnceDialog.tsx')).PasswordOnceDialog,
}));

/** What becomes of who comes from Google or Facebook: "Logging in...", a refusal, or the password asked for once. */
export function SocialOutcome({ entry }: { entry: SocialEntryState }) {
  const { state, enterWithPassword, giveUp } = entry;
  if (state.step === 'idle') return null;
  if (state.step === 'refused') {
    return (
      <Notice kind="bad" announce>
        {state.message}
      </Notice>
    );
  }
  if (state.step === 'password') {
    return (
      <Suspense>
        <PasswordOnceDialog
          message={state.message}
          email={state.person.email}
          send={enterWithPassword}
          onClose={giveUp}
        />
      </Suspense>
    );
  }
  return (
    <>
      {state.message && <Notice kind="news">{state.message}</Notice>}
      <Waiting>
        <Trans>Logging in...</Trans>
      </Waiting>
    </>
  );
}
