import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, restorePlaythrough } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/** The game that Start New archived, and all data as a file. */
export function ResultsSection({ account: { previousGame, passwordGiven } }: { account: Account }) {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Section id="results" title={<Trans>My results</Trans>}>
      {previousGame ? (
        <PreviousGame {...previousGame} onBack={setMessage} />
      ) : (
        <p>
          <Trans>When you start a new game, the one before is kept here for 30 days.</Trans>
        </p>
      )}
      {message !== null && (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
      <p>
        <Trans>You can have everything that we keep about you, as one file.</Trans>
      </p>
      {passwordGiven?.from === 'facility' && <WithheldTextsNotice since={passwordGiven.at} />}
      <DownloadButton />
    </Section>
  );
}

type PreviousGameProps = NonNullable<Account['previousGame']> & { onBack: (message: string) => void };

function PreviousGame({ session, answered, hiddenAt, until, onBack }: PreviousGameProps) {
  const queries = useQueryClient();
  const [began, kept] = [formatDate(hiddenAt, 'll'), formatDate(until, 'll')];
  return (
    <>
      <p>
        <Trans>
          The game before this one has{' '}
          <Plural value={answered} one="# answered exercise" other="# answered exercises" />. It was put away
          on {began} and is kept until {kept}.
        </Trans>
      </p>
      <ConfirmButton
        label={<Trans>Bring back the previous game</Trans>}
        title={<Trans>Bring back the previous game?</Trans>}
        keepLabel={<Trans>Keep the current game</Trans>}
        confirm={{
          variant: 'primary',
          label: <Trans>Bring it back</Trans>,
          sendingLabel: <Trans>Bringing it back...</Trans>,
        }}
        send={() => send(restorePlaythrough, { body: { session } })}
        onSuccess={({ message }) => {
          onBack(message);
          void queries.invalidateQueries();
        }}
      >
        <p>
          <Trans>The two games swap places. The current one is then kept here for 30 days.</Trans>
        </p>
      </ConfirmButton>
    </>
  );
}

/** The facility knew the password it gave, and could have opened the account first (decision G81). */
function WithheldTextsNotice({ since }: { since: string }) {
  const day = formatDate(since, 'dddd, MMMM Do YYYY');
  return (
    <p>
      <Trans>
        Your facility gave you a new password on {day}. So that it cannot read what you wrote before in
        surveys and feedback, the file leaves that out.
      </Trans>
    </p>
  );
}
