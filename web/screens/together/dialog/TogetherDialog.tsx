import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useCompany } from '../company.ts';
import { useOwnRoom } from '../own-room.ts';
import { sitAlone } from '../sit-together.tsx';
import '../stage/show-own-room.ts';
import { AtOneTable } from './AtOneTable.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OpenRoom } from './OpenRoom.tsx';

/** Who plays along, and how somebody joins. */
export function TogetherDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const company = useCompany();
  const own = useOwnRoom();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Play with somebody</Trans>}
      {...((own || company) && {
        actions: (
          <Button variant="primary" onClick={onClose}>
            <Trans>Continue</Trans>
          </Button>
        ),
      })}
    >
      <Stack>
        {own ? (
          <OpenRoom own={own} />
        ) : company ? (
          <Here name={company.names[0] ?? ''} />
        ) : (
          <Ways onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

function Ways({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        <Trans>
          A film does more when you talk about it. After each reason there is a question to talk over, and
          three at the end of a part.
        </Trans>
      </p>
      <section>
        <h3>
          <Trans>Somebody at another place</Trans>
        </h3>
        <InviteForm />
      </section>
      <section>
        <h3>
          <Trans>At one table</Trans>
        </h3>
        <AtOneTable onStart={onClose} />
      </section>
    </>
  );
}

function Here({ name }: { name: string }) {
  return (
    <Notice
      kind="good"
      announce
      actions={
        <Button onClick={sitAlone}>
          <Trans>I am alone again</Trans>
        </Button>
      }
    >
      {name ? (
        <Trans>
          <span translate="no">{name}</span> is here with you.
        </Trans>
      ) : (
        <Trans>Somebody is here with you.</Trans>
      )}
    </Notice>
  );
}
