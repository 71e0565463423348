import { Trans } from '@lingui/react/macro';
import { useOutboxState } from '#web/outbox/device-outbox.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SaveWord.module.css';

/** One quiet word about the person's answers: Saved, Saving, Will retry. */
export function SaveWord() {
  const { condition, parked } = useOutboxState();
  return (
    <p className={styles.word} role="status">
      <Icon name={condition === 'saved' ? 'good' : condition === 'saving' ? 'retry' : 'news'} />
      <span>
        {condition === 'saved' && <Trans>Saved</Trans>}
        {condition === 'saving' && <Trans>Saving</Trans>}
        {condition === 'willRetry' && <Trans>Will retry. Your answers are safe on this device.</Trans>}
        {condition === 'signIn' && <Trans>Please sign in again, your answers are safe</Trans>}
        {parked > 0 && (
          <>
            {' '}
            <Trans>{parked} answers could not be saved. Please ask for help.</Trans>
          </>
        )}
      </span>
    </p>
  );
}
