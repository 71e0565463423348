import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import { paths } from '#contract/pages/paths.ts';
import { getReminders, saveReminders } from '#contract/reminders.ts';
import { send } from '#web/data/api/client.ts';
import { queryFnFor } from '#web/data/queries/read.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Fold } from '#web/ui/section/Fold.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: queryFnFor(getReminders, {}),
});

const choices = z.object({ weekly: z.boolean(), followUps: z.boolean() });

/** The emails that the player can choose; none is sent without that. */
export function EmailChoices() {
  const { data, error } = useQuery(remindersQuery);
  const refetch = useRefetch();
  const retry = () => refetch(remindersQuery);
  return (
    <Fold
      title={<Trans>Emails to me</Trans>}
      value={
        data?.weekly || data?.followUps ? <Trans>Reminders are on.</Trans> : <Trans>Reminders are off.</Trans>
      }
    >
      {!data &&
        (error ? <RetryNotice onRetry={retry}>{error.message}</RetryNotice> : <Waiting onRetry={retry} />)}
      {data && (data.email === null ? <NoAddress /> : <Choices {...data} onSaved={retry} />)}
    </Fold>
  );
}

function NoAddress() {
  return (
    <>
      <p>
        <Trans>We can remind you by email. For this we need an email address that you have confirmed.</Trans>
      </p>
      <div>
        <LinkButton to={paths.account}>
          <Trans>Go to My account</Trans>
        </LinkButton>
      </div>
    </>
  );
}

type ChoicesProps = ResponseOf<typeof getReminders> & { onSaved: () => void };

function Choices({ weekly, followUps, email, onSaved }: ChoicesProps) {
  const form = useZodForm(choices, { weekly, followUps });
  const { fill } = form;
  const [saved, setSaved] = useState<string | null>(null);
  // The link in an email may have stopped them since the page was opened: saving must not turn them on again.
  useEffect(() => fill({ weekly }), [weekly, fill]);
  useEffect(() => fill({ followUps }), [followUps, fill]);
  return (
    <>
      <p>
        <Trans>We send them to {email}. Each has a link to stop it.</Trans>
      </p>
      <Form
        form={form}
        submitLabel={<Trans>Save my choice</Trans>}
        submitVariant="secondary"
        sendingLabel={<Trans>Saving...</Trans>}
        send={(body) => {
          setSaved(null);
          return send(saveReminders, { body });
        }}
        onSuccess={({ message }) => {
          setSaved(message);
          onSaved();
        }}
      >
        <Checkbox
          {...form.field('weekly')}
          label={<Trans>Once a week: what to look at again, and what I do first</Trans>}
        />
        <Checkbox
          {...form.field('followUps')}
          label={<Trans>After a week and after four weeks: how did it go with what I chose?</Trans>}
        />
      </Form>
      {saved && (
        <Notice kind="good" announce>
          {saved}
        </Notice>
      )}
    </>
  );
}
