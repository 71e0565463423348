import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { importMembers, longestCsv } from '#contract/facility-adding-members.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { listed } from '#web/lib/listed.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './AddMembers.module.css';
import { FileLetters } from './FileLetters.tsx';
import { type List, readList } from './read-list.ts';

/** The headings alone, behind the mark by which Excel knows the letters. */
const emptyList = '\ufeffusername,email,unit\r\n';

type ImportResult = ResponseOf<typeof importMembers>;

/** What was understood of the list that was sent. */
type Sent = ImportResult & { sent: string };

/** Adds the people of a CSV file. What was understood is shown first, with wrong rows, and nobody is added before that. */
export function ImportMembers({ onAdded }: { onAdded: (response: { message: string }) => void }) {
  const { t } = useLingui();
  const [list, setList] = useState<List | null>(null);
  const [choice, setChoice] = useState(0);
  const [result, setResult] = useState<ImportResult | null>(null);
  const csv = list?.text ?? '';
  const latest = useRef(csv);
  latest.current = csv;
  const onResult = ({ sent, ...response }: Sent) => {
    if (response.added > 0) onAdded(response);
    // Another file, or the same one in other letters, was chosen meanwhile.
    else if (sent === latest.current) setResult(response);
  };
  const sendList = async (how: { onlyRight: true } | { onlyCheck: true }): Promise<Sent> => {
    const response = await send(importMembers, { body: { csv, ...how, addUnits: true } });
    return { ...response, sent: csv };
  };
  const forget = () => {
    setResult(null);
    setList(null);
    setChoice((count) => count + 1);
  };
  const obstacle =
    list === null
      ? t`Choose a file first.`
      : csv.length > longestCsv
        ? t`The file is too long. Please divide it.`
        : undefined;
  return (
    <Stack>
      <ol className={styles.steps}>
        <li>
          <Button onClick={() => saveFile('members.csv', emptyList, 'text/csv')}>
            <Trans>Download the list to fill in</Trans>
          </Button>
        </li>
        <li>
          <Trans>
            Open it in a spreadsheet and fill in one person a line. Each needs a username or an email. The
            unit may be empty.
          </Trans>
        </li>
        <li>
          <Trans>
            Save it as a CSV file, and choose it here. Your own list works too, if a line names the columns.
          </Trans>
        </li>
      </ol>
      <ListFile onForget={forget} onRead={setList} />
      {list?.bytes && (
        <FileLetters
          key={`letters ${choice}`}
          bytes={list.bytes}
          onRead={(text) => {
            setResult(null);
            setList({ ...list, text });
          }}
        />
      )}
      {result && <Understood result={result} />}
      {result && result.wrong.length > 0 && <WrongRows result={result} />}
      {obstacle !== undefined ? (
        <Button variant="primary" disabledBecause={obstacle}>
          <Trans>Read this file</Trans>
        </Button>
      ) : result && result.right > 0 ? (
        <ActionButton
          key={choice}
          variant="primary"
          label={
            result.wrong.length > 0 ? (
              <Plural value={result.right} one="Add # right row only" other="Add # right rows only" />
            ) : (
              <Plural value={result.right} one="Add this member" other="Add these # members" />
            )
          }
          sendingLabel={<Trans>Adding...</Trans>}
          send={() => sendList({ onlyRight: true })}
          onSuccess={onResult}
        />
      ) : (
        !result && (
          <ActionButton
            key={choice}
            variant="primary"
            label={<Trans>Read this file</Trans>}
            sendingLabel={<Trans>Reading...</Trans>}
            send={() => sendList({ onlyCheck: true })}
            onSuccess={onResult}
          />
        )
      )}
    </Stack>
  );
}

/** The field for the file. A browser cannot read one that is gone, locked by another program, or only in the cloud. */
function ListFile({ onForget, onRead }: { onForget: () => void; onRead: (list: List | null) => void }) {
  const id = useId();
  const [isUnreadable, setUnreadable] = useState(false);
  const forget = () => {
    setUnreadable(false);
    onForget();
  };
  return (
    <>
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
          // A browser says nothing about the same file chosen again, unless the field has forgotten it before.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
            forget();
          }}
          onChange={async ({ target }) => {
            forget();
            const file = target.files?.[0];
            if (!file) return;
            const list = await readList(file).catch(() => null);
            setUnreadable(list === null);
            onRead(list);
          }}
        />
      </Stack>
      {isUnreadable && (
        <Notice kind="bad" announce>
          <Trans>
            This file could not be read. Is it open in another program, or not on this computer yet? Close it
            there or copy it to this computer. Then choose it again.
          </Trans>
        </Notice>
      )}
    </>
  );
}

/** Headings, and first names, because their letters show whether the file was read rightly. */
function Understood({ result: { columns, ignored, examples, newUnits } }: { result: ImportResult }) {
  return (
    <Notice kind="info" announce>
      <Stack as="ul" gap={1}>
        {columns.map(({ field, heading }) => (
          <li key={heading}>
            {field === 'username' ? (
              <Trans>“{heading}” is the username.</Trans>
            ) : field === 'email' ? (
              <Trans>“{heading}” is the email.</Trans>
            ) : (
              <Trans>“{heading}” is the unit.</Trans>
            )}
          </li>
        ))}
        {ignored.length > 0 && (
          <li>
            <Trans>Not read: {listed(ignored)}.</Trans>
          </li>
        )}
        {examples.length > 0 && (
          <li>
            <Trans>The first names: {listed(examples)}.</Trans>
          </li>
        )}
        {newUnits.length > 0 && (
          <li>
            <Plural
              value={newUnits.length}
              one={`A new unit is added, too: ${listed(newUnits)}. Is it misspelled? Mend the file and choose it again.`}
              other={`# new units are added, too: ${listed(newUnits)}. Is one misspelled? Mend the file and choose it again.`}
            />
          </li>
        )}
      </Stack>
    </Notice>
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
