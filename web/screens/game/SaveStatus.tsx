import { Plural, Trans } from '@lingui/react/macro';
import { useOutboxState } from '#web/data/outbox/device-outbox.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './SaveStatus.module.css';

/** The status of the player's answers (Saved, Saving or Will retry), and how many could not be saved. */
export function SaveStatus() {
  const { condition, deadLetters, lost, isDurable } = useOutboxState();
  const unsaved = deadLetters + lost;
  const isSaved = condition === 'saved' && unsaved === 0;
  return (
    <Row as="p" gap={2} wrap={false} align="start" className={styles.status} role="status">
      <Icon name={isSaved ? 'good' : condition === 'saving' ? 'retry' : 'info'} />
      <span>
        {isSaved && <Trans>Saved</Trans>}
        {condition === 'saving' && <Trans>Saving</Trans>}
        {condition === 'willRetry' &&
          (isDurable ? (
            <Trans>Will retry. Your answers stay on this device for a week.</Trans>
          ) : (
            <Trans>Will retry.</Trans>
          ))}
        {condition === 'signIn' &&
          (isDurable ? (
            <Trans>Please sign in again, your answers are safe</Trans>
          ) : (
            <Trans>Please sign in again</Trans>
          ))}
        {unsaved > 0 && (
          <>
            {' '}
            <Plural
              value={unsaved}
              one="# answer could not be saved. Please ask for help."
              other="# answers could not be saved. Please ask for help."
            />
          </>
        )}
        {!isDurable && (
          <>
            {' '}
            <Trans>This device cannot keep answers. Please stay online while you play.</Trans>
          </>
        )}
      </span>
    </Row>
  );
}
