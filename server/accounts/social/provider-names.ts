import type { Provider } from '#contract/providers.ts';

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>;

/** The note after a new password about the unlinked providers; empty if there were none. */
export function removedNote(removed: readonly Provider[]): string {
  if (removed.length === 0) return '';
  const names = removed.map((provider) => providerNames[provider]).join(' and ');
  return ` ${names} no longer ${removed.length === 1 ? 'opens' : 'open'} your account.`;
}
