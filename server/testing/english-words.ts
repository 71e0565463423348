/** The commonest words of English that are none in Spanish. */
const commonest = [
  ...['the', 'be', 'to', 'of', 'and', 'that', 'have', 'it', 'for', 'not', 'on', 'with', 'you', 'do', 'at'],
  ...['this', 'but', 'by', 'from', 'they', 'we', 'or', 'an', 'will', 'my', 'one', 'all', 'would', 'there'],
  ...[
    'their',
    'what',
    'so',
    'up',
    'out',
    'if',
    'about',
    'who',
    'which',
    'your',
    'is',
    'are',
    'was',
    'please',
  ],
];

/** Where a text that should be Spanish has English words; `names` may have some: of the product, of people. */
export function englishWordsIn(text: string, names: readonly string[] = []): string[] {
  const own = [...names, 'Mind Your Step'].reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const words = own.replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ').match(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu) ?? [];
  return words.filter((word) => commonest.includes(word.toLowerCase()));
}
