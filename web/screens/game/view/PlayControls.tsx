import { Trans, useLingui } from '@lingui/react/macro';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Progress } from '#web/ui/status/Progress.tsx';
import { SaveLabel } from '../exercise/SaveLabel.tsx';
import { isFirst, isLast } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';
import { SaveStatus } from '../SaveStatus.tsx';
import styles from './PlayControls.module.css';

type PlayControlsProps = {
  controller: PlayController;
  state: PlayState;
  /** The player is about to leave, and can resume here. */
  isPlaceSaved: boolean;
  onFeedback: () => void;
};

/** Previous, the progress and Skip, and below them the ways to stop playing. */
export function PlayControls({ controller, state, isPlaceSaved, onFeedback }: PlayControlsProps) {
  const { t } = useLingui();
  const { dispatch } = controller;
  const total = state.exercises.length;
  const { current, practice } = state;
  const place = practice ? practice.indexOf(current) + 1 : current;
  return (
    <section className={styles.controls} aria-label={t`Move through the game`}>
      <div className={styles.moves}>
        <Button
          icon="back"
          reasonInside
          disabledBecause={isFirst(state) ? t`first exercise` : undefined}
          onClick={() => dispatch({ type: 'previousPressed' })}
        >
          <Trans>Previous</Trans>
        </Button>
        <Stack gap={1} className={styles.progress}>
          <Progress
            label={
              practice ? (
                <Trans>
                  {place} of {practice.length}
                </Trans>
              ) : (
                <Trans>
                  Exercise {current} of {total}
                </Trans>
              )
            }
            value={place}
            max={practice?.length ?? total}
          />
          <SaveStatus />
        </Stack>
        <Button
          icon="next"
          reasonInside
          disabledBecause={isLast(state) ? t`last exercise` : undefined}
          onClick={() => dispatch({ type: 'skipPressed', attemptId: newId(), at: new Date().toISOString() })}
        >
          <Trans>Skip</Trans>
        </Button>
      </div>
      <Row align="center" className={styles.exits}>
        {isLast(state) && (
          <Button onClick={() => dispatch({ type: 'nextPressed' })}>
            <Trans>Finish</Trans>
          </Button>
        )}
        <Button
          className={styles.save}
          {...(isPlaceSaved && { icon: 'good' })}
          onClick={() => dispatch({ type: 'leavePressed', to: 'game' })}
        >
          {isPlaceSaved ? <Trans>Saved</Trans> : <SaveLabel />}
        </Button>
        {isFirst(state) && (
          <Button variant="text" onClick={() => dispatch({ type: 'leavePressed', to: 'Reports' })}>
            <Trans>Back to reports</Trans>
          </Button>
        )}
        <Button variant="text" onClick={onFeedback}>
          <Trans>GIVE A FEEDBACK</Trans>
        </Button>
      </Row>
    </section>
  );
}
