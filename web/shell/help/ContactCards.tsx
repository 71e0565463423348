import { Trans } from '@lingui/react/macro';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import styles from './ContactCards.module.css';

/** The number of a person to talk to, in large type; nothing for an installation without one. */
export function CallUs() {
  const { phone, phoneLink, hours } = useConfig().support;
  return (
    <IfConfigured value={phone}>
      <div className={styles.card}>
        <Link sameTab href={phoneLink} className={styles.link}>
          <Icon name="phone" size="1.6em" />
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

/** Our address on a line of its own, so that it stays whole; the card opens the person's own email program. */
export function EmailUs() {
  const { email } = useConfig().support;
  return (
    <div className={styles.card}>
      <Link href={`mailto:${email}`} className={styles.link}>
        <Icon name="mail" size="1.6em" />
        <span>
          <Trans>Write an email</Trans>
        </span>
      </Link>
      <p className={styles.address}>{email}</p>
      <p>
        <Trans>Opens your email program.</Trans>
      </p>
    </div>
  );
}
