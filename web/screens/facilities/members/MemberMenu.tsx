import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedMember, setMemberPassword } from '#contract/facilities.ts';
import { inviteMember, removeMember } from '#contract/facility-members.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmDialog } from '#web/forms/ConfirmButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { OnChanged } from '../on-changed.ts';
import { CorrectMember } from './CorrectMember.tsx';
import styles from './Members.module.css';
import { ResultsDialog } from './ResultsDialog.tsx';

type MemberMenuProps = { member: ListedMember; showsResults: boolean; onChanged: OnChanged };

type Act = 'results' | 'password' | 'invite' | 'correct' | 'remove';

/** What can be done for one member. */
export function MemberMenu({ member, showsResults, onChanged }: MemberMenuProps) {
  const { userName, hasEmail, isOpened } = member;
  const [act, setAct] = useState<Act | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => setAct(null);
  const dialog = (kind: Act) => ({ isOpen: act === kind, onClose: close });
  return (
    <>
      <Menu
        variant="text"
        label={
          <>
            <span className={styles.menu}>
              <Trans>More</Trans>
            </span>{' '}
            <Hidden>
              <Trans>
                for <span translate="no">{userName}</span>
              </Trans>
            </Hidden>
          </>
        }
        onChoose={(id) => setAct(id as Act)}
      >
        <MenuItem id="results">
          <Trans>Results</Trans>
        </MenuItem>
        {!hasEmail && showsResults && (
          <MenuItem id="password">
            <Trans>New password</Trans>
          </MenuItem>
        )}
        {hasEmail && !isOpened && (
          <MenuItem id="invite">
            <Trans>Send the invitation again</Trans>
          </MenuItem>
        )}
        <MenuItem id="correct">
          {isOpened ? <Trans>Correct the name</Trans> : <Trans>Correct the name or email</Trans>}
        </MenuItem>
        <MenuItem id="remove">
          <Trans>Remove</Trans>
        </MenuItem>
      </Menu>
      <ResultsDialog {...dialog('results')} member={member} showsResults={showsResults} />
      <NewPassword {...dialog('password')} member={member} onMade={setPassword} />
      <MadePassword userName={userName} password={password} onClose={() => setPassword(null)} />
      <InviteAgain {...dialog('invite')} member={member} onChanged={onChanged} />
      <Dialog
        {...dialog('correct')}
        title={
          <Trans>
            Correct <span translate="no">{userName}</span>
          </Trans>
        }
      >
        <CorrectMember
          member={member}
          onChanged={(response) => {
            close();
            onChanged(response);
          }}
        />
      </Dialog>
      <RemoveMember {...dialog('remove')} member={member} onChanged={onChanged} />
    </>
  );
}

type MadePasswordProps = { userName: string; password: string | null; onClose: () => void };

function MadePassword({ userName, password, onClose }: MadePasswordProps) {
  return (
    <Dialog
      title={
        <Trans>
          The new password for <span translate="no">{userName}</span>
        </Trans>
      }
      isOpen={password !== null}
      onClose={onClose}
      exit={
        <Button variant="text" icon="close" onClick={onClose}>
          <Trans>I have written it down</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The password for <span translate="no">{userName}</span> is{' '}
          <strong className={styles.password} translate="no">
            {password}
          </strong>
          . Please write it down now: it is not shown again.
        </Trans>
      </p>
    </Dialog>
  );
}

type DialogOfMember = { member: ListedMember; isOpen: boolean; onClose: () => void };

function InviteAgain({ member, onChanged, ...dialog }: DialogOfMember & { onChanged: OnChanged }) {
  const { userId, userName } = member;
  return (
    <ConfirmDialog
      {...dialog}
      title={
        <Trans>
          Send the invitation to <span translate="no">{userName}</span> again?
        </Trans>
      }
      keepLabel={<Trans>Send nothing</Trans>}
      confirm={{
        variant: 'primary',
        label: <Trans>Send the invitation again</Trans>,
        sendingLabel: <Trans>Sending...</Trans>,
      }}
      send={() => send(inviteMember, { params: { userId } })}
      onSuccess={onChanged}
    >
      <p>
        <Trans>The earlier link then does not work anymore.</Trans>
      </p>
    </ConfirmDialog>
  );
}

function RemoveMember({ member, onChanged, ...dialog }: DialogOfMember & { onChanged: OnChanged }) {
  const { userId, userName, isOpened } = member;
  return (
    <ConfirmDialog
      {...dialog}
      title={
        <Trans>
          Remove <span translate="no">{userName}</span>?
        </Trans>
      }
      keepLabel={<Trans>Keep this member</Trans>}
      confirm={{ label: <Trans>Remove</Trans>, sendingLabel: <Trans>Removing...</Trans> }}
      send={() => send(removeMember, { params: { userId } })}
      onSuccess={onChanged}
    >
      <p>
        {isOpened ? (
          <Trans>
            The seat is free at once. The account and its results stay with the person; you no longer see
            them.
          </Trans>
        ) : (
          <Trans>The seat is free at once. Nobody has opened the account, so it is deleted.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

/** Members without an email address get new passwords here (docs/product-decisions.md#no-email). */
function NewPassword({ member, onMade, ...dialog }: DialogOfMember & { onMade: (password: string) => void }) {
  const { userId, userName } = member;
  return (
    <ConfirmDialog
      {...dialog}
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
    </ConfirmDialog>
  );
}
