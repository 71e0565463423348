import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { setMemberPassword } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from '#web/ui/section/SectionList.module.css';
import { Notice } from '#web/ui/status/Notice.tsx';
import { MemberResults } from './MemberResults.tsx';
import facility from './OwnFacility.module.css';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

type Member = NonNullable<NonNullable<Account['facility']>['members']>[number];

/** The members and their results. Members without an email address get new passwords here (decision G52). */
export function MemberList({ members, showsResults }: { members: Member[]; showsResults: boolean }) {
  return (
    <div className={facility.people}>
      <h3>
        <Trans>Members</Trans>
      </h3>
      {members.length === 0 && (
        <p>
          <Trans>Nobody has joined yet.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberItem key={member.userId} member={member} showsResults={showsResults} />
        ))}
      </ul>
    </div>
  );
}

function MemberItem({ member, showsResults }: { member: Member; showsResults: boolean }) {
  const { userId, userName, hasEmail, joinedAt } = member;
  const [password, setPassword] = useState<string | null>(null);
  const day = formatDate(joinedAt, 'll');
  return (
    <li className={styles.item}>
      <div>
        <strong>{userName}</strong>
        <p>
          <Trans>Joined on {day}</Trans>
        </p>
      </div>
      <div className={facility.actions}>
        <ResultsButton member={member} showsResults={showsResults} />
        {!hasEmail && (
          <ConfirmButton
            label={<Trans>New password for {userName}</Trans>}
            title={<Trans>New password for {userName}?</Trans>}
            keepLabel={<Trans>Keep the current one</Trans>}
            confirm={{
              variant: 'primary',
              label: <Trans>Make a new password</Trans>,
              sendingLabel: <Trans>One moment...</Trans>,
            }}
            send={() => send(setMemberPassword, { params: { userId } })}
            onSuccess={(response) => setPassword(response.password)}
          >
            <p>
              <Trans>
                The current password stops working. The new one works once, within 3 days. Then {userName}{' '}
                chooses another, which you will not know.
              </Trans>
            </p>
          </ConfirmButton>
        )}
      </div>
      {password !== null && (
        <Notice kind="good" announce>
          <Trans>
            The password for {userName} is <strong>{password}</strong>. Please write it down now: it is not
            shown again.
          </Trans>
        </Notice>
      )}
    </li>
  );
}

function ResultsButton({ member, showsResults }: { member: Member; showsResults: boolean }) {
  const { userId, userName } = member;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Results of {userName}</Trans>
      </Button>
      <Dialog
        title={<Trans>Results of {userName}</Trans>}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="wide"
      >
        {showsResults ? <MemberResults userId={userId} userName={userName} /> : <UnverifiedNotice />}
      </Dialog>
    </>
  );
}
