import type { SocialUser } from '#web/data/session/social-user.ts';

export type SocialButtonProps = {
  mode: 'login' | 'signUp';
  onPerson: (person: SocialUser) => void;
  /** The provider cannot be reached. */
  onUnreachable: (provider: 'Google' | 'Facebook') => void;
};
