import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endHelperLink, type getHelper, makeHelperLink } from '#contract/helper.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { CopyButton } from '#web/ui/controls/HandOut.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './HelperSection.module.css';

type Link = ResponseOf<typeof getHelper>['link'];
type HelperLinkProps = { link: Link; onChanged: (link: Link) => void };

const noFields = z.object({});

/** The one link to the plan. Its address is on the screen from when it is made until the page is left. */
export function HelperLink({ link, onChanged }: HelperLinkProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const [asking, setAsking] = useState<'end' | 'replace' | null>(null);
  const close = () => setAsking(null);
  const onMade = (response: ResponseOf<typeof makeHelperLink>) => {
    setAddress(response.address);
    setEnded(null);
    close();
    onChanged(response.link);
  };
  const onEnded = ({ message }: ResponseOf<typeof endHelperLink>) => {
    setAddress(null);
    setEnded(message);
    close();
    onChanged(null);
  };
  if (!link) {
    return (
      <>
        {ended && (
          <Notice kind="good" focus>
            {ended}
          </Notice>
        )}
        <p>
          <Trans>No link works now. A link works for 30 days, and you can end it at any time.</Trans>
        </p>
        <MakeForm label={<Trans>Make a link</Trans>} onMade={onMade} />
      </>
    );
  }
  const day = formatDate(link.expiresAt, 'll');
  return (
    <>
      {address && <Address key={address} address={address} />}
      <p>
        <Trans>Your link works until {day}. It always shows your plan as it is now.</Trans>
      </p>
      <Row>
        <Button onClick={() => setAsking('end')}>
          <Trans>End the link</Trans>
        </Button>
        <Button onClick={() => setAsking('replace')}>
          <Trans>Make a new link</Trans>
        </Button>
      </Row>
      {asking === 'end' && (
        <AlertDialog isOpen onClose={close} title={<Trans>End the link?</Trans>}>
          <EndForm onEnded={onEnded} keep={<Keep onClick={close} />} />
        </AlertDialog>
      )}
      {asking === 'replace' && (
        <AlertDialog isOpen onClose={close} title={<Trans>Make a new link?</Trans>}>
          <MakeForm
            label={<Trans>Make a new link</Trans>}
            onMade={onMade}
            question={<Trans>The link that you gave away then stops working.</Trans>}
            keep={<Keep onClick={close} />}
          />
        </AlertDialog>
      )}
    </>
  );
}

function Keep({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Trans>Keep this link</Trans>
    </Button>
  );
}

type MakeFormProps = {
  label: ReactNode;
  onMade: (response: ResponseOf<typeof makeHelperLink>) => void;
  question?: ReactNode;
  keep?: ReactNode;
};

function MakeForm({ label, onMade, question, keep }: MakeFormProps) {
  return (
    <Form
      form={useZodForm(noFields, {})}
      submitVariant="secondary"
      submitLabel={label}
      sendingLabel={<Trans>One moment...</Trans>}
      send={() => send(makeHelperLink, {})}
      onSuccess={onMade}
      after={keep}
    >
      {question && <p>{question}</p>}
    </Form>
  );
}

type EndFormProps = { onEnded: (response: ResponseOf<typeof endHelperLink>) => void; keep: ReactNode };

function EndForm({ onEnded, keep }: EndFormProps) {
  return (
    <Form
      form={useZodForm(noFields, {})}
      submitVariant="danger"
      submitLabel={<Trans>End the link</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={() => send(endHelperLink, {})}
      onSuccess={onEnded}
      after={keep}
    >
      <p>
        <Trans>Nobody can open your plan with it anymore. You can make a new one.</Trans>
      </p>
    </Form>
  );
}

/** The address, and what a tablet offers to hand it on. */
function Address({ address }: { address: string }) {
  const { t } = useLingui();
  // Missing in some browsers.
  const canShare = 'share' in navigator;
  return (
    <Notice
      kind="good"
      focus
      actions={
        <>
          <CopyButton text={address}>
            <Trans>Copy the link</Trans>
          </CopyButton>
          {canShare && (
            <Button
              // It is rejected when the person changes their mind.
              onClick={() => navigator.share({ title: t`My plan`, url: address }).catch(() => {})}
            >
              <Trans>Send the link</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>Your link is ready. Give it to one person now: we cannot show it again.</Trans>
      </p>
      <p className={styles.address}>{address}</p>
    </Notice>
  );
}
