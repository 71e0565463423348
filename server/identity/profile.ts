import type { Provider } from '#server/accounts/tables.ts';

/** Who somebody is, as a provider has proven it to us. */
export type SocialProfile = {
  provider: Provider;
  /** The provider's own id of the person. */
  subject: string;
  name: string;
  /** Confirmed by the provider; Facebook may give none. */
  email: string | null;
  picture: string | null;
};
