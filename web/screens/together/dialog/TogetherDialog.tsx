import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useCompany } from '../company.ts';
import { sitAlone } from '../sit-together.ts';
import { AtOneTable } from './AtOneTable.tsx';

/** Who plays along, and how somebody joins. */
export function TogetherDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const company = useCompany();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Play with somebody</Trans>}>
      <Stack>
        <p>
          <Trans>
            A film does more when you talk about it. After each reason there is a question to talk over, and
            three at the end of a part.
          </Trans>
        </p>
        {company ? (
          <Here name={company.names[0] ?? ''} onClose={onClose} />
        ) : (
          <AtOneTable onStart={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function Here({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Notice
      kind="good"
      announce
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Continue</Trans>
          </Button>
          <Button onClick={sitAlone}>
            <Trans>I am alone again</Trans>
          </Button>
        </>
      }
    >
      {name ? <Trans>{name} is here with you.</Trans> : <Trans>Somebody is here with you.</Trans>}
    </Notice>
  );
}
