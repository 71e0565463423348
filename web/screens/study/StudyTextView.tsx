import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StudyText } from '#contract/own-study.ts';
import { formatUtcDay } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { CollectedList } from './CollectedList.tsx';

/** The text of a study in full, what is collected, and whom to ask. */
export function StudyTextView({ study, focus }: { study: StudyText; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const { name, text, version, ethicsReference, contactName, contactEmail, startsOn, endsOn } = study;
  return (
    <Stack as="article" gap={3}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>
        <Trans>What is collected</Trans>
      </h3>
      <CollectedList study={study} />
      <h3>
        <Trans>Ask us first</Trans>
      </h3>
      <p>
        <Trans>Do you have a question? Ask before you sign: {contactName}</Trans>
        {contactEmail && (
          <>
            {', '}
            <Link inline href={`mailto:${contactEmail}`}>
              {contactEmail}
            </Link>
          </>
        )}
      </p>
      <p>
        <Trans>
          The study runs from {formatUtcDay(startsOn)} to {formatUtcDay(endsOn ?? startsOn)}. Ethics
          reference: {ethicsReference}. This is version {version} of the text.
        </Trans>
      </p>
    </Stack>
  );
}

const paragraphsOf = (text: string) => text.split(/\r?\n[ \t]*\r?\n/).map((paragraph) => paragraph.trim());
