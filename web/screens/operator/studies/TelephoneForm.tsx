import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InstrumentId, OpenedStudy } from '#contract/operator-study.ts';
import { enterStudyAnswers, getInstrument } from '#contract/study-instruments.ts';
import { send } from '#web/data/api/client.ts';
import { QuestionsForm } from '#web/screens/study/QuestionsForm.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { instrumentNames } from './CreateStudyForm.tsx';

type TelephoneFormProps = { study: OpenedStudy; onDone: (response: { message: string }) => void };

/** What a participant says on the telephone, by study code. After a fall it says what to read out. */
export function TelephoneForm({ study: { studyId, instruments }, onDone }: TelephoneFormProps) {
  const { i18n } = useLingui();
  const [code, setCode] = useState('');
  const [instrument, setInstrument] = useState<InstrumentId>(instruments[0]?.id ?? 'falls');
  const months = instruments.find(({ id }) => id === instrument)?.months ?? [];
  const [month, setMonth] = useState(months[0] ?? 0);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  return (
    <>
      {advice.length > 0 && (
        <Notice kind="info" focus>
          <Trans>Please read this out:</Trans> {advice.join(' ')}
        </Notice>
      )}
      <TextField
        id="telephone-code"
        label={<Trans>Study code</Trans>}
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <SelectField
        id="telephone-instrument"
        label={<Trans>Questions</Trans>}
        value={instrument}
        onChange={({ target }) => {
          const chosen = target.value as InstrumentId;
          setInstrument(chosen);
          setMonth(instruments.find(({ id }) => id === chosen)?.months[0] ?? 0);
        }}
      >
        {instruments.map(({ id }) => (
          <option key={id} value={id}>
            {i18n._(instrumentNames[id])}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="telephone-month"
        label={<Trans>Month after joining</Trans>}
        value={month}
        onChange={({ target }) => setMonth(Number(target.value))}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <QuestionsForm
        key={`${instrument} ${month}`}
        queryKey={['desk', 'study questions', studyId, instrument]}
        read={(signal) => send(getInstrument, { params: { studyId, instrument }, signal })}
        submitLabel={<Trans>Save these answers</Trans>}
        send={(given) =>
          send(enterStudyAnswers, { params: { studyId }, body: { code, instrument, month, ...given } })
        }
        onDone={(response) => {
          setAdvice(response.advice);
          onDone(response);
        }}
      />
    </>
  );
}
