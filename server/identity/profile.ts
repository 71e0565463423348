import type { Provider } from '#contract/providers.ts';

/** Who somebody is, as a provider has proven it to us. */
export type SocialProfile = {
  provider: Provider;
  /** The provider's own id of the person. */
  subject: string;
  name: string;
  /** Facebook may give none. */
  email: string | null;
  /** Whether the provider has seen that the address is this person's; Facebook says nothing of it. */
  isEmailConfirmed: boolean;
  /** Whether the address is the provider's own to give: who has the address there has the mailbox. */
  isEmailOwn: boolean;
  picture: string | null;
};
