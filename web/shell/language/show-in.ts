import type { Language } from '#contract/pages/languages.ts';
import { saveSettingsToAccount } from '#web/data/queries/account-settings.ts';
import { chooseSettings, isVisitor } from '#web/data/settings.ts';
import { within } from '#web/lib/within.ts';
import { keepTyped } from '../loading/missing-part.ts';
import { keepState } from './kept-state.ts';

/** A slow network does not keep anybody in the language they cannot read: the cookie has the choice already. */
const savesWithinMs = 3_000;

/**
 * Opens the same page in a language, and keeps the choice on this device and with the account. What was typed comes along,
 * but nothing secret.
 */
export async function showIn(language: Language, address: string): Promise<void> {
  chooseSettings({ language });
  const { pathname } = new URL(address, location.href);
  keepTyped(pathname);
  keepState(pathname);
  if (!isVisitor()) await within(savesWithinMs, saveSettingsToAccount({ language }), undefined);
  location.assign(address);
}
