import type { Break } from './break.ts';

/** Targets of links, and messages of the contact form and the feedback. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A store link may not lead to the front page of the store',
    file: 'content/schema.ts',
    find: '\\/details\\?id=./',
    replace: '/',
    noticedBy: 'content/content.test.ts',
    title: 'planted: the front page of a store',
  },
  {
    behavior: 'In the sandbox the store links lead to a page of the sandbox',
    file: 'server/platform/public-config.ts',
    find: 'config.sandbox ? withSandboxStores(brand) : brand',
    replace: 'brand ?? withSandboxStores(brand)',
    noticedBy: 'server/sandbox/sandbox.test.ts',
    title: 'store links without an address',
  },
  {
    behavior: 'Outside the sandbox a store link without an address stays empty',
    file: 'server/platform/public-config.ts',
    find: 'config.sandbox ? withSandboxStores(brand) : brand',
    replace: 'withSandboxStores(brand)',
    noticedBy: 'server/sandbox/sandbox.test.ts',
    title: 'the routes of the sandbox do not exist outside it',
  },
  {
    behavior: 'The contact form opens with the subject that its address names',
    file: 'web/support/ContactScreen.tsx',
    find: "initialMessageFor(search.get('subject'))",
    replace: "initialMessageFor(search.get('about'))",
    noticedBy: 'web/support/ContactScreen.test.tsx',
    title: 'the message has a first sentence',
  },
  {
    behavior: 'Feedback that fails shows the message in the data',
    file: 'web/api/client.ts',
    find: 'response?.data?.message ?? response?.message',
    replace: 'response?.message',
    noticedBy: 'web/support/use-feedback.test.tsx',
    title: 'feedback that fails shows',
  },
  {
    behavior: 'A problem of the feedback call carries its message in the data too',
    file: 'contract/endpoints/support.ts',
    find: ', repeatsMessage: true',
    replace: '',
    noticedBy: 'server/support/give-feedback.test.ts',
    title: 'the field is named',
  },
  {
    behavior: 'A layout changes at one of the five widths',
    file: 'web/game/exercise/ExerciseLayout.module.css',
    find: '@media (width < 900px)',
    replace: '@media (width < 1000px)',
    noticedBy: 'web/breakpoints.test.ts',
  },
];
