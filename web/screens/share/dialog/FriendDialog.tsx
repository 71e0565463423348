import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { CopyButton, PrintButton } from '#web/ui/controls/HandOut.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from './FriendDialog.module.css';
import { Postcard } from './Postcard.tsx';

/** A postcard with the way to the free exercise. Neither it nor the link says anything about the player. */
export function FriendDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { product } = useConfig().brand;
  const address = window.location.origin + paths.tryOne;
  const question = t`Can you spot what could trip Rosa?`;
  const invitation = t`${question} Try one exercise of ${product}. It is free, and you do not need to sign up.`;
  const email = new URLSearchParams({
    subject: question,
    body: t`Hello,\n\nI like this game and thought of you. You watch a short film and find what could make someone fall. One exercise is free, and you do not need to sign up:\n\n${address}\n`,
  });
  // Missing in some browsers.
  const canShare = 'share' in navigator;
  const write = (
    <LinkButton
      variant={canShare ? 'secondary' : 'primary'}
      // A mail program shows the plus signs of a form as they are.
      href={`mailto:?${email.toString().replaceAll('+', '%20')}`}
    >
      <Trans>Write an email</Trans>
    </LinkButton>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Show a friend</Trans>}
      actions={
        <>
          {canShare && (
            <Button
              variant="primary"
              // It is rejected when the person changes their mind.
              onClick={() =>
                navigator.share({ title: product, text: invitation, url: address }).catch(() => {})
              }
            >
              <Trans>Send it</Trans>
            </Button>
          )}
          {!canShare && write}
          <Row className={styles.others}>
            {canShare && write}
            <CopyButton text={address}>
              <Trans>Copy the link</Trans>
            </CopyButton>
            <PrintButton sheet={<Postcard address={address} />}>
              <Trans>Print it</Trans>
            </PrintButton>
          </Row>
        </>
      }
    >
      <Stack gap={2}>
        <Postcard />
        <p>
          <Trans>Your friend can try one exercise for free at this address:</Trans>
        </p>
        <p className={styles.address} translate="no">
          {address}
        </p>
        <p className={styles.note}>
          <Trans>It says nothing about you or your results.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
