import type { Break } from './break.ts';

/** The wording of texts. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A screen uses the word of the list of terms',
    file: 'content/public/legal/terms-sections.ts',
    find: 'The films show hazards.',
    replace: 'The videos show hazards.',
    noticedBy: 'texts.test.ts',
    title: 'say the words of the list of terms',
  },
  {
    behavior: 'A word of the specification stays, whatever the list of terms says',
    file: 'content/checks/terms.ts',
    find: "rest.replaceAll(literal.text, '')",
    replace: "rest.replaceAll(literal.because, '')",
    noticedBy: 'texts.test.ts',
    title: 'say the words of the list of terms',
  },
  {
    behavior: 'An exercise may press a call button, a screen may not',
    file: 'content/checks/terms.ts',
    find: 'isStory(checked.file) ?',
    replace: 'checked.file !== checked.text ?',
    noticedBy: 'content/content.test.ts',
    title: 'another word than the list of terms has',
  },
  {
    behavior: 'No text handles a person',
    file: 'content/checks/banned-wording.ts',
    find: 'have (him|her|them) (?!with',
    replace: 'have (him|her|them) to (?!with',
    noticedBy: 'content/checks/checks.test.ts',
    title: 'a safety rule bans',
  },
  {
    behavior: 'An email reads at grade 6 or below',
    file: 'server/accounts/emails.ts',
    find: "'The link works once, for 7 days.'",
    replace: "'The confirmation hyperlink remains operational for approximately seven calendar days.'",
    noticedBy: 'texts.test.ts',
    title: 'every sentence of an email',
  },
  {
    behavior: 'An address in a sentence wraps only within itself',
    file: 'web/ui/text/EmailAddress.tsx',
    find: '(?=\\.\\w)',
    replace: '(?=\\.)',
    noticedBy: 'web/ui/text/EmailAddress.test.tsx',
    title: 'the end of the sentence does not',
  },
  {
    behavior: 'The catalog is as new as the screens',
    file: 'web/shell/help/ContactCards.tsx',
    find: 'Opens your email program.',
    replace: 'Opens your own email program.',
    noticedBy: 'texts.test.ts',
    title: 'the catalog has the texts',
  },
];
