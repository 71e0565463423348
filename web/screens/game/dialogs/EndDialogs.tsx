import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
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

const reached = <Trans>You have reached the end.</Trans>;

/** After the last exercise. */
export function EndDialog(props: PlayDialogsProps) {
  return props.state.dialog?.kind === 'final' ? (
    <FinalDialog {...props} />
  ) : (
    <CongratulationsDialog {...props} />
  );
}

/** The final film, once every exercise is answered. */
function FinalDialog(props: PlayDialogsProps) {
  const skip = () => props.controller.dispatch({ type: 'coachingEnded' });
  return (
    <Dialog
      isOpen
      onClose={skip}
      size="lesson"
      behind={<Celebration />}
      title={reached}
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
 * The end of the game, with every window that the player has lit. It cheers, with the four people on the porch, only when all
 * are; until then the way to the first dark one is the main button.
 */
function CongratulationsDialog({ game, controller, open, answered: lit, firstTry }: PlayDialogsProps) {
  const results = () => controller.dispatch({ type: 'showResultsPressed' });
  const [first] = open;
  const isWhole = first === undefined;
  const answered = lit.size;
  return (
    <Dialog
      isOpen
      onClose={results}
      size={isWhole ? 'lesson' : 'normal'}
      behind={isWhole && <Celebration />}
      title={isWhole ? <Trans>Congrats!!! You have Finished The Game.</Trans> : reached}
      actions={
        <>
          {!isWhole && (
            <Button
              variant="primary"
              onClick={() => controller.dispatch({ type: 'exerciseSelected', exerciseId: first })}
            >
              <Trans>Go to the first open exercise</Trans>
            </Button>
          )}
          <Button {...(isWhole && { variant: 'primary' })} onClick={results}>
            <Trans>Show Results</Trans>
          </Button>
          {isWhole && (
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
      <div className={styles.end} data-whole={isWhole || undefined}>
        {isWhole ? (
          <OnThePorch parts={game.parts} lit={lit} />
        ) : (
          <div className={styles.lane}>
            <PorchLane parts={game.parts} lit={lit} next={first} isWhole />
          </div>
        )}
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
            <p>
              {isWhole ? (
                <Trans>
                  You have answered every exercise. Well done! Every window on our lane is lit. Thank you!
                </Trans>
              ) : (
                <Plural
                  value={open.length}
                  one="One exercise is still open."
                  other="# exercises are still open."
                />
              )}
            </p>
          </div>
        </Row>
      </div>
    </Dialog>
  );
}
