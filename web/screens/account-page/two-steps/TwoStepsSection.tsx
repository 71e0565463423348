import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { showAndHide } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { StepAdded } from './step-added.ts';

const TurnOn = lazyPart(async () => (await import('./TurnOn.tsx')).TurnOn, { inPlace: true });
const RecoveryCodes = lazyPart(async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes, {
  inPlace: true,
});
const TwoStepsChanges = lazyPart(async () => (await import('./TwoStepsChanges.tsx')).TwoStepsChanges, {
  inPlace: true,
});

/** The second step of a log in: whether it is on, and how to turn it on, change it and turn it off. */
export function TwoStepsSection({ account }: { account: Account }) {
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<StepAdded | null>(null);
  const { since, recoveryCodesLeft } = account.twoSteps;
  const isConfirmed = account.email === null || account.emailVerified;
  const onChanged = (changed: StepAdded) => {
    setResult(changed);
    setOpen(false);
    void refetch();
  };
  const form =
    since === null ? (
      <>
        <p>
          <Trans>
            With it, a password alone does not open your account. We also ask for a code from your phone, or
            for a passkey. So you are safe if somebody finds out your password.
          </Trans>
        </p>
        {isConfirmed ? (
          <TurnOn account={account} onAdded={onChanged} />
        ) : (
          <p>
            <Trans>To turn it on, first confirm your email address. Use the link in our email.</Trans>
          </p>
        )}
      </>
    ) : (
      <TwoStepsChanges account={account} onChanged={onChanged} />
    );
  return (
    <Section
      id="two-steps"
      title={<Trans>Two-step login</Trans>}
      value={
        <>
          {since === null ? (
            <p>
              <Trans>It is off.</Trans>
            </p>
          ) : (
            <>
              <p>
                <Trans>It is on. In a new browser we ask for one more step after your password.</Trans>
              </p>
              <p>
                <Plural
                  value={recoveryCodesLeft}
                  _0="You have no recovery codes left. Please make new ones."
                  one="You have # recovery code left."
                  other="You have # recovery codes left."
                />
              </p>
            </>
          )}
          {result && !result.recoveryCodes && !isOpen && (
            <Notice kind="good" focus>
              {result.message}
            </Notice>
          )}
        </>
      }
      change={
        result?.recoveryCodes
          ? undefined
          : {
              isOpen,
              setOpen,
              form,
              ...(since === null && {
                labels: isConfirmed
                  ? ([<Trans key="closed">Turn on</Trans>, <Trans key="open">Cancel</Trans>] as const)
                  : showAndHide,
              }),
            }
      }
    >
      {result?.recoveryCodes && (
        <RecoveryCodes message={result.message} codes={result.recoveryCodes} onKept={() => setResult(null)} />
      )}
    </Section>
  );
}
