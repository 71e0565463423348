import { Fragment } from 'react';

/** A text that is or contains an email address. If a line is too short, it breaks after the @ or before a dot. */
export function EmailAddress({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  const domain = text.slice(at).split(/(?=\.\w)/);
  return (
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
}
