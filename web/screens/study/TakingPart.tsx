import { Trans } from '@lingui/react/macro';
import { emailStudyConsent, type Participation, signStudy } from '#contract/own-study.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { formatDate, formatUtcDay } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { usePrint } from '#web/ui/controls/use-print.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { DueFormCard } from './DueFormCard.tsx';
import { DueQuestionsList } from './DueQuestionsList.tsx';
import { FallsCalendar } from './FallsCalendar.tsx';
import { LeaveStudy } from './LeaveStudy.tsx';
import type { OnStudyChanged } from './on-study-changed.ts';
import { SignForm } from './SignForm.tsx';
import { StudyTextView } from './StudyTextView.tsx';

type TakingPartProps = { participation: Participation; onDone: OnStudyChanged };

/** For people who take part: a new text to sign, when the game opens, the signed text with its copies, and the way out. */
export function TakingPart({ participation, onDone }: TakingPartProps) {
  const { study, code, needsSignature, opensAt, due, dueForm } = participation;
  return (
    <>
      {opensAt && (
        <Notice kind="info">
          <Trans>
            In your group the game opens on {formatDate(opensAt, 'dddd, MMMM Do YYYY')}. Until then there is
            nothing to play. If you do not want to wait, you can leave the study.
          </Trans>
        </Notice>
      )}
      {code === null ? (
        <Closed study={study} />
      ) : (
        <p>
          <Trans>
            You take part in <strong>{study.name}</strong>. Your study code is{' '}
            <strong translate="no">{code}</strong>.
          </Trans>
        </p>
      )}
      {dueForm && <DueFormCard dueForm={dueForm} onDone={onDone} />}
      <DueQuestionsList due={due} onDone={onDone} />
      {study.asksFalls && <FallsCalendar />}
      {code !== null &&
        (needsSignature ? (
          <NewText participation={participation} onDone={onDone} />
        ) : (
          <SignedText participation={participation} onDone={onDone} />
        ))}
      <LeaveStudy study={study} isClosed={code === null} onDone={onDone} />
    </>
  );
}

/** After a password from the facility: what goes on, what is closed, whom to ask, and where it is opened. */
function Closed({ study: { name, contactName, contactEmail } }: Pick<Participation, 'study'>) {
  const contact = [contactName, contactEmail].filter(Boolean).join(', ');
  return (
    <>
      <p>
        <Trans>
          You take part in <strong translate="no">{name}</strong>. Do you have questions? Ask {contact}.
        </Trans>
      </p>
      <p>
        <Trans>
          Your facility gave you a new password. Your code and what you signed are closed until you show who
          you are.
        </Trans>
      </p>
      <Link to={paths.account}>
        <Trans>Show who I am</Trans>
      </Link>
    </>
  );
}

function NewText({ participation: { study }, onDone }: TakingPartProps) {
  return (
    <>
      <Notice kind="info">
        <Trans>The text of the study is new. Please read it, and sign it if you want to continue.</Trans>
      </Notice>
      <StudyTextView study={study} />
      <Card>
        <SignForm
          version={study.version}
          submitLabel={<Trans>I have read this and continue</Trans>}
          sign={(body) => send(signStudy, { body })}
          onDone={onDone}
        />
      </Card>
    </>
  );
}

function SignedText({ participation: { study, signedName, signedOn }, onDone }: TakingPartProps) {
  const { print } = usePrint<true>();
  return (
    <>
      <StudyTextView study={study} />
      {signedName && signedOn && (
        <p>
          <Trans>
            Signed: {signedName}, {formatUtcDay(signedOn)}
          </Trans>
        </p>
      )}
      <Row>
        <Button onClick={() => print(true)}>
          <Trans>Print this page</Trans>
        </Button>
        <ActionButton
          label={<Trans>Email me a copy</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={() => send(emailStudyConsent, {})}
          onSuccess={onDone}
        />
      </Row>
    </>
  );
}
