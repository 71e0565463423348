import type { Break } from './break.ts';

/** What changed since the first time. */
export const breaks: readonly Break[] = [
  {
    behavior: 'Of several reviews of an exercise the latest is "now", in whatever order they arrived',
    file: 'contract/reviews/what-changed.ts',
    find: 'Date.parse(a.reviewedAt) - Date.parse(b.reviewedAt) || (a.id < b.id ? -1 : 1)',
    replace: '0',
    noticedBy: 'contract/reviews/what-changed.test.ts',
    title: 'two devices see the same',
  },
  {
    behavior: 'Help counts in a review as in the game: what was shown was not spotted',
    file: 'contract/reviews/what-changed.ts',
    find: "outcome === 'correct' && !assisted",
    replace: "outcome === 'correct' && assisted !== null",
    noticedBy: 'contract/reviews/what-changed.test.ts',
    title: 'what changed after',
  },
  {
    behavior: 'A review from before a game that was started anew is not "now"',
    file: 'contract/reviews/what-changed.ts',
    find: 'return Date.parse(now.reviewedAt) >= Date.parse(first.attempted_at);',
    replace: 'return Date.parse(now.reviewedAt) > 0;',
    noticedBy: 'contract/reviews/what-changed.test.ts',
    title: 'after Start New',
  },
  {
    behavior: 'Nothing is counted while less than a day’s three were seen again',
    file: 'contract/reviews/what-changed.ts',
    find: 'compared.length >= fewestSeenAgain ?',
    replace: 'compared.length > 0 ?',
    noticedBy: 'contract/reviews/what-changed.test.ts',
    title: 'what changed after',
  },
  {
    behavior: 'What got better comes first',
    file: 'contract/reviews/what-changed.ts',
    find: 'gainOf(b) - gainOf(a)',
    replace: '0',
    noticedBy: 'contract/reviews/what-changed.test.ts',
    title: 'what changed after',
  },
  {
    behavior: 'The Reports tab counts reviews that wait on this device',
    file: 'web/reports/insights/WhatChanged.tsx',
    find: 'useReviews().data ?? arrived',
    replace: 'arrived ?? useReviews().data',
    noticedBy: 'web/reports/changes.test.tsx',
    title: 'a review that waits on this device',
  },
  {
    behavior: 'Words come before numbers, and nothing sounds like a loss',
    file: 'web/reports/insights/ChangesCard.tsx',
    find: '<Trans>It is good that you looked again.</Trans>',
    replace: '<Trans>You spotted less than the first time.</Trans>',
    noticedBy: 'web/reports/changes.test.tsx',
    title: 'the tab says of',
  },
];
