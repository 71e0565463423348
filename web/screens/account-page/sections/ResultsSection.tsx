import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Section } from '#web/ui/section/Section.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PreviousGames } from './PreviousGames.tsx';

/** The games that Start New archived, and all data as a file. */
export function ResultsSection({ account: { previousGames, passwordGiven } }: { account: Account }) {
  return (
    <Section id="results" title={<Trans>My results</Trans>}>
      <PreviousGames games={previousGames} />
      <p>
        <Trans>You can have everything that we keep about you, as one file.</Trans>
      </p>
      {passwordGiven?.from === 'facility' && <WithheldTextsNotice since={passwordGiven.at} />}
      <DownloadButton />
    </Section>
  );
}

/** The facility knew the password it gave, and could have opened the account first (docs/product-decisions.md#facility-views). */
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
