import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endStudy, getStudy, type OpenedStudy } from '#contract/operator-study.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatUtcDay } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { deskKey, useDeskRead } from '../desk/desk-queries.ts';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorFacts } from '../OperatorPart.tsx';
import { collectedNames, instrumentNames } from './CreateStudyForm.tsx';
import { DownloadPart } from './DownloadPart.tsx';
import { FlowPart } from './FlowPart.tsx';
import { StudyCodesForm, StudyTextForm } from './StudyForms.tsx';
import { SummaryPart } from './SummaryPart.tsx';
import { TelephoneForm } from './TelephoneForm.tsx';

type OnStudyDone = (response: { message: string }) => void;

type OpenedStudyProps = { studyId: string; mayChange: boolean; onDone: OnStudyDone; onBack: () => void };

/** One study: its plan, its people in numbers, and what an owner adds. */
export function OpenedStudyView({ studyId, mayChange, onDone, onBack }: OpenedStudyProps) {
  const queryKey = deskKey('studies', studyId);
  const read = useDeskRead(queryKey, getStudy, { params: { studyId } });
  const [adds, setAdds] = useState<'codes' | 'text' | 'answers' | null>(null);
  const study = read.data;
  const added: OnStudyDone = (response) => {
    setAdds(null);
    onDone(response);
  };
  return (
    <>
      <DeskState read={read} queryKey={queryKey} />
      {study && (
        <>
          <FocusedHeading>{study.name}</FocusedHeading>
          <StudyFacts study={study} />
          <FlowPart study={study} />
          <SummaryPart study={study} />
          <DownloadPart study={study} onDone={onDone} />
          {mayChange && study.allocation !== 'open' && (
            <Row>
              <Button aria-expanded={adds === 'codes'} onClick={() => setAdds('codes')}>
                <Trans>Add codes</Trans>
              </Button>
              <Button aria-expanded={adds === 'text'} onClick={() => setAdds('text')}>
                <Trans>New version of the text</Trans>
              </Button>
              <EndStudy study={study} onDone={onDone} />
            </Row>
          )}
          {study.instruments.length > 0 && (
            <div>
              <Button aria-expanded={adds === 'answers'} onClick={() => setAdds('answers')}>
                <Trans>Enter answers given by telephone</Trans>
              </Button>
            </div>
          )}
          {adds === 'answers' && <TelephoneForm study={study} onDone={onDone} />}
          {adds === 'codes' && <StudyCodesForm study={study} onDone={added} />}
          {adds === 'text' && <StudyTextForm study={study} onDone={added} />}
        </>
      )}
      <div>
        <Button onClick={onBack}>
          <Trans>Back to the studies</Trans>
        </Button>
      </div>
    </>
  );
}

function EndStudy({ study: { studyId, name }, onDone }: { study: OpenedStudy; onDone: OnStudyDone }) {
  return (
    <ConfirmButton
      label={<Trans>End the study</Trans>}
      title={<Trans>End {name} today?</Trans>}
      keepLabel={<Trans>Keep it running</Trans>}
      confirm={{ label: <Trans>End the study</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => send(endStudy, { params: { studyId } })}
      onSuccess={onDone}
    >
      <p>
        <Trans>Today is its last day. Nobody joins or is asked after it. Its exports stay.</Trans>
      </p>
    </ConfirmButton>
  );
}

function StudyFacts({ study }: { study: OpenedStudy }) {
  const { i18n } = useLingui();
  const { ethicsReference, contactName, contactEmail, startsOn, endsOn, codes, texts } = study;
  const versions = texts.map(({ version }) => version).join(', ');
  return (
    <OperatorFacts>
      <div>
        <dt>
          <Trans>Days</Trans>
        </dt>
        <dd>
          {formatUtcDay(startsOn)} – {endsOn ? formatUtcDay(endsOn) : <Trans>no end</Trans>}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Ethics reference</Trans>
        </dt>
        <dd>{ethicsReference || <Trans>None</Trans>}</dd>
      </div>
      <div>
        <dt>
          <Trans>Contact</Trans>
        </dt>
        <dd>{[contactName, contactEmail].filter(Boolean).join(', ')}</dd>
      </div>
      {study.allocation !== 'open' && (
        <div>
          <dt>
            <Trans>Codes</Trans>
          </dt>
          <dd>
            <Trans>
              {i18n.number(codes.listed)} on the list, {i18n.number(codes.unused)} not used
            </Trans>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Versions of the text, the newest first</Trans>
        </dt>
        <dd>{versions}</dd>
      </div>
      <div>
        <dt>
          <Trans>Asked</Trans>
        </dt>
        <dd>
          {study.instruments.length === 0 && <Trans>Nothing</Trans>}
          {study.instruments.map(({ id, months }) => (
            <span key={id}>
              <Trans>
                {i18n._(instrumentNames[id])}: month {months.join(', ')}
              </Trans>
              <br />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>What is collected</Trans>
        </dt>
        <dd>{study.collects.map((one) => i18n._(collectedNames[one])).join('; ')}</dd>
      </div>
    </OperatorFacts>
  );
}
