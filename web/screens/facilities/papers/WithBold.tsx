/** A sentence whose words in brackets are bold. */
export function WithBold({ text }: { text: string }) {
  const [before, bold, after] = text.split(/[[\]]/);
  return (
    <>
      {before}
      <strong>{bold}</strong>
      {after}
    </>
  );
}
