import { Trans } from '@lingui/react/macro';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { IfConfigured, useConfig } from '../config.tsx';
import styles from './CallUs.module.css';

/** The number of a person to talk to, in large type; nothing for an installation without one. */
export function CallUs() {
  const { phone, phoneLink, hours } = useConfig().support;
  return (
    <IfConfigured value={phone}>
      <div className={styles.call}>
        <Link sameTab href={phoneLink} className={styles.number}>
          <Icon name="phone" />
          <span>
            <Trans>
              Call <span className={styles.digits}>{phone}</span>
            </Trans>
          </span>
        </Link>
        <p>{hours}</p>
      </div>
    </IfConfigured>
  );
}
