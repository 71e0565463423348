import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { importMembers, longestCsv } from '#contract/facility-adding-members.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './AddMembers.module.css';

type ImportResult = ResponseOf<typeof importMembers>;

/** Adds the people of a CSV file; wrong rows are listed first, and nobody is added before they are mended or left out. */
export function ImportMembers({ onAdded }: { onAdded: (response: { message: string }) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [csv, setCsv] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const onResult = (response: ImportResult) => {
    if (response.added > 0) onAdded(response);
    else setResult(response);
  };
  const obstacle =
    csv === null
      ? t`Choose a file first.`
      : csv.length > longestCsv
        ? t`The file is too long. Please divide it.`
        : undefined;
  return (
    <Stack>
      <p>
        <Trans>
          Save your list as a CSV file. The first line names the columns. A person needs a username or an
          email. The unit may be empty.
        </Trans>
      </p>
      <pre className={styles.example} translate="no">
        {'username,email,unit\nada,,East wing\nben,ben@example.org,'}
      </pre>
      <Stack gap={1} className={styles.field}>
        <label htmlFor={id}>
          <strong>
            <Trans>CSV file</Trans>
          </strong>
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className={styles.file}
          onChange={async ({ target }) => {
            setResult(null);
            setCsv((await target.files?.[0]?.text()) ?? null);
          }}
        />
      </Stack>
      {result && <WrongRows result={result} />}
      {obstacle !== undefined ? (
        <Button variant="primary" disabledBecause={obstacle}>
          <Trans>Add these members</Trans>
        </Button>
      ) : result && result.right > 0 ? (
        <ActionButton
          label={<Plural value={result.right} one="Add # right row only" other="Add # right rows only" />}
          sendingLabel={<Trans>Adding...</Trans>}
          send={() => send(importMembers, { body: { csv: csv ?? '', onlyRight: true } })}
          onSuccess={onResult}
        />
      ) : (
        !result && (
          <ActionButton
            variant="primary"
            label={<Trans>Add these members</Trans>}
            sendingLabel={<Trans>Adding...</Trans>}
            send={() => send(importMembers, { body: { csv: csv ?? '' } })}
            onSuccess={onResult}
          />
        )
      )}
    </Stack>
  );
}

function WrongRows({ result: { wrong, right } }: { result: ImportResult }) {
  return (
    <>
      <Notice kind="bad" announce>
        <Plural
          value={wrong.length}
          one="Nobody was added: # row is wrong."
          other="Nobody was added: # rows are wrong."
        />{' '}
        {right > 0 && <Trans>Mend the file and choose it again, or add the right rows only.</Trans>}
      </Notice>
      <Stack as="ul" gap={1} className={styles.wrong} tabIndex={0}>
        {wrong.map(({ line, reason }) => (
          <li key={line}>
            <Trans>
              Line {line}: {reason}
            </Trans>
          </li>
        ))}
      </Stack>
    </>
  );
}
