import { Trans, useLingui } from '@lingui/react/macro';
import { newId } from '#web/browser/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import type { PlayController } from '../play/play-controller.ts';
import { isFirst, isLast } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import styles from './PlayControls.module.css';
import { SaveStatus } from './SaveStatus.tsx';

type PlayControlsProps = { controller: PlayController; state: PlayState; onFeedback: () => void };

/** Previous, Repeat, Skip, the progress, and the ways to stop playing. */
export function PlayControls({ controller, state, onFeedback }: PlayControlsProps) {
  const { t } = useLingui();
  const { dispatch } = controller;
  const total = state.exercises.length;
  return (
    <section className={styles.controls} aria-label={t`Move through the game`}>
      <div className={styles.navigation}>
        <Button
          icon="back"
          disabledBecause={isFirst(state) ? t`This is the first exercise.` : undefined}
          onClick={() => dispatch({ type: 'previousPressed' })}
        >
          <Trans>Previous</Trans>
        </Button>
        <Button icon="retry" onClick={() => dispatch({ type: 'repeatPressed', from: 'clip' })}>
          <Trans>Repeat</Trans>
        </Button>
        <Button
          icon="next"
          disabledBecause={isLast(state) ? t`This is the last exercise.` : undefined}
          onClick={() =>
            dispatch({
              type: 'skipPressed',
              attemptId: newId(),
              at: new Date().toISOString(),
            })
          }
        >
          <Trans>Skip</Trans>
        </Button>
        {isLast(state) && (
          <Button className={styles.finish} onClick={() => dispatch({ type: 'nextPressed' })}>
            <Trans>Finish</Trans>
          </Button>
        )}
        {isFirst(state) && (
          <Button
            variant="link"
            className={styles.reports}
            onClick={() => dispatch({ type: 'leavePressed', to: 'Reports' })}
          >
            <Trans>Back to reports</Trans>
          </Button>
        )}
      </div>
      <div className={styles.progress}>
        <Progress
          label={
            <Trans>
              Exercise {state.current} of {total}
            </Trans>
          }
          value={state.current}
          max={total}
        />
        <SaveStatus />
      </div>
      <div className={styles.exit}>
        <Button onClick={() => dispatch({ type: 'leavePressed', to: 'game' })}>
          <span className={styles.wide}>
            <Trans>Save & Resume Playing Later</Trans>
          </span>
          <span className={styles.narrow}>
            <Trans>Save & Exit</Trans>
          </span>
        </Button>
        <Button variant="text" onClick={onFeedback}>
          <Trans>GIVE A FEEDBACK</Trans>
        </Button>
      </div>
    </section>
  );
}
