import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SentBody } from '#contract/endpoint.ts';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { saveStudyConsent, studyVersion } from '#contract/study.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { showAndHide } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

type StudyProps = { study: Account['study']; isClosed?: boolean | undefined };

/** Taking part in the study, and stopping it: one press each, because stopping must be as easy as agreeing. */
export function StudySection({ study, isClosed }: StudyProps) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  if (study?.isTrial) return <TrialSection />;
  const onSaved = (saved: string) => {
    setMessage(saved);
    setOpen(false);
  };
  return (
    <Section
      id="study"
      title={<Trans>Help researchers</Trans>}
      value={
        <>
          <StudyState study={study} isClosed={isClosed} />
          {message !== null && !isOpen && (
            <Notice kind="good" focus>
              {message}
            </Notice>
          )}
        </>
      }
      change={{
        ...{ isOpen, setOpen, labels: showAndHide },
        form: <StudyForm study={study} isClosed={isClosed} onSaved={onSaved} />,
      }}
    />
  );
}

/** A trial has a page of its own. */
function TrialSection() {
  return (
    <Section
      id="study"
      title={<Trans>Help researchers</Trans>}
      value={
        <Link to={paths.study}>
          <Trans>You take part in a study. Open my study</Trans>
        </Link>
      }
    />
  );
}

function StudyState({ study, isClosed }: StudyProps) {
  if (!study && isClosed) {
    return (
      <p>
        <Trans>Your facility gave you a new password. This is closed until you show who you are.</Trans>
      </p>
    );
  }
  if (!study) {
    return (
      <p>
        <Trans>You do not take part. Researchers get nothing of yours.</Trans>
      </p>
    );
  }
  const day = formatDate(study.agreedAt, 'll');
  const { version } = study;
  return (
    <p>
      <Trans>
        You take part. You agreed on {day}, to version {version} of the text.
      </Trans>
    </p>
  );
}

type StudyFormProps = StudyProps & { onSaved: (message: string) => void };

function StudyForm({ study, isClosed, onSaved }: StudyFormProps) {
  const refetch = useRefetchAccount();
  const save = (body: SentBody<typeof saveStudyConsent>) => send(saveStudyConsent, { body });
  const onSuccess = ({ message }: { message: string }) => {
    onSaved(message);
    void refetch();
  };
  return (
    <>
      <p>
        <Trans>
          Researchers want to know what helps people notice hazards, and for how long. If you take part, they
          get your first tries, what you looked at again, how sure you were, and what became of your plan.
        </Trans>
      </p>
      <p>
        <Trans>
          They do not get your name, your address, your facility or your own words. In place of dates they see
          how many days went by. Still, someone who knows your answers well could guess which rows are yours.
        </Trans>
      </p>
      <p>
        <Trans>
          Taking part is your choice, and you must be 18 or older. You can stop at any time. Then nothing of
          yours is in the next file for researchers.
        </Trans>
      </p>
      {(study || isClosed) && (
        <ActionButton
          label={<Trans>Stop taking part</Trans>}
          sendingLabel={<Trans>Saving...</Trans>}
          send={() => save({ study: null })}
          onSuccess={onSuccess}
        />
      )}
      {!study && (
        <ActionButton
          label={<Trans>I am 18 or older and take part</Trans>}
          sendingLabel={<Trans>Saving...</Trans>}
          send={() => save({ study: { version: studyVersion } })}
          onSuccess={onSuccess}
        />
      )}
      <Link to={paths.study}>
        <Trans>I have a code for a study</Trans>
      </Link>
      <Link to={paths.privacy}>
        <Trans>Privacy Policy</Trans>
      </Link>
    </>
  );
}
