import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { findStudy, joinStudy, type StudyText } from '#contract/own-study.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { OnStudyChanged } from './on-study-changed.ts';
import { SignForm } from './SignForm.tsx';
import { StudyTextView } from './StudyTextView.tsx';

type Found = { code: string; study: StudyText };

/** First the code, then the whole text to read, then the signature. */
export function JoinStudy({ onDone }: { onDone: OnStudyChanged }) {
  const [found, setFound] = useState<Found | null>(null);
  if (!found) return <CodeForm onFound={setFound} />;
  const { code, study } = found;
  return (
    <>
      <StudyTextView study={study} focus />
      <Card>
        <h2>
          <Trans>Do you want to take part?</Trans>
        </h2>
        <p>
          <Trans>
            Take your time. You can also close this page, ask somebody, and come back with the code.
          </Trans>
        </p>
        <SignForm
          version={study.version}
          submitLabel={<Trans>I have read this and take part</Trans>}
          sign={(signature) => send(joinStudy, { body: { code, ...signature } })}
          onDone={onDone}
        />
        <Button onClick={() => setFound(null)}>
          <Trans>No, not now</Trans>
        </Button>
      </Card>
    </>
  );
}

function CodeForm({ onFound }: { onFound: (found: Found) => void }) {
  const form = useZodForm(findStudy.body, { code: '' });
  return (
    <Card>
      <p>
        <Trans>
          Did somebody give you a code for a study? Type it here. Then you can read what the study is about.
          You join nothing yet.
        </Trans>
      </p>
      <Form
        form={form}
        submitLabel={<Trans>Show me the study</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={(body) => send(findStudy, { body })}
        onSuccess={({ study }, { code }) => onFound({ code, study })}
      >
        <TextField
          label={<Trans>Study code</Trans>}
          hint={<Trans>Capital and small letters are the same. Spaces and dashes do not matter.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </Form>
    </Card>
  );
}
