import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';
import { formatDate } from '#web/shell/dates.ts';
import styles from '#web/ui/section/SectionList.module.css';
import facility from '../OwnFacility.module.css';

/** For a facility's user: who viewed the results, and when. */
export function AccessLog({ looks }: { looks: NonNullable<Account['looks']> }) {
  return (
    <div className={facility.people}>
      <h3>
        <Trans>Who looked at my results</Trans>
      </h3>
      {looks.length === 0 ? (
        <p>
          <Trans>Nobody of your facility has looked in the last 90 days.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {looks.map(({ by, at }) => (
            <li key={at + by} className={styles.item}>
              <div>
                <strong>{by ?? <Trans>Your facility</Trans>}</strong>
                <p>
                  <Trans>Looked on {formatDate(at, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
