import type { User } from '#contract/user.ts';

/** Keeps who is signed in, where the specification has it (section 3). */
export function keepSession({ token, user }: { token: string; user: User }) {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}
