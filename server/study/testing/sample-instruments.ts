/** Files of instruments with placeholders in place of the words, which are not ours to give: for tests alone. */

const placeholders = (count: number, reversed: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    text: `PLACEHOLDER ITEM ${index + 1}`,
    isReversed: reversed.includes(index + 1),
  }));

export const sampleFab = {
  instrument: 'fab',
  version: 'placeholder',
  title: 'PLACEHOLDER FaB',
  attribution: 'PLACEHOLDER: the words are loaded by an operator',
  items: placeholders(24, [2, 5]),
  options: [
    { value: 1, label: 'PLACEHOLDER 1' },
    { value: 2, label: 'PLACEHOLDER 2' },
    { value: 3, label: 'PLACEHOLDER 3' },
    { value: 4, label: 'PLACEHOLDER 4' },
    { value: 5, label: 'PLACEHOLDER, DOES NOT APPLY', scores: null },
  ],
  scoring: { method: 'mean', leastAnswered: 18 },
};

export const sampleShortFesI = {
  instrument: 'shortFesI',
  version: 'placeholder',
  title: 'PLACEHOLDER Short FES-I',
  attribution: 'PLACEHOLDER: the words are loaded by an operator',
  items: placeholders(7),
  options: [1, 2, 3, 4].map((value) => ({ value, label: `PLACEHOLDER ${value}` })),
  scoring: { method: 'sum', leastAnswered: 6, isProrated: true },
};
