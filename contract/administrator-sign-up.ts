import * as z from 'zod/mini';
import { signUpProblems, userName } from './accounts.ts';
import { endpoint, served } from './endpoint.ts';
import { getAdministratorInvitation } from './facility-administrators.ts';
import { newPassword, passwordMessages } from './fields.ts';
import { signUpCommon } from './sign-up-fields.ts';
import { signedIn } from './user.ts';

/** How somebody without an account becomes an administrator of a facility by the emailed invitation. */
export const administratorRegister = endpoint({
  method: 'POST',
  path: `${getAdministratorInvitation.path}/register`,
  caller: 'anyone',
  params: getAdministratorInvitation.params,
  body: z.object({
    userName,
    password: newPassword(passwordMessages.facility),
    ...signUpCommon,
  }),
  response: signedIn,
});

export const administratorSignUpEndpoints = {
  administratorRegister: served(administratorRegister, {
    purpose: 'Sign up as an administrator of a facility by the emailed link, which confirms the address',
    status: 201,
    problems: [...signUpProblems, 'link_invalid'],
  }),
};
