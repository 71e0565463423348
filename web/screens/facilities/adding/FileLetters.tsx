import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listed } from '#web/lib/listed.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { kindsOfLetters, type Letters, readAs, tellingWords } from './read-list.ts';

const names: Record<Letters, MessageDescriptor> = {
  'windows-1252': msg`Spanish, French and the like`,
  'windows-1250': msg`Polish, Czech and the like`,
  'windows-1251': msg`Russian and the like`,
  'windows-1253': msg`Greek`,
  'windows-1254': msg`Turkish`,
  'windows-1257': msg`Baltic`,
  'windows-1258': msg`Vietnamese`,
  macintosh: msg`An older Mac`,
};

type FileLettersProps = {
  /** The file as it is. */
  bytes: Uint8Array;
  onRead: (text: string) => void;
};

/** Asks which letters a file has that does not say it: read in the wrong ones, its names are those of nobody. */
export function FileLetters({ bytes, onRead }: FileLettersProps) {
  const { t } = useLingui();
  const [letters, setLetters] = useState<Letters>(kindsOfLetters[0]);
  const telling = tellingWords(readAs(bytes, letters));
  // Something that is no letter, such as a space that does not break, tells nothing.
  if (telling.length === 0 && letters === kindsOfLetters[0]) return null;
  const words = listed(telling);
  return (
    <SelectField
      label={<Trans>Letters of this file</Trans>}
      hint={
        <Trans>
          Some names of this file now read: <span translate="no">{words}</span>. Are they wrong? Choose other
          letters here, or save the list as “CSV UTF-8” and choose it again.
        </Trans>
      }
      value={letters}
      onChange={({ target }) => {
        const chosen = kindsOfLetters.find((one) => one === target.value) ?? kindsOfLetters[0];
        setLetters(chosen);
        onRead(readAs(bytes, chosen));
      }}
    >
      {kindsOfLetters.map((one) => (
        <option key={one} value={one}>
          {t(names[one])}
        </option>
      ))}
    </SelectField>
  );
}
