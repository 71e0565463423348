/** Who else may say who somebody is. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];
