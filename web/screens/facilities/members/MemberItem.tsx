import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedMember, setMemberPassword } from '#contract/facilities.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { ListItem } from '#web/ui/section/List.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { OnChanged } from '../on-changed.ts';
import { ChangeMember } from './ChangeMember.tsx';
import styles from './MemberItem.module.css';
import { MemberRow } from './MemberRow.tsx';
import { ResultsButton } from './ResultsButton.tsx';

type MemberItemProps = {
  member: ListedMember;
  totalExercises: number;
  showsResults: boolean;
  isChosen?: boolean;
  /** With units only: to put several members into one. */
  onChoose?: (userId: string, isChosen: boolean) => void;
  onChanged: OnChanged;
};

/** One member. Members without an email address get new passwords here (docs/product-decisions.md#no-email). */
export function MemberItem(props: MemberItemProps) {
  const { member, totalExercises, showsResults, isChosen, onChoose, onChanged } = props;
  const { userId, userName, hasEmail, joinedAt, unit, firstAttemptScore } = member;
  const [password, setPassword] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const day = formatDate(joinedAt, 'll');
  const unitName = unit?.name;
  return (
    <ListItem stacked>
      <MemberRow
        member={member}
        totalExercises={totalExercises}
        name={
          onChoose && (
            <Checkbox
              label={
                <strong>
                  <Hidden>
                    <Trans>Choose</Trans>{' '}
                  </Hidden>
                  <span translate="no">{userName}</span>
                </strong>
              }
              checked={isChosen ?? false}
              onChange={({ target }) => onChoose(userId, target.checked)}
            />
          )
        }
        details={
          <p>
            {unitName && (
              <>
                <Trans>{unitName}.</Trans>{' '}
              </>
            )}
            <Trans>Added on {day}</Trans>
          </p>
        }
        figures={
          firstAttemptScore !== null && (
            <p>
              <Trans>Right on the first try: {firstAttemptScore}%</Trans>
            </p>
          )
        }
      >
        <ResultsButton member={member} showsResults={showsResults} />
        {!hasEmail && showsResults && <NewPassword member={member} onMade={setPassword} />}
        <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          <Trans>
            Change or remove <Hidden>member {userName}</Hidden>
          </Trans>
        </Button>
      </MemberRow>
      {isChanging && (
        <ChangeMember
          member={member}
          onChanged={(outcome) => {
            setChanging(false);
            onChanged(outcome);
          }}
        />
      )}
      {password !== null && (
        <Notice kind="good" announce>
          <Trans>
            The password for <span translate="no">{userName}</span> is{' '}
            <strong className={styles.password} translate="no">
              {password}
            </strong>
            . Please write it down now: it is not shown again.
          </Trans>
        </Notice>
      )}
    </ListItem>
  );
}

type NewPasswordProps = { member: ListedMember; onMade: (password: string) => void };

function NewPassword({ member: { userId, userName }, onMade }: NewPasswordProps) {
  return (
    <ConfirmButton
      label={
        <Trans>
          New password <Hidden>for {userName}</Hidden>
        </Trans>
      }
      title={
        <Trans>
          New password for <span translate="no">{userName}</span>?
        </Trans>
      }
      keepLabel={<Trans>Keep the current one</Trans>}
      confirm={{
        variant: 'primary',
        label: <Trans>Make a new password</Trans>,
        sendingLabel: <Trans>One moment...</Trans>,
      }}
      send={() => send(setMemberPassword, { params: { userId } })}
      onSuccess={(response) => onMade(response.password)}
    >
      <p>
        <Trans>
          The current password stops working. The new one works once, within 3 days. Then{' '}
          <span translate="no">{userName}</span> chooses another, which you will not know.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
