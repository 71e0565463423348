/** Identity providers that people can log in with. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];
