import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { type ListedAdministrator, removeAdministrator } from '#contract/facility-administrators.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { ItemWords, ListItem } from '#web/ui/section/List.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { OnChanged } from '../on-changed.ts';

type AdministratorItemProps = {
  administrator: ListedAdministrator;
  /** The last one cannot be removed. */
  isLast: boolean;
  onChanged: OnChanged;
};

export function AdministratorItem({ administrator, isLast, onChanged }: AdministratorItemProps) {
  const { userId, name, since, isYou } = administrator;
  const navigate = useNavigate();
  return (
    <ListItem>
      <ItemWords>
        <strong translate={isYou ? undefined : 'no'}>
          {isYou ? (
            <Trans>
              <span translate="no">{name}</span> (you)
            </Trans>
          ) : (
            name
          )}
        </strong>
        <p>
          <Trans>Administrator since {formatDate(since, 'll')}</Trans>
        </p>
      </ItemWords>
      {!isLast && (
        <Row>
          <ConfirmButton
            label={
              isYou ? (
                <Trans>Remove yourself</Trans>
              ) : (
                <Trans>
                  Remove <Hidden>{name}</Hidden>
                </Trans>
              )
            }
            title={
              isYou ? (
                <Trans>Remove yourself?</Trans>
              ) : (
                <Trans>
                  Remove <span translate="no">{name}</span>?
                </Trans>
              )
            }
            keepLabel={<Trans>Change nothing</Trans>}
            confirm={{
              label: <Trans>Remove the administrator</Trans>,
              sendingLabel: <Trans>Removing...</Trans>,
            }}
            send={() => send(removeAdministrator, { params: { userId } })}
            onSuccess={(response) => {
              if (!isYou) return onChanged(response);
              // The page of the facility is closed to them now.
              flashOnNextPage({ kind: 'good', text: response.message });
              void navigate(paths.account);
            }}
          >
            <p>
              {isYou ? (
                <Trans>
                  You no longer see this page or any results of members. Your account and your own results
                  stay.
                </Trans>
              ) : (
                <Trans>
                  <span translate="no">{name}</span> no longer sees this page or any results of members, at
                  once. The account and its own results stay. We send an email about it.
                </Trans>
              )}
            </p>
          </ConfirmButton>
        </Row>
      )}
    </ListItem>
  );
}
