import { type Provider, providerNames } from '#contract/providers.ts';

/** The note after a new password about the unlinked providers; empty if there were none. */
export function removedNote(removed: readonly Provider[]): string {
  if (removed.length === 0) return '';
  const names = removed.map((provider) => providerNames[provider]).join(' and ');
  return ` ${names} no longer ${removed.length === 1 ? 'opens' : 'open'} your account.`;
}
