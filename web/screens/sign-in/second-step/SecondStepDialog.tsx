import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SecondStep } from '#contract/user.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import type { OpenedSession } from '../start-session.ts';
import { CodeForm } from './CodeForm.tsx';

const PasskeyLogIn = lazyPart(async () => (await import('./PasskeyLogIn.tsx')).PasskeyLogIn, {
  inPlace: true,
});

type SecondStepDialogProps = {
  step: SecondStep;
  /** On a shared computer the browser is not remembered. */
  shared: boolean;
  onSignedIn: (session: OpenedSession) => void;
  onClose: () => void;
};

type Way = SecondStep['ways'][number] | 'recoveryCode';

const labels: Record<Way, ReactNode> = {
  app: <Trans>Use the code from my app</Trans>,
  passkey: <Trans>Use a passkey</Trans>,
  recoveryCode: <Trans>Use a recovery code</Trans>,
};

/** The second step of a log in: a code from the app, a passkey, or a recovery code. */
export function SecondStepDialog({ step, shared, onSignedIn, onClose }: SecondStepDialogProps) {
  const { challenge } = step;
  // Browsers have passkeys over https and on this machine alone.
  const hasPasskeys = 'PublicKeyCredential' in window;
  const ways: Way[] = [...step.ways.filter((way) => way === 'app' || hasPasskeys), 'recoveryCode'];
  const [way, setWay] = useState<Way>(ways[0] as Way);
  const [isRemembered, setRemembered] = useState(!shared);
  const remember = !shared && (
    <Checkbox
      label={<Trans>Do not ask again in this browser for 90 days</Trans>}
      checked={isRemembered}
      onChange={({ target }) => setRemembered(target.checked)}
    />
  );
  const others = ways
    .filter((other) => other !== way)
    .map((other) => (
      <Button key={other} variant="link" onClick={() => setWay(other)}>
        {labels[other]}
      </Button>
    ));
  const common = { challenge, isRemembered, remember, onSignedIn, others };
  return (
    <Dialog title={<Trans>One more step</Trans>} isOpen onClose={onClose}>
      {way === 'passkey' ? <PasskeyLogIn {...common} /> : <CodeForm key={way} way={way} {...common} />}
    </Dialog>
  );
}
