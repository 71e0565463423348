import { Trans } from '@lingui/react/macro';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Parts } from '#web/ui/layout/PartBoundary.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';

const FirstTriesKept = lazyPart(
  async () => (await import('#web/screens/study/FirstTriesKept.tsx')).FirstTriesKept,
  { isDecoration: true },
);

type StartNewDialogProps = {
  isOpen: boolean;
  /** Whether there are results that a new game puts away; null when they could not be read. */
  hasResults: boolean | null;
  onClose: () => void;
  onStart: () => void;
};

/** The warning before a new game (docs/product-decisions.md#start-new-warning). */
export function StartNewDialog({ isOpen, hasResults, onClose, onStart }: StartNewDialogProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Start New</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={onStart}>
            <Trans>OK</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Trans>Starting a new game will delete all your previous results!</Trans>
        </p>
        {hasResults === false && (
          <p>
            <Trans>You have no earlier results.</Trans>
          </p>
        )}
        {hasResults && (
          <p>
            <Trans>
              They are put away when you give your first new answer. For 30 days you can bring them back in My
              account.
            </Trans>
          </p>
        )}
        {isOpen && (
          <Parts>
            <FirstTriesKept />
          </Parts>
        )}
      </Stack>
    </AlertDialog>
  );
}
