import { Fragment } from 'react';

/** An address that breaks after its @ or before a dot, not inside a word, where a line is too short for the whole. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  const domain = address.slice(at).split(/(?=\.)/);
  return (
    <>
      {address.slice(0, at)}
      {domain.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
