import { Trans } from '@lingui/react/macro';
import styles from './WhatIsShown.module.css';

/** What an administrator sees of members, and what nobody but the members sees. */
export function WhatIsShown() {
  return (
    <p className={styles.shown}>
      <Trans>
        You see answers, dates and scores of your members. You never see their plan, their reviews, or what
        they write in surveys or feedback.
      </Trans>
    </p>
  );
}
