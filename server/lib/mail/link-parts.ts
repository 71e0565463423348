/** A sentence with a link in brackets: what is before it, its words, and what is after it. */
export function linkParts(sentence: string): [before: string, label: string, after: string] {
  const [before = '', label = '', after = ''] = sentence.split(/[[\]]/);
  return [before, label, after];
}
