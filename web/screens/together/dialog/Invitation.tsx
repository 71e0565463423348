import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import type { RoomInvitation } from '#contract/together.ts';
import { useConfig } from '#web/data/config.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { CopyButton } from '#web/ui/controls/HandOut.tsx';
import { QrCode } from '#web/ui/controls/QrCode.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './OpenRoom.module.css';

/** A link to send, a picture for the camera of a phone, and six letters to read out. */
export function Invitation({ invitation: { address, letters } }: { invitation: RoomInvitation }) {
  const { t } = useLingui();
  const { product } = useConfig().brand;
  const page = window.location.host + paths.together;
  const text = t`Come and play ${product} with me. You need no account:`;
  return (
    <Stack>
      <div className={styles.invitation}>
        <Stack gap={2}>
          <p>
            <Trans>Send this link:</Trans>
          </p>
          <p className={styles.address} translate="no">
            {address}
          </p>
          <Row>
            {'share' in navigator && (
              <Button
                variant="primary"
                // It is rejected when the person changes their mind.
                onClick={() => navigator.share({ title: product, text, url: address }).catch(() => {})}
              >
                <Trans>Send it</Trans>
              </Button>
            )}
            <CopyButton text={address}>
              <Trans>Copy the link</Trans>
            </CopyButton>
          </Row>
        </Stack>
        <QrCode text={address} />
      </div>
      <p>
        <Trans>
          Or read out these six letters. Your guest types them at <strong translate="no">{page}</strong>
        </Trans>
      </p>
      <p className={styles.letters} translate="no">
        {[...letters].join(' ')}
      </p>
    </Stack>
  );
}
