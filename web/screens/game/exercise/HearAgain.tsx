import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import styles from './HearAgain.module.css';

/** Inside a person's bubble: plays what they said once more. */
export function HearAgain({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.again} onClick={onPress}>
      <Icon name="play" size="1em" />
      <span>
        <Trans>hear again</Trans> <Hidden>{name}</Hidden>
      </span>
    </button>
  );
}
