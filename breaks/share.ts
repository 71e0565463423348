import type { Break } from './break.ts';

/** Show a friend. */
export const breaks: readonly Break[] = [
  {
    behavior: 'The link for a friend leads to the free exercise, not to the page that the player is on',
    file: 'web/screens/share/dialog/FriendDialog.tsx',
    find: 'window.location.origin + paths.tryOne',
    replace: 'window.location.origin + paths.dashboard',
    noticedBy: 'web/screens/share/show-a-friend.test.tsx',
    title: 'the address of the free exercise',
  },
  {
    behavior: 'The email to a friend has spaces where its words end',
    file: 'web/screens/share/dialog/FriendDialog.tsx',
    find: ".replaceAll('+', '%20')",
    replace: '',
    noticedBy: 'web/screens/share/show-a-friend.test.tsx',
    title: 'the email has a subject',
  },
  {
    behavior: 'A text that could not be copied is not said to be copied',
    file: 'web/ui/controls/HandOut.tsx',
    find: "setState('failed');",
    replace: "setState('copied');",
    noticedBy: 'web/screens/share/show-a-friend.test.tsx',
    title: 'does not let it copy',
  },
];
