import { useEffect, useState } from 'react';
import { readPendingSignUp } from '#web/data/session/pending-sign-up.ts';
import type { ZodForm } from '#web/forms/use-zod-form.ts';
import { Notice } from '#web/ui/status/Notice.tsx';

/** Shows at the fields why the sign-up was refused after the card was typed, or returns a notice if it is none of theirs. */
export function useRefusal({ showErrors }: Pick<ZodForm<object>, 'showErrors'>) {
  const [refusal] = useState(() => readPendingSignUp()?.refusal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    if (refusal) showErrors(refusal.errors);
  }, []);
  if (!refusal || Object.keys(refusal.errors).length > 0) return null;
  return (
    <Notice kind="bad" focus>
      {refusal.message}
    </Notice>
  );
}

/** The password of a sign-up that was refused for another reason: nobody should have to type it again. */
export function passwordBefore() {
  const pending = readPendingSignUp();
  const isKept = pending?.refusal && !pending.isSocialLogin && !pending.refusal.errors.password;
  const password = isKept ? pending.password : '';
  return { password, confirmPassword: password };
}
