/** Identity providers that people can log in with. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Their names for people. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };
