import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getServerHealth, type ServerHealth } from '#contract/operator-desk.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './Desk.module.css';
import { DeskState } from './DeskState.tsx';
import { deskKey, useDeskRead } from './desk-queries.ts';

const queryKey = deskKey('health');

/** How the server is, as far as it knows itself. */
export function HealthSection() {
  const health = useDeskRead(queryKey, getServerHealth, {});
  return (
    <Stack className={styles.part}>
      <DeskState read={health} queryKey={queryKey} />
      {health.data && <Facts health={health.data} />}
    </Stack>
  );
}

function Facts({ health }: { health: ServerHealth }) {
  const { i18n } = useLingui();
  const { release, contentVersion, notReadyBecause, database, jobs, emails, payments, backup } = health;
  const minutes = i18n.number(Math.round(emails.oldestSeconds / 60));
  return (
    <>
      {notReadyBecause !== null && <Notice kind="bad">{notReadyBecause}</Notice>}
      <Stack as="dl" gap={2} className={styles.facts}>
        <Fact name={<Trans>State</Trans>}>
          {notReadyBecause === null ? <Trans>Ready</Trans> : <Trans>Not ready</Trans>}
        </Fact>
        <Fact name={<Trans>Release</Trans>}>
          <Trans>
            {release}, content {contentVersion}
          </Trans>
        </Fact>
        <Fact name={<Trans>Database</Trans>}>
          <Trans>
            PostgreSQL {database.postgres}, {i18n.number(database.megabytes)} MB
          </Trans>
        </Fact>
        <Fact name={<Trans>Jobs</Trans>}>
          <Trans>
            Waiting: {i18n.number(jobs.waiting)}. Given up within the last day: {i18n.number(jobs.givenUp)}.
          </Trans>
        </Fact>
        <Fact name={<Trans>Emails</Trans>}>
          {emails.waiting === 0 ? (
            <Trans>None is waiting.</Trans>
          ) : (
            <Trans>
              Waiting: {i18n.number(emails.waiting)}. The oldest for{' '}
              <Plural value={minutes} one="# minute" other="# minutes" />.
            </Trans>
          )}{' '}
          {emails.by === 'sandbox' && <Trans>This is the sandbox: they go to its inbox.</Trans>}
        </Fact>
        <Fact name={<Trans>Payments</Trans>}>
          {payments.provider === 'sandbox' ? <Trans>Sandbox</Trans> : <span translate="no">Stripe</span>}
          {payments.lastReadAt && <Trans>, last read {formatDate(payments.lastReadAt, 'llll')}</Trans>}
        </Fact>
        <Fact name={<Trans>Last backup</Trans>}>
          {backup.lastAt !== null ? (
            formatDate(backup.lastAt, 'llll')
          ) : backup.isOurs ? (
            <Trans>None is known.</Trans>
          ) : (
            <Trans>Not known: this database is backed up by its own means.</Trans>
          )}
        </Fact>
      </Stack>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
