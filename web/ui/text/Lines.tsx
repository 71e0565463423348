const bullet = '• ';

/** A text of several lines. Lines that begin with a bullet become a list. */
export function Lines({ text, className }: { text: string; className?: string | undefined }) {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith(bullet));
  if (items.length === 0) return <p className={className}>{text}</p>;
  const isAfter = (line: string) => lines.indexOf(line) > lines.indexOf(items.at(-1) ?? '');
  const paragraphs = lines.filter((line) => !line.startsWith(bullet));
  return (
    <div className={className}>
      {paragraphs
        .filter((line) => !isAfter(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <ul>
        {items.map((item) => (
          <li key={item}>{item.slice(bullet.length)}</li>
        ))}
      </ul>
      {paragraphs.filter(isAfter).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
