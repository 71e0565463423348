import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, openEarlier } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviousGames } from './PreviousGames.tsx';

/** The games that Start New archived, and all data as a file. */
export function ResultsSection({ account: { previousGames, closed } }: { account: Account }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Section id="results" title={<Trans>My results</Trans>}>
      <PreviousGames games={previousGames} />
      {closed && <ClosedRows closed={closed} onOpened={setOpened} />}
      {opened !== null && (
        <Notice kind="good" focus>
          {opened}
        </Notice>
      )}
      <DownloadButton />
    </Section>
  );
}

type ClosedRowsProps = { closed: NonNullable<Account['closed']>; onOpened: (message: string) => void };

/** The facility knew the password it gave, and could have opened the account first (docs/product-decisions.md#facility-views). */
function ClosedRows({ closed: { until, byFormerPassword }, onOpened }: ClosedRowsProps) {
  const day = formatDate(until, 'dddd, MMMM Do YYYY');
  return (
    <>
      <p>
        <Trans>
          Your facility gave you a new password on {day}. So that it cannot read what you wrote before, your
          plan, reviews, surveys and feedback from before that day are closed.
        </Trans>
      </p>
      {byFormerPassword ? (
        <FormerPasswordForm onOpened={onOpened} />
      ) : (
        <p>
          <Trans>To have them opened again, write to us.</Trans>
        </p>
      )}
    </>
  );
}

function FormerPasswordForm({ onOpened }: Pick<ClosedRowsProps, 'onOpened'>) {
  const refetch = useRefetchAccount();
  const form = useZodForm(openEarlier.body, { formerPassword: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Open them again</Trans>}
      submitVariant="secondary"
      sendingLabel={<Trans>One moment...</Trans>}
      send={(body) => send(openEarlier, { body })}
      onSuccess={({ message }) => {
        onOpened(message);
        void refetch();
      }}
    >
      <PasswordField
        label={<Trans>Your own password from before that day</Trans>}
        hint={<Trans>Only you know it. It opens what you wrote.</Trans>}
        autoComplete="current-password"
        {...form.field('formerPassword')}
      />
    </Form>
  );
}
