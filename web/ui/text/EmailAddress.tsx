import { Fragment } from 'react';

/** A text that is or contains an email address. If a line is too short, it breaks after the @ or before a dot. */
export function EmailAddress({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  const domain = text.slice(at).split(/(?=\.\w)/);
  const parts = (
    <>
      {text.slice(0, at)}
      {domain.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
  // Nobody translates an address; a sentence with one is translated.
  return /\s/.test(text) ? parts : <span translate="no">{parts}</span>;
}
