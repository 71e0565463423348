import { Fragment } from 'react';

/** A text that is or has an address, which breaks after its @ or before a dot where a line is too short for the whole. */
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
