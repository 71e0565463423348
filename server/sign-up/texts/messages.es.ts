import type { en } from './messages.en.ts';

export const es: typeof en = {
  emailFree: 'Este correo está libre.',
  accountReady: 'Su cuenta está lista.',
  accountReadyLogIn: 'Su cuenta está lista. Inicie sesión.',
  accountReadyWithCode: ({ code }) =>
    `Su cuenta está lista. Inicie sesión. El código de su centro es ${code}.`,
};
