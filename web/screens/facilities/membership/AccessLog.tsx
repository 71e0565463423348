import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { List, ListItem } from '#web/ui/section/List.tsx';

/** For a facility's user: who viewed the results, and when. */
export function AccessLog({ looks }: { looks: NonNullable<Account['looks']> }) {
  return (
    <Stack>
      <h3>
        <Trans>Who looked at my results</Trans>
      </h3>
      {looks.length === 0 ? (
        <p>
          <Trans>Nobody of your facility has looked in the last 90 days.</Trans>
        </p>
      ) : (
        <List>
          {looks.map(({ by, at }) => (
            <ListItem key={at + by}>
              <div>
                <strong>{by ?? <Trans>Your facility</Trans>}</strong>
                <p>
                  <Trans>Looked on {formatDate(at, 'dddd, MMMM Do YYYY, h:mm a')}</Trans>
                </p>
              </div>
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
