import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { ShowAFriend } from '#web/screens/share/ShowAFriend.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Portrait } from '../exercise/Portrait.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { avatarOf } from '../player/game-clips.ts';
import { Celebration } from './Celebration.tsx';
import { Coaching } from './Coaching.tsx';
import styles from './EndDialogs.module.css';
import { OnThePorch } from './OnThePorch.tsx';

const congratulation = <Trans>Congrats!!! You have Finished The Game.</Trans>;

/** After the last exercise. */
export function EndDialog(props: PlayDialogsProps) {
  return props.state.dialog?.kind === 'final' ? (
    <FinalDialog {...props} />
  ) : (
    <CongratulationsDialog {...props} />
  );
}

/** The final film. */
function FinalDialog(props: PlayDialogsProps) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      behind={props.open.length === 0 && <Celebration />}
      title={<Trans>You have reached the end</Trans>}
      actions={
        <Button variant="primary" onClick={skip}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Coaching {...props} />
    </Dialog>
  );
}

/**
 * The end of the game: the four people on the porch, before the lane with every window that the player has lit. It cheers
 * only when all are; until then the way to the first dark one is the main button.
 */
function CongratulationsDialog({ game, controller, open, answered: lit, firstTry }: PlayDialogsProps) {
  const results = () => controller.dispatch({ type: 'showResultsPressed' });
  const [first] = open;
  const answered = lit.size;
  return (
    <Dialog
      isOpen
      onClose={results}
      size="lesson"
      behind={first === undefined && <Celebration />}
      title={first === undefined ? congratulation : <Trans>You have reached the last exercise</Trans>}
      actions={
        <>
          {first !== undefined && (
            <Button
              variant="primary"
              onClick={() => controller.dispatch({ type: 'exerciseSelected', exerciseId: first })}
            >
              <Trans>Go to the first open exercise</Trans>
            </Button>
          )}
          <Button {...(first === undefined && { variant: 'primary' })} onClick={results}>
            <Trans>Show Results</Trans>
          </Button>
          {first === undefined && (
            <>
              <LinkButton to={`${paths.dashboard}?tab=Reports`} state={{ type: 'Reports', prints: true }}>
                <Trans>Print one page for my doctor</Trans>
              </LinkButton>
              <ShowAFriend />
            </>
          )}
        </>
      }
    >
      <div className={styles.end}>
        <OnThePorch parts={game.parts} lit={lit} />
        <Row gap={3} wrap={false} align="center" className={styles.words}>
          <Portrait name="Rosa" picture={avatarOf(game, 'rosa')} />
          <div>
            {answered > 0 && (
              <p className={styles.figure}>
                <Trans>
                  You spotted {firstTry} of {answered} the first time.
                </Trans>
              </p>
            )}
            {first === undefined ? (
              <p>
                <Trans>You have answered every exercise. Well done!</Trans>{' '}
                <Trans>Every window on our lane is lit. Thank you!</Trans>
              </p>
            ) : (
              <>
                <p>
                  <Plural
                    value={open.length}
                    one="# exercise is still open."
                    other="# exercises are still open."
                  />
                </p>
                <p>{congratulation}</p>
              </>
            )}
          </div>
        </Row>
      </div>
    </Dialog>
  );
}
