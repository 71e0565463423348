import type { Provider } from '#contract/providers.ts';

/** A person whose identity a provider has verified. */
export type SocialProfile = {
  provider: Provider;
  /** The provider's own id of the person. */
  subject: string;
  name: string;
  /** Facebook may give none. */
  email: string | null;
  /** Whether the provider has checked that the address is this person's; Facebook does not say. */
  isEmailVerified: boolean;
  /** Whether the provider itself gives out the address: the owner of the account then has the mailbox. */
  isEmailOwn: boolean;
  picture: string | null;
};
