import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Celebration } from './Celebration.tsx';
import { Coaching } from './Coaching.tsx';
import type { PlayDialogsProps } from './dialog-props.ts';

/** After the last exercise: the final film. */
export function FinalDialog(props: PlayDialogsProps) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      behind={<Celebration />}
      title={<Trans>You have reached the end</Trans>}
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Coaching {...props} large />
    </Dialog>
  );
}

/** The end of the game. */
export function CongratulationsDialog({ controller, open }: PlayDialogsProps) {
  const results = () => controller.dispatch({ type: 'showResultsPressed' });
  const [first] = open;
  return (
    <Dialog
      isOpen
      onClose={results}
      behind={<Celebration />}
      title={<Trans>Congrats!!! You have Finished The Game.</Trans>}
      actions={
        <>
          <Button variant="primary" onClick={results}>
            <Trans>Show Results</Trans>
          </Button>
          {first !== undefined && (
            <Button onClick={() => controller.dispatch({ type: 'exerciseSelected', exerciseId: first })}>
              <Trans>Go to the first open exercise</Trans>
            </Button>
          )}
        </>
      }
    >
      {first === undefined ? (
        <p>
          <Trans>You have answered every exercise. Well done!</Trans>
        </p>
      ) : (
        <p>
          <Plural
            value={open.length}
            one="You have reached the last exercise. # exercise is still open."
            other="You have reached the last exercise. # exercises are still open."
          />
        </p>
      )}
    </Dialog>
  );
}
