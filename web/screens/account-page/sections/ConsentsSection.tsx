import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { showAndHide } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';

const texts: Record<string, ReactNode> = {
  age: <Trans>You are 18 or older, or you are 13 to 17 and your parent or guardian agrees.</Trans>,
  contact: <Trans>We keep and use your email and contact details to run your account.</Trans>,
};

export function ConsentsSection({ consents }: { consents: Account['consents'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="consents"
      title={<Trans>What I agreed to</Trans>}
      value={
        <p>
          {consents.length === 0 ? <Trans>Nothing yet.</Trans> : <Trans>Your consent, with its date.</Trans>}
        </p>
      }
      change={{ isOpen, setOpen, labels: showAndHide, form: <Consents consents={consents} /> }}
    />
  );
}

function Consents({ consents }: { consents: Account['consents'] }) {
  return (
    <>
      <List>
        {consents.map((consent) => (
          <ConsentItem key={`${consent.text} ${consent.version}`} consent={consent} />
        ))}
      </List>
      <p>
        <Trans>
          You can take back your consent at any time by deleting your account. We cannot run an account
          without it.
        </Trans>
      </p>
      <Link href="#delete" sameTab>
        <Trans>Go to "Delete my account"</Trans>
      </Link>
      <Link to={paths.privacy}>
        <Trans>Privacy Policy</Trans>
      </Link>
    </>
  );
}

function ConsentItem({ consent: { text, version, agreedAt } }: { consent: Account['consents'][number] }) {
  const day = agreedAt && formatDate(agreedAt, 'll');
  return (
    <ListItem>
      <div>
        <p>{texts[text] ?? text}</p>
        {day && (
          <p>
            <Trans>
              Agreed on {day}, version {version} of the text.
            </Trans>
          </p>
        )}
      </div>
    </ListItem>
  );
}
