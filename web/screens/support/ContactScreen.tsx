import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { contactBody, contactUs } from '#contract/support.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { CallUs, EmailUs } from '#web/shell/help/ContactCards.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './ContactScreen.module.css';
import { initialMessageFor } from './contact-subjects.ts';
import { sendOnce } from './send-once.ts';

export const handle: ScreenHandle = {
  title: msg`Contact Us`,
  description: msg`Write to us with a question about the game, your account or your subscription.`,
  questions: [
    {
      question: msg`When will I get an answer?`,
      answer: msg`We answer by email. You also get a copy of what you wrote.`,
    },
  ],
};

type Outcome = { kind: 'good' | 'bad'; message: string };
const nothing = { name: '', email: '', issue: '', website: '' };

export function Component() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [search] = useSearchParams();
  const { i18n } = useLingui();
  const initialMessage = initialMessageFor(search.get('subject'));
  const user = useUser();
  const form = useZodForm(contactBody, {
    ...nothing,
    ...(initialMessage && {
      name: user?.userName ?? '',
      email: user?.email ?? '',
      issue: i18n._(initialMessage),
    }),
  });
  return (
    <Screen width="narrow">
      <h1>
        <Trans>Contact Us</Trans>
      </h1>
      <div className={styles.ways}>
        <CallUs />
        <EmailUs />
      </div>
      <Card as="section" aria-labelledby="write">
        <Stack gap={1} className={styles.intro}>
          <h2 id="write">
            <Trans>Write to us here</Trans>
          </h2>
          <p>
            <Trans>We answer every message by email. You also get a copy of what you wrote.</Trans>
          </p>
        </Stack>
        {outcome && (
          <Notice kind={outcome.kind} focus actions={outcome.kind === 'good' && <NextSteps />}>
            {outcome.message}
          </Notice>
        )}
        <Form
          form={form}
          browserChecks
          submitLabel={<Trans>Submit</Trans>}
          sendingLabel={<Trans>Sending...</Trans>}
          send={(typed) => {
            setOutcome(null);
            return sendOnce(typed, (idempotencyKey) =>
              send(contactUs, { body: { ...typed, operation: idempotencyKey } }),
            );
          }}
          onSuccess={({ message }) => {
            setOutcome({ kind: 'good', message });
            form.reset(nothing);
          }}
          onProblem={(problem) => setOutcome({ kind: 'bad', message: (problem as Error).message })}
        >
          <TextField label={<Trans>Name</Trans>} autoComplete="name" required {...form.field('name')} />
          <TextField
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="email"
            required
            {...form.field('email')}
          />
          <TextArea label={<Trans>Message</Trans>} rows={6} required {...form.field('issue')} />
          <div className={styles.honeypot} aria-hidden="true">
            <TextField label="Website" tabIndex={-1} autoComplete="off" {...form.field('website')} />
          </div>
        </Form>
      </Card>
    </Screen>
  );
}

function NextSteps() {
  return (
    <LinkButton to={paths.home}>
      <Trans>Go to the home page</Trans>
    </LinkButton>
  );
}
